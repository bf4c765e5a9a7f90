"""Runs that came to whatever a test says, without an engine."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from judgecall.expectations import Expectations
from judgecall.play import Outcome
from judgecall.runs import BookRun, How, Run
from judgecall.selection import Library
from judgecall.verdicts import Ending, Verdict

FIRST = "arcane_legions/bucket.active-first/the-active-player-comes-first"
ONE = "arcane_legions/bucket.active-first/every-figure-is-counted/one"
TWO = "arcane_legions/bucket.active-first/every-figure-is-counted/two"
HALTS = "arcane_legions/bucket.halts/an-order-is-refused-while-an-ability-waits"
COST = "arcane_legions/orders.cost/a-formation-moves"

ALL = (FIRST, ONE, TWO, HALTS, COST)


class Runs:
    """Makes runs over the small rulebook."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = Library(folder.parent, rehearsed=False)

    def run(
        self,
        verdicts: dict[str, Verdict] | None = None,
        *words: str,
        at_set_up: tuple[str, ...] = (),
        ending: Ending = Ending.COMPLETE,
    ) -> Run:
        """A run in which everything passed but what is named here."""
        found = verdicts or {}
        assert set(found) <= set(ALL)
        selection = self.library.select(words or [str(self.folder)])
        books = [
            BookRun(
                chosen,
                None,
                [
                    Outcome(
                        scenario,
                        found.get(scenario.id, Verdict.PASSED),
                        at_set_up=scenario.id in at_set_up,
                    )
                    for scenario in chosen.scenarios
                ],
            )
            for chosen in selection.books
        ]
        run = Run(How("reference", 5.0), "in process", datetime.now(UTC), books)
        run.ending = ending
        return run


def entry(
    what: str, must: str | None = "failed", *, may: str | None = None, more: str = ""
) -> str:
    """One entry, as it stands in a file."""
    by = "scenario" if what.count("/") > 1 else "clause"
    verdict = f'may = "{may}"' if may else f'must = "{must}"'
    return f'[[expect]]\n{by} = "{what}"\n{verdict}\nreason = "known"\n{more}'


def expectations(*entries: str) -> Expectations:
    """A file that holds these entries, with an empty line between them."""
    return Expectations.of(Path("known.toml"), "\n".join(entries))
