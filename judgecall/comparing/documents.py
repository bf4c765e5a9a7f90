"""
A comparison as JSON, for programs.

Its shape is `schemas/diff.schema.json`, which is closed; `FORMAT` changes with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from judgecall.comparing.verdicts import Kind

if TYPE_CHECKING:
    from judgecall.comparing.playing import Flips, RulesComparison
    from judgecall.comparing.rules import Altered, RulesDiff
    from judgecall.comparing.sides import Count, Side
    from judgecall.comparing.verdicts import Diff
    from judgecall.rulebook import Clause

#: The version of the document's shape.
FORMAT: Final = 1

_KINDS: Final = {
    Kind.LOST: "lost",
    Kind.LEFT_OUT: "left_out",
    Kind.GAINED: "gained",
    Kind.TURNED: "changed_kind",
    Kind.ONLY_OLD: "only_first",
    Kind.ONLY_NEW: "only_second",
}


def diff_document(diff: Diff) -> dict[str, Any]:
    """Tell what changed between two reports."""
    return {"diff": FORMAT, "of": "reports", "exit_code": int(diff.exit_code), **_diff(diff)}


def rules_document(comparison: RulesComparison) -> dict[str, Any]:
    """Tell what changed between two versions of the rules."""
    return {
        "diff": FORMAT,
        "of": "rules",
        "exit_code": int(comparison.exit_code),
        "first": comparison.old,
        "second": comparison.new,
        "rulebooks": [_book(book) for book in comparison.books],
        "engines": [_flips(flips) for flips in comparison.flips],
        "not_played": comparison.not_played,
    }


def _diff(diff: Diff) -> dict[str, Any]:
    return {
        "first": _side(diff.old, diff.old_in_both),
        "second": _side(diff.new, diff.new_in_both),
        **{name: _clauses(diff, kind) for kind, name in _KINDS.items()},
    }


def _side(side: Side, both: Count) -> dict[str, Any]:
    return {
        "name": side.name,
        "spec": side.spec,
        "engine": side.engine,
        "suite": side.suite,
        "ending": side.ending,
        "editions": {book.id: book.edition for book in side.books.values()},
        "count": side.count._asdict(),
        "in_both": both._asdict(),
    }


def _clauses(diff: Diff, kind: Kind) -> list[dict[str, Any]]:
    return [
        {
            "rulebook": clause.rulebook,
            "clause": clause.clause,
            "title": diff.words_of(clause),
            "first": diff.old.of_clause(clause)._asdict(),
            "second": diff.new.of_clause(clause)._asdict(),
            "scenarios": [
                {
                    "id": change.id,
                    "first": change.old.value if change.old else None,
                    "second": change.new.value if change.new else None,
                }
                for change in changes
            ],
        }
        for clause, changes in diff.of(kind).items()
    ]


def _book(book: RulesDiff) -> dict[str, Any]:
    return {
        "id": book.id,
        "first_edition": book.old.edition if book.old else None,
        "second_edition": book.new.edition if book.new else None,
        "manifest": [_altered(each) for each in book.manifest],
        "clauses_added": [_clause(clause) for clause in book.clauses_added],
        "clauses_removed": [_clause(clause) for clause in book.clauses_removed],
        "clauses_changed": [
            {
                **_clause(each.clause),
                "reworded": [_altered(altered) for altered in each.reworded],
                "standing": [_altered(altered) for altered in each.standing],
            }
            for each in book.clauses_changed
        ],
        "scenarios_added": [scenario.id for scenario in book.added],
        "scenarios_removed": [scenario.id for scenario in book.removed],
        "scenarios_changed": [
            {"id": each.new.id, "lines": list(each.lines)} for each in book.changed
        ],
        "scenarios_renamed": {name: scenario.id for name, scenario in book.renamed.items()},
    }


def _clause(clause: Clause) -> dict[str, Any]:
    return {"clause": clause.id, "title": clause.title}


def _altered(altered: Altered) -> dict[str, Any]:
    return {"what": altered.what, "first": altered.old, "second": altered.new}


def _flips(flips: Flips) -> dict[str, Any]:
    return {
        "spec": flips.spec,
        "exit_code": int(flips.exit_code),
        "why_not_played": ""
        if flips.diff is not None
        else flips.no_engine.sentence
        if flips.no_engine
        else flips.ending.value,
        "faults": list(flips.faults),
        "verdicts": None if flips.diff is None else _diff(flips.diff),
    }
