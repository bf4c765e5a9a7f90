"""A report read back from its file, as evidence of how an engine reads the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import json

import jsonschema_rs
import orjson

from judgecall import __version__, resources
from judgecall.diagnosis import Evidence
from judgecall.editions import find, gone
from judgecall.kill import Failure
from judgecall.report.brief import counted
from judgecall.report.document import FORMAT
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.lint import Checked
    from judgecall.rulebook import Rulebook
    from judgecall.selection import Library


class CannotRead(Exception):
    """A report that is no use here; says why and what to do."""

    def __init__(self, sentence: str, way_out: str) -> None:
        super().__init__(f"{sentence}\n  {way_out}")
        self.sentence = sentence
        self.way_out = way_out


_NAME = "name a file that `judgecall run --report FILE` has written"
_AGAIN = "play the suite again: judgecall run ... --report FILE"


def read_report(path: Path, *, of_any_version: bool = False) -> dict[str, Any]:
    """
    Read a report that is whole; raises `CannotRead`.

    It must be of this very suite, unless its reader only compares what reports say.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise CannotRead(
            f"the report {path} cannot be read: {error.strerror}",
            _NAME,
        ) from error
    report = _parsed(path, raw)
    _require_format(path, report)
    if not of_any_version:
        _require_version(path, report)
    schema = orjson.loads((resources.schemas() / "report.schema.json").read_bytes())
    fault = next(jsonschema_rs.iter_errors(schema, report), None)
    if fault is not None:
        place = "".join(f"/{step}" for step in fault.instance_path) or "its top"
        raise CannotRead(f"{path} is no report as it stands; at {place}: {fault.message}", _AGAIN)
    found: dict[str, Any] = report
    return found


def _parsed(path: Path, raw: bytes) -> Any:  # noqa: ANN401 - whatever stands there
    try:
        # A report may hold half a character, as an engine wrote it; the schema's reader may not.
        text = json.dumps(json.loads(raw), ensure_ascii=False)
        return orjson.loads(text.encode("utf-8", "replace"))
    except (ValueError, RecursionError) as error:
        raise CannotRead(f"{path} is no report, for it is not JSON: {error}", _NAME) from error


def _require_format(path: Path, report: object) -> None:
    if not isinstance(report, dict) or not isinstance(report.get("report"), int):
        raise CannotRead(
            f"{path} is JSON, but no report of a run",
            _NAME,
        )
    if report["report"] != FORMAT:
        raise CannotRead(
            f"{path} is a report of version {report['report']}, and this judgecall reads {FORMAT}",
            _AGAIN,
        )


def _require_version(path: Path, report: dict[str, Any]) -> None:
    suite = report.get("suite")
    version = suite.get("version") if isinstance(suite, dict) else None
    if isinstance(version, str) and version != __version__:
        raise CannotRead(
            f"{path} tells of suite {version}, and this is {__version__}; "
            "its scenarios may be others",
            f"{_AGAIN}\nor use judgecall {version}",
        )


def evidence_of(report: dict[str, Any], library: Library) -> list[Evidence]:
    """What a report shows of each rulebook; raises `CannotRead` if the suite has changed since."""
    found = []
    for book in report["rulebooks"]:
        if book["id"] not in library.ids:
            raise CannotRead(
                f"the report tells of {book['title']} ({book['id']}), which this suite lacks",
                f"the suite's rulebooks: {', '.join(library.ids) or 'none'}",
            )
        checked = library.book(library.root / book["id"])
        told = [each for each in report["scenarios"] if each["rulebook"] == book["id"]]
        if not _is_of_this_suite(book, [each["id"] for each in told], checked.rulebook):
            raise CannotRead(
                f"the report tells of edition {book['edition']} of {book['title']}, "
                f"and this suite encodes {checked.rulebook.edition}",
                _AGAIN,
            )
        _require_scenarios(told, checked)
        found.append(_evidence(told, checked))
    return found


def _is_of_this_suite(book: dict[str, Any], ids: list[str], rulebook: Rulebook) -> bool:
    """Whether it tells of the suite's edition, or of what still stands of a frozen one."""
    if book["edition"] == rulebook.edition:
        return True
    if not book.get("frozen"):
        return False
    edition = find(rulebook.folder, book["edition"])
    return edition is not None and gone(edition, rulebook).isdisjoint(ids)


def _require_scenarios(told: list[dict[str, Any]], checked: Checked) -> None:
    known = {scenario.id for scenario in checked.rulebook.scenarios}
    if gone := [each["id"] for each in told if each["id"] not in known]:
        number = counted(len(gone), "scenario")
        raise CannotRead(
            f"the report tells of {number} that the suite no longer has: {gone[0]}"
            + (" and others" if len(gone) > 1 else ""),
            _AGAIN,
        )


def _evidence(told: list[dict[str, Any]], checked: Checked) -> Evidence:
    verdicts = {each["id"]: Verdict(each["verdict"]) for each in told}
    return Evidence(
        checked,
        {
            each["id"]: _failure(verdicts[each["id"]], each["details"])
            for each in told
            if verdicts[each["id"]].is_judged
            if verdicts[each["id"]] is not Verdict.PASSED
        },
        frozenset(name for name, verdict in verdicts.items() if verdict is Verdict.PASSED),
    )


def _failure(verdict: Verdict, details: dict[str, Any]) -> Failure:
    step = details["step"]
    return Failure(
        verdict,
        None if step is None else step["line"],
        details["sentence"],
        tuple(details["actual"]),
    )
