"""
All rulebooks in one engine, read rightly or wrongly.

`engine()` plays every rulebook there is by its rules. `misreading("resumes-active")()`
plays likewise, except that one rulebook is played by somebody who misread a clause of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar
import difflib

from judgecall_adapter import Engine

from reference_engine.arcane_legions.engine import ArcaneLegions
from reference_engine.arcane_legions.misreadings import MISREADINGS as OF_ARCANE_LEGIONS
from reference_engine.arcane_legions.rules import Rules as RulesOfArcaneLegions
from reference_engine.core.clauses import clauses_of
from reference_engine.fawnalore.engine import Fawnalore
from reference_engine.fawnalore.misreadings import MISREADINGS as OF_FAWNALORE
from reference_engine.fawnalore.rules import Rules as RulesOfFawnalore
from reference_engine.flesh_and_blood.engine import FleshAndBlood
from reference_engine.flesh_and_blood.misreadings import MISREADINGS as OF_FLESH_AND_BLOOD
from reference_engine.flesh_and_blood.rules import Rules as RulesOfFleshAndBlood
from reference_engine.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from reference_engine.core.choices import Json
    from reference_engine.core.engine import RulebookEngine
    from reference_engine.core.misreadings import Misreading, Misreadings

#: The engines, by the rulebook that each plays. One takes its rules, or a misreading of them.
ENGINES: Mapping[str, Callable[..., RulebookEngine]] = {
    "arcane_legions": ArcaneLegions,
    "fawnalore": Fawnalore,
    "flesh_and_blood": FleshAndBlood,
}

#: The misreadings, by rulebook. An id belongs to one rulebook only.
MISREADINGS: Mapping[str, Misreadings[Any]] = {
    "arcane_legions": OF_ARCANE_LEGIONS,
    "fawnalore": OF_FAWNALORE,
    "flesh_and_blood": OF_FLESH_AND_BLOOD,
}

#: The rules, by rulebook.
RULES: Mapping[str, type] = {
    "arcane_legions": RulesOfArcaneLegions,
    "fawnalore": RulesOfFawnalore,
    "flesh_and_blood": RulesOfFleshAndBlood,
}

NAME = "Judgecall reference engine"


class ReferenceEngine(Engine):
    """Plays every rulebook on the shelf; the set-up says which."""

    version = __version__
    rulebooks: ClassVar[dict[str, Json]] = {
        **ArcaneLegions.rulebooks,
        **Fawnalore.rulebooks,
        **FleshAndBlood.rulebooks,
    }

    def __init__(self, name: str, engines: Mapping[str, RulebookEngine]) -> None:
        self.name = name
        self._engines = engines
        self._in_use = next(iter(engines.values()))

    def start(self, setup: Json) -> Json:
        """Begin a game of the rulebook that the set-up names."""
        self._in_use = self._engines[setup["rulebook"]]
        return self._in_use.start(setup)

    def act(self, player: str | None, action: Json) -> Json:
        """Do this in the game that was started last."""
        return self._in_use.act(player, action)

    def decide(self, decision: str, choice: list[str]) -> Json:
        """Answer the decision that is open in it."""
        return self._in_use.decide(decision, choice)

    def view(self, player: str | None) -> Json:
        """How it stands, and what has happened in it."""
        return self._in_use.view(player)


def engine() -> ReferenceEngine:
    """Make an engine that plays every rulebook by its rules."""
    return ReferenceEngine(NAME, {rulebook: make() for rulebook, make in ENGINES.items()})


def misreading(name: str) -> Callable[[], ReferenceEngine]:
    """What makes an engine that plays by this misreading."""
    for rulebook, found in _everywhere():
        if found.id == name:
            return lambda: _misread(rulebook, found)
    known = [found.id for _, found in _everywhere()]
    near = difflib.get_close_matches(name, known, cutoff=0.4)
    hint = f"did you mean {' or '.join(near)}?" if near else "--list-misreadings shows them all"
    raise LookupError(f"there is no misreading {name!r}; {hint}")


def misreadings(rulebook: str) -> list[Misreading[Any]]:
    """The misreadings of a rulebook, in the order of its clauses."""
    return list(_of(rulebook))


def indistinguishable(rulebook: str) -> dict[str, str]:
    """The clauses of a rulebook that nobody outside can see being misread, and why not."""
    return dict(_of(rulebook).unseen)


def methods(rulebook: str) -> dict[str, tuple[str, ...]]:
    """The methods that carry out each clause of a rulebook, by id of the clause."""
    _of(rulebook)
    return clauses_of(RULES[rulebook])


def _of(rulebook: str) -> Misreadings[Any]:
    if rulebook not in MISREADINGS:
        known = ", ".join(MISREADINGS)
        raise LookupError(f"there is no rulebook {rulebook!r}; the shelf holds {known}")
    return MISREADINGS[rulebook]


def _everywhere() -> Iterator[tuple[str, Misreading[Any]]]:
    for rulebook, all_of_it in MISREADINGS.items():
        for each in all_of_it:
            yield rulebook, each


def _misread(rulebook: str, wrongly: Misreading[Any]) -> ReferenceEngine:
    engines = {
        each: make(wrongly.rules) if each == rulebook else make() for each, make in ENGINES.items()
    }
    return ReferenceEngine(f"{NAME}, misreading {wrongly.id}", engines)
