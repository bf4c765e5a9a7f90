"""
Joining the reports of a run that was played in parts.

The parts must be all there, each once, of one engine and one suite; then the whole is as if
one machine had played it. What the engine seems to read otherwise is asked of the whole anew.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judgecall.report.brief import counted
from judgecall.report.document import totals_document
from judgecall.report.saved import CannotRead
from judgecall.runs import Tally
from judgecall.verdicts import Ending, Verdict, exit_code
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from judgecall.selection import Library

    #: A report and the file that it was read from.
    Read = tuple[Path, dict[str, Any]]

#: The endings, the worst last: a whole has ended as badly as the worst of its parts.
_WORSE = (Ending.COMPLETE, Ending.INTERRUPTED, Ending.NO_ENGINE, Ending.SUITE_FAULT)


def merged(reports: Sequence[Read], library: Library) -> dict[str, Any]:
    """Join them, without a diagnosis; raises `CannotRead` if they are no whole."""
    _require_all_parts(reports)
    _require_one_engine(reports)
    told = _in_order(reports, library)
    first = min((report for _, report in reports), key=lambda report: report["started"])
    books = _books(reports, told)
    endings = [Ending(report["ending"]) for _, report in reports]
    ending = max(endings, key=_WORSE.index)
    verdicts = [Verdict(each["verdict"]) for each in told]
    expectations = _expectations(reports)
    as_expected = None if expectations is None else expectations["hold"]
    whole = {
        **first,
        "seconds": round(sum(report["seconds"] for _, report in reports), 6),
        "ending": ending.value,
        "exit_code": int(exit_code(verdicts, ending, as_expected=as_expected)),
        "no_engine": next((each["no_engine"] for _, each in reports if each["no_engine"]), None),
        "faults": _once(fault for _, report in reports for fault in report["faults"]),
        "totals": _totals(verdicts, sum(book["totals"]["in_suite"] for book in books)),
        "expectations": expectations,
        "diagnosis": [],
        "rulebooks": books,
        "scenarios": told,
    }
    del whole["shard"]
    return whole


def _require_all_parts(reports: Sequence[Read]) -> None:
    holder: dict[int, Path] = {}
    path, first = reports[0]
    for path, report in reports:
        if "shard" not in report:
            raise CannotRead(
                f"{path} is the report of a whole run, and no part of one",
                "name the reports that `judgecall run --shard PART/OF --report FILE` has written",
            )
        part = report["shard"]["part"]
        if part in holder:
            raise CannotRead(
                f"{holder[part]} and {path} are both part {part}",
                "name the report of each part once",
            )
        holder[part] = path
        if any(report["shard"][key] != first["shard"][key] for key in ("of", "whole")):
            raise CannotRead(
                f"{reports[0][0]} and {path} are parts of different wholes: "
                f"{_said(first['shard'])}, and {_said(report['shard'])}",
                "play all parts with the same words and the same --shard .../OF",
            )
    of = first["shard"]["of"]
    if missing := [str(part) for part in range(1, of + 1) if part not in holder]:
        raise CannotRead(
            f"of {of} parts, {listed(missing)} {'is' if len(missing) == 1 else 'are'} missing",
            f"play it: judgecall run ... --shard {missing[0]}/{of} --report FILE",
        )


def _said(shard: dict[str, int]) -> str:
    return f"one of {shard['of']} parts of {counted(shard['whole'], 'scenario')}"


def _require_one_engine(reports: Sequence[Read]) -> None:
    known: dict[str, tuple[Path, dict[str, Any]]] = {}
    for path, report in reports:
        for book in report["rulebooks"]:
            other, before = known.setdefault(book["id"], (path, book))
            if before["edition"] != book["edition"]:
                raise CannotRead(
                    f"{other} and {path} are of different editions of {book['title']}: "
                    f"{before['edition']} and {book['edition']}",
                    "play all parts with the same suite",
                )
            if before["engine"] is None:
                known[book["id"]] = path, book
            elif book["engine"] not in (None, before["engine"]):
                raise CannotRead(
                    f"{other} and {path} are of different engines: "
                    f"{_named(before['engine'])} and {_named(book['engine'])}",
                    "play all parts with the same engine",
                )


def _expectations(reports: Sequence[Read]) -> dict[str, Any] | None:
    """What a file of expectations said, if there was one: of all parts, or of none."""
    said = [(path, report.get("expectations")) for path, report in reports]
    known = [each for _, each in said if each is not None]
    if not known:
        return None
    for path, each in said:
        if each is None:
            raise CannotRead(
                f"{path} was played without expectations, and other parts with them",
                "play all parts with the same --expect FILE",
            )
    return {
        **known[0],
        "hold": all(each["hold"] for each in known),
        # An entry that one part has asked about was asked about; no more can be unasked.
        "not_asked": min(each["not_asked"] for each in known),
        "excused": _once(entry for each in known for entry in each["excused"]),
        "faults": _once(fault for each in known for fault in each["faults"]),
    }


def _named(engine: dict[str, Any]) -> str:
    return f"{engine['name']} {engine['version']}"


def _in_order(reports: Sequence[Read], library: Library) -> list[dict[str, Any]]:
    """Every scenario once, in the order of the suite."""
    told = {each["id"]: each for _, report in reports for each in report["scenarios"]}
    names = sorted({book["id"] for _, report in reports for book in report["rulebooks"]})
    order = [
        scenario.id
        for name in names
        if name in library.ids
        for scenario in library.book(library.root / name).rulebook.scenarios
    ]
    found = [told[name] for name in order if name in told]
    number = sum(len(report["scenarios"]) for _, report in reports)
    whole = reports[0][1]["shard"]["whole"]
    if not len(found) == number == whole:
        raise CannotRead(
            f"the parts hold {len(found)} different scenarios of this suite, and the whole "
            f"has {whole}",
            "play all parts with the same words, and with this suite",
        )
    return found


def _books(reports: Sequence[Read], told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    books: dict[str, dict[str, Any]] = {}
    for _, report in reports:
        for book in report["rulebooks"]:
            before = books.setdefault(book["id"], book)
            if before["engine"] is None:
                books[book["id"]] = book
    return [
        {
            **book,
            "totals": _totals(
                [Verdict(each["verdict"]) for each in told if each["rulebook"] == name],
                book["totals"]["in_suite"],
            ),
        }
        for name, book in sorted(books.items())
    ]


def _totals(verdicts: list[Verdict], in_suite: int) -> dict[str, Any]:
    return totals_document(Tally(Counter(verdicts), in_suite))


def _once(things: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The things without those that are there already."""
    found: list[dict[str, Any]] = []
    for thing in things:
        if thing not in found:
            found.append(thing)
    return found
