"""
A scenario walked through without an engine.

The Givens are carried out in earnest, the Whens and Thens against a game in which nothing
ever happens. What a scenario gets wrong by itself (a unit that nobody placed, a player who
is not at the table, a request that the contract forbids) shows at once; what is only a
difference from that empty game does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import re

from judgecall.protocol import Checker, SchemaFault
from judgecall.protocol.schemas import NoSuchContract
from judgecall.rulebook.excerpt import row_line, underlined
from judgecall.steps import Slip
from judgecall.steps.kinds import NAME
from judgecall.table import Mismatch, ScenarioFault, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgecall.rulebook import Step
    from judgecall.steps import Bound
    from judgecall.wording import Words


class _EmptyGame:
    """A game in which nothing happens; it only holds what is sent against the contract."""

    def __init__(self, rulebook_id: str) -> None:
        try:
            self._checker: Checker | None = Checker(rulebook_id)
        except NoSuchContract:
            self._checker = None

    def start(self, params: dict[str, Any]) -> dict[str, Any]:
        return self._answer("game/start", params)

    def act(self, player: str | None, action: dict[str, Any]) -> dict[str, Any]:
        return self._answer("game/act", {"player": player, "action": action})

    def decide(self, decision: str, choice: list[str]) -> dict[str, Any]:
        return self._answer("game/decide", {"decision": decision, "choice": choice})

    def view(self, player: str | None = None) -> dict[str, Any]:
        return {"state": {}, "events": [], "player": player}

    def _answer(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        if self._checker is not None:
            self._checker.check_request(
                {"jsonrpc": "2.0", "id": 1, "method": method, "params": params},
            )
        return {"events": [], "decision": None, "state": {}}


def rehearse(bounds: Sequence[tuple[Step, Bound]], words: Words) -> Iterator[tuple[Step, Slip]]:
    """Walk through a scenario up to the first line that cannot be played."""
    table = Table(words, _EmptyGame(words.rulebook_id))
    for step, bound in bounds:
        try:
            bound.run(table)
        except Mismatch:
            continue
        except ScenarioFault as fault:
            yield step, _misplaced(step, fault.sentence, fault.way_out)
            return
        except SchemaFault as fault:
            yield _unsendable([each for each, _ in bounds], step, fault)
            return


def _unsendable(steps: list[Step], step: Step, fault: SchemaFault) -> tuple[Step, Slip]:
    """Lead a fault in the set-up back to the Given that placed the object."""
    sentence = f"the contract does not allow this: {fault.sentence}"
    way_out = fault.likely or "write what the rulebook's schema allows"
    _, *path = fault.pointer.split("/")
    if path[:2] == ["params", "objects"] and len(path) > 2:  # noqa: PLR2004 - and which object
        name = fault.message["params"]["objects"][int(path[2])]["name"]
        said = f"the contract does not allow {' '.join(path[3:])} of {name}: {fault.sentence}"
        for each in steps:
            if name in re.findall(NAME, " ".join([each.text, *sum(each.rows or (), ())])):
                return each, _misplaced(each, said, way_out)
    return step, Slip(sentence, underlined(step.text), way_out, "contract")


def _misplaced(step: Step, sentence: str, way_out: str) -> Slip:
    """Show the place: the name that the fault speaks of, in the line or in its table."""
    named = set(re.findall(NAME, sentence))
    for number, row in enumerate(step.rows or ()):
        wrong = [place for place, cell in enumerate(row) if cell in named]
        if wrong and not named & set(re.findall(NAME, step.text)):
            return Slip(sentence, row_line(row, *wrong), way_out, "misplaced", row=number)
    spans = [found.span() for found in re.finditer(NAME, step.text) if found[0] in named]
    return Slip(sentence, underlined(step.text, *spans), way_out, "misplaced")
