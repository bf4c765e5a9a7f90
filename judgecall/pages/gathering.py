"""
Reports laid side by side: a rulebook as it reads, and in each clause what every engine did.

All of it is taken from the reports, so that a page needs no suite and no engine, and tells
verdicts by the words that they were given by.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: Verdicts from the one to look at first to the one that needs no look.
WORST_FIRST = (
    Verdict.CRASHED,
    Verdict.TIMED_OUT,
    Verdict.BROKEN,
    Verdict.FAILED,
    Verdict.NOT_RUN,
    Verdict.DIFFERS,
    Verdict.UNSUPPORTED,
    Verdict.PASSED,
)


class LacksWords(Exception):
    """A report without the words of its clauses, as a judgecall of before wrote them."""


@dataclass(frozen=True, slots=True)
class Column:
    """One report: one engine, as it was judged once."""

    number: int
    #: What tells it from the others: its name and version, and how it was reached if need be.
    name: str
    report: dict[str, Any]

    @property
    def totals(self) -> dict[str, Any]:
        """How many scenarios came to what."""
        found: dict[str, Any] = self.report["totals"]
        return found

    @property
    def handshakes(self) -> list[dict[str, Any]]:
        """How it introduced itself, rulebook by rulebook."""
        return [book["engine"] for book in self.report["rulebooks"] if book["engine"]]


@dataclass(frozen=True, slots=True)
class Result:
    """What one engine made of one scenario."""

    column: Column
    verdict: Verdict
    details: dict[str, Any] | None = None
    #: The misreadings that explain it, as the diagnosis tells them.
    explanations: tuple[dict[str, Any], ...] = ()


@dataclass(slots=True)
class Example:
    """One scenario, with what each engine made of it."""

    id: str
    name: str
    #: The row of an outline; empty for a scenario without rows.
    case: str
    file: str
    line: int
    #: By number of the column; absent where it was not selected.
    results: dict[int, Result] = field(default_factory=dict)

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts that engines came to, the one to look at first in front."""
        return worst_first(result.verdict for result in self.results.values())

    def number_of(self, verdict: Verdict) -> int:
        """How many engines came to this verdict."""
        return sum(result.verdict is verdict for result in self.results.values())

    @property
    def told(self) -> list[Result]:
        """The results that need words."""
        return [result for result in self.results.values() if result.details is not None]


@dataclass(frozen=True, slots=True)
class Cell:
    """One clause and one engine."""

    verdict: Verdict
    #: Scenarios that ended in this verdict.
    so: int
    passed: int
    told: int


@dataclass(slots=True)
class ClausePage:
    """One clause in words, with what each engine made of it."""

    id: str
    anchor: str
    words: dict[str, Any]
    #: The readings that it needs: id and entry.
    readings: list[tuple[str, dict[str, Any]]]
    #: Whether two reports hold different words for it.
    is_worded_otherwise: bool = False
    examples: dict[str, Example] = field(default_factory=dict)

    def cell(self, column: Column) -> Cell | None:
        """What this engine made of it; None where none of its scenarios was selected."""
        found = [
            example.results[column.number].verdict
            for example in self.examples.values()
            if column.number in example.results
        ]
        if not found:
            return None
        worst = worst_first(found)[0]
        return Cell(worst, found.count(worst), found.count(Verdict.PASSED), len(found))

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts that engines came to, the one to look at first in front."""
        return worst_first(
            verdict for example in self.examples.values() for verdict in example.verdicts
        )

    def is_played_otherwise(self, columns: Sequence[Column]) -> bool:
        """Whether two of these engines came to different verdicts in a scenario of it."""
        return any(
            len(
                {
                    example.results[each.number].verdict
                    for each in columns
                    if each.number in example.results
                }
            )
            > 1
            for example in self.examples.values()
        )

    @property
    def needs_a_look(self) -> bool:
        """Whether an engine came to something that makes a run fail, or to no verdict."""
        return any(not verdict.is_good for verdict in self.verdicts)


@dataclass(slots=True)
class SectionPage:
    """One section of a rulebook."""

    id: str
    title: str
    text: str
    clauses: list[ClausePage] = field(default_factory=list)


@dataclass(slots=True)
class BookPage:
    """One edition of a rulebook, as it reads."""

    id: str
    title: str
    edition: str
    sources: list[dict[str, Any]]
    sections: list[SectionPage] = field(default_factory=list)
    #: The engines that were judged by it.
    columns: list[Column] = field(default_factory=list)
    diagnoses: list[tuple[Column, dict[str, Any]]] = field(default_factory=list)

    @property
    def clauses(self) -> list[ClausePage]:
        """Its clauses, as they stand."""
        return [clause for section in self.sections for clause in section.clauses]

    def clause(self, identity: str) -> ClausePage | None:
        """Find a clause by its id."""
        return next((each for each in self.clauses if each.id == identity), None)

    def totals(self, column: Column) -> dict[str, Any]:
        """What an engine came to here."""
        return next(
            book["totals"]
            for book in column.report["rulebooks"]
            if (book["id"], book["edition"]) == (self.id, self.edition)
        )


@dataclass(frozen=True, slots=True)
class Gathered:
    """All reports, side by side."""

    columns: list[Column]
    books: list[BookPage]

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts there are, the one to look at first in front."""
        return worst_first(
            verdict
            for book in self.books
            for clause in book.clauses
            for verdict in clause.verdicts
        )


def worst_first(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Each verdict once, the one to look at first in front."""
    return sorted(set(verdicts), key=WORST_FIRST.index)


def gather(reports: Sequence[dict[str, Any]]) -> Gathered:
    """Lay reports side by side, in the order given; raises `LacksWords`."""
    columns = [
        Column(number, name, report)
        for number, (name, report) in enumerate(zip(_names(reports), reports, strict=True))
    ]
    books: dict[tuple[str, str], BookPage] = {}
    for column in columns:
        for told in column.report["rulebooks"]:
            if "sections" not in told:
                raise LacksWords(column.name)
            key = told["id"], told["edition"]
            page = books.get(key)
            if page is None:
                page = books[key] = BookPage(
                    *key[:1], told["title"], key[1], told.get("sources", [])
                )
            _add(page, column, told)
    return Gathered(columns, list(books.values()))


def _add(page: BookPage, column: Column, told: dict[str, Any]) -> None:
    page.columns.append(column)
    clauses = {clause.id: clause for clause in page.clauses}
    sections = {section.id: section for section in page.sections}
    for section in told["sections"]:
        place = sections.get(section["id"])
        if place is None:
            place = SectionPage(section["id"], section["title"], section["text"])
            page.sections.append(place)
        for words in section["clauses"]:
            known = clauses.get(words["id"])
            if known is not None:
                known.is_worded_otherwise |= _said(known.words) != _said(words)
                continue
            entries = told.get("readings", {})
            readings = [(name, entries[name]) for name in words["readings"] if name in entries]
            anchor = f"{page.id}-{page.edition}-{words['id']}"
            clauses[words["id"]] = ClausePage(words["id"], anchor, words, readings)
            place.clauses.append(clauses[words["id"]])
    diagnoses = [
        each for each in column.report.get("diagnosis", []) if each["rulebook"] == page.id
    ]
    page.diagnoses += [(column, each) for each in diagnoses]
    explanations = [each for diagnosis in diagnoses for each in diagnosis["explanations"]]
    for scenario in column.report["scenarios"]:
        if scenario["rulebook"] == page.id:
            _put(clauses, column, scenario, explanations)


def _said(words: dict[str, Any]) -> tuple[Any, ...]:
    return words["title"], words["text"], words["standing"], tuple(words["readings"])


def _put(
    clauses: dict[str, ClausePage],
    column: Column,
    scenario: dict[str, Any],
    explanations: list[dict[str, Any]],
) -> None:
    identity = scenario["id"]
    if scenario["clause"] not in clauses:
        raise LacksWords(column.name)
    examples = clauses[scenario["clause"]].examples
    if identity not in examples:
        case = identity.split("/", 3)[3:]
        examples[identity] = Example(
            identity,
            scenario["name"],
            case[0] if case else "",
            scenario["file"],
            scenario["line"],
        )
    examples[identity].results[column.number] = Result(
        column,
        Verdict(scenario["verdict"]),
        scenario.get("details"),
        tuple(each for each in explanations if identity in each["explains"]),
    )


def _names(reports: Sequence[dict[str, Any]]) -> list[str]:
    """Name each engine, by as much as tells it from the others."""
    short = [_introduced(report) for report in reports]
    long = [
        f"{name} ({report['engine']['spec']})" if short.count(name) > 1 else name
        for name, report in zip(short, reports, strict=True)
    ]
    dated = [
        f"{name}, {report['started']}" if long.count(name) > 1 else name
        for name, report in zip(long, reports, strict=True)
    ]
    return [
        f"{name}, report {number}" if dated.count(name) > 1 else name
        for number, name in enumerate(dated, 1)
    ]


def _introduced(report: dict[str, Any]) -> str:
    for book in report["rulebooks"]:
        if book["engine"] is not None:
            return f"{book['engine']['name']} {book['engine']['version']}"
    spec: str = report["engine"]["spec"]
    return spec
