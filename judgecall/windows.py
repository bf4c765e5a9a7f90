"""
The windows in which players may interrupt, as a scenario plans them and as they passed.

An engine opens a window by asking an optional decision of kind ``interrupt``. There are many
in every game and hardly a scenario is about more than one of them, so those of which the
scenario says nothing are declined without a word. What was offered in them is remembered: a
scenario may rely on a window in which an ability was not offered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgecall.stops import Mismatch
from judgecall.wording import listed, option_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judgecall.wording import Words

#: The kind of the decision that opens a window.
INTERRUPT = "interrupt"


def is_window(decision: Mapping[str, Any]) -> bool:
    """Whether a decision only offers to interrupt, so that a scenario may be silent about it."""
    return bool(decision["kind"] == INTERRUPT and decision["min"] == 0)


@dataclass(frozen=True, slots=True)
class Window:
    """A window as a scenario names it: what must stand in the context of the decision."""

    said: str
    context: Mapping[str, Any]

    def __str__(self) -> str:
        return self.said

    def is_open(self, decision: Mapping[str, Any]) -> bool:
        """Whether the decision is asked in this window, whatever else its context tells."""
        context = decision["context"]
        return all(context.get(key) == value for key, value in self.context.items())


@dataclass(frozen=True, slots=True)
class _Plan:
    """What a scenario wants of a player in a window: an ability used, or that the game halts."""

    player: str
    window: Window
    #: The ability to use; None where the game halts for the scenario to say what is done.
    ability: str | None = None

    def meets(self, decision: Mapping[str, Any]) -> bool:
        return (
            decision["player"] == self.player
            and self.window.is_open(decision)
            and (self.ability is None or self.ability in _offered(decision))
        )


@dataclass(frozen=True, slots=True)
class _Offer:
    """A window that was open for a player, with what they could use in it."""

    player: str
    context: Mapping[str, Any]
    abilities: tuple[str, ...]


class Windows:
    """What a scenario plans for the windows of one game, and which of them there were."""

    __slots__ = ("_mark", "_offers", "_plans", "_words")

    def __init__(self, words: Words) -> None:
        self._words = words
        self._plans: list[_Plan] = []
        self._offers: list[_Offer] = []
        self._mark = 0

    def begin_group(self) -> None:
        """Note that a new group of Whens begins."""
        self._mark = len(self._offers)

    @property
    def recent(self) -> list[str]:
        """What could be used in which windows since the present group of Whens began."""
        return list(dict.fromkeys(map(self._say, self._offers[self._mark :])))

    def plan(self, player: str, ability: str, window: Window) -> None:
        """Write down that a player will use an ability, once, as soon as it is offered there."""
        self._plans.append(_Plan(player, window, ability))

    def halt(self, player: str, window: Window) -> None:
        """Write down that the scenario itself answers for the player, once."""
        self._plans.append(_Plan(player, window))

    def enter(self, decision: Mapping[str, Any]) -> list[str] | None:
        """
        What the scenario planned for a decision that opens a window, if it planned anything.

        Empty where the window is passed, the name of an ability where it is used, and None
        where the game halts.
        """
        offer = _Offer(decision["player"], decision["context"], _offered(decision))
        self._offers.append(offer)
        for place, plan in enumerate(self._plans):
            if plan.meets(decision):
                del self._plans[place]
                return None if plan.ability is None else [plan.ability]
        return []

    def require_never_offered(self, player: str, abilities: Sequence[str]) -> None:
        """Fail if one of these abilities could have been used by the player in some window."""
        found = [
            offer
            for offer in self._offers
            if offer.player == player and not set(abilities).isdisjoint(offer.abilities)
        ]
        if found:
            wrong = [name for name in abilities if any(name in each.abilities for each in found)]
            raise Mismatch(
                f"{player} was offered {listed(wrong)}",
                [f"{player} was never offered {listed(abilities)}"],
                [self._say(offer) for offer in found],
            )

    def require_met(self) -> None:
        """Fail if a window that the scenario planned for never opened."""
        for plan in self._plans:
            what = f"offered {plan.ability}" if plan.ability else "asked whether to interrupt"
            what = f"{what} {plan.window}"
            raise Mismatch(
                f"{plan.player} was never {what}",
                [f"{plan.player} is {what}"],
                self._told(plan.player) or [f"{plan.player} could never interrupt"],
            )

    def _told(self, player: str) -> list[str]:
        told = (self._say(offer) for offer in self._offers if offer.player == player)
        return list(dict.fromkeys(told))

    def _say(self, offer: _Offer) -> str:
        place = self._words.say_window(offer.context)
        return f"{offer.player} could use {listed(offer.abilities, 'or')} {place}"


def _offered(decision: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(option_name(option["id"]) for option in decision["options"])
