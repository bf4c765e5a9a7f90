"""One side of a comparison: who was judged by what, and each scenario's verdict."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from judgecall import __version__
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgecall.runs import BookRun, Run


class ClauseKey(NamedTuple):
    """A clause of one of several rulebooks."""

    rulebook: str
    clause: str

    def __str__(self) -> str:
        return f"{self.rulebook}:{self.clause}"


@dataclass(frozen=True, slots=True)
class Told:
    """What one side says of one scenario."""

    id: str
    clause: ClauseKey
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Book:
    """What one side says of a rulebook as a whole."""

    id: str
    title: str
    edition: str
    #: How many scenarios there were to pass, selected or not.
    in_suite: int
    #: Whether every one of them was selected: then what is not told of is not there.
    is_whole: bool
    #: How the engine introduced itself; empty if it was never reached.
    engine: str = ""
    #: Clause id to the clause in a line, where the side holds the words.
    words: Mapping[str, str] = field(default_factory=dict)


class Count(NamedTuple):
    """How much passed, with both denominators."""

    passed: int
    judged: int
    of_all: int


@dataclass(frozen=True, slots=True)
class Side:
    """One engine judged by one version of the suite."""

    #: What the reader calls it: the report's file, or the version of the rules.
    name: str
    #: How the engine was named on the command line.
    spec: str
    #: The version of the suite and its runner.
    suite: str
    #: How the run came to its end.
    ending: str
    books: Mapping[str, Book]
    #: In the order of the suite.
    told: Mapping[str, Told]

    @classmethod
    def of_report(cls, name: str, report: Mapping[str, Any]) -> Side:
        """Take from a saved report what is compared."""
        scenarios = report["scenarios"]
        return cls(
            name,
            report["engine"]["spec"],
            report["suite"]["version"],
            report["ending"],
            {book["id"]: _book(book) for book in report["rulebooks"]},
            {
                each["id"]: Told(
                    each["id"],
                    ClauseKey(each["rulebook"], each["clause"]),
                    Verdict(each["verdict"]),
                )
                for each in scenarios
            },
        )

    @classmethod
    def of_run(cls, name: str, run: Run) -> Side:
        """Take from a run what is compared."""
        return cls(
            name,
            run.how.spec,
            __version__,
            run.ending.value,
            {book.chosen.rulebook.id: _book_of_run(book) for book in run.books},
            {
                outcome.scenario.id: Told(
                    outcome.scenario.id,
                    ClauseKey(
                        outcome.scenario.clause.section.rulebook.id,
                        outcome.scenario.clause.id,
                    ),
                    outcome.verdict,
                )
                for outcome in run.outcomes
            },
        )

    @property
    def engine(self) -> str:
        """How the engine introduced itself, or what it was called if it never did."""
        names = dict.fromkeys(book.engine for book in self.books.values() if book.engine)
        return ", ".join(names) or self.spec

    @property
    def count(self) -> Count:
        """What passed in all rulebooks."""
        in_suite = sum(book.in_suite for book in self.books.values())
        return counted(self.told.values(), in_suite)

    def of_clause(self, clause: ClauseKey) -> Count:
        """What passed of the scenarios of one clause that were selected."""
        told = [each for each in self.told.values() if each.clause == clause]
        return counted(told, len(told))

    def words_of(self, clause: ClauseKey) -> str:
        """The clause in a line, or nothing where this side lacks the words."""
        book = self.books.get(clause.rulebook)
        return book.words.get(clause.clause, "") if book else ""


def counted(told: Iterable[Told], of_all: int) -> Count:
    """Count what passed and what was judged."""
    verdicts = [each.verdict for each in told]
    return Count(
        verdicts.count(Verdict.PASSED),
        sum(verdict.is_judged for verdict in verdicts),
        of_all,
    )


def _book(book: Mapping[str, Any]) -> Book:
    totals, engine, frozen = book["totals"], book["engine"], book.get("frozen")
    gone = len(frozen["gone"]) if frozen else 0
    return Book(
        book["id"],
        book["title"],
        book["edition"],
        totals["in_suite"],
        totals["selected"] + gone >= totals["in_suite"],
        f"{engine['name']} {engine['version']}".strip() if engine else "",
        {
            clause["id"]: clause["title"]
            for section in book.get("sections", ())
            for clause in section["clauses"]
        },
    )


def _book_of_run(book: BookRun) -> Book:
    rulebook, tally, handshake = book.chosen.rulebook, book.tally, book.handshake
    return Book(
        rulebook.id,
        rulebook.title,
        book.chosen.edition,
        tally.in_suite,
        tally.selected + len(book.chosen.gone) >= tally.in_suite,
        f"{handshake.name} {handshake.version}".strip() if handshake else "",
        {clause.id: clause.title for clause in rulebook.clauses},
    )
