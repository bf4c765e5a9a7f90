"""Misreadings of the failsafes: when they decide, which of them does, and who is asked."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Pending
    from reference_engine.fawnalore.game import Group
    from reference_engine.fawnalore.things import Instance


@misreads("failsafe.only-if-unclear")
class ActivePlayerOrdersEverything(Rules):
    """The active player decides about the order of all that triggered, whosever it is."""

    def pick(self, group: Group) -> Asking[Pending]:
        pending: Pending = yield Choose(self.game.active, "resolve", list(group), of="ability")
        return pending


@misreads("failsafe.only-if-unclear")
class FailsafeAsksAnyway(Rules):
    """Before each ability the active player is asked to confirm that it is the next one."""

    def pick(self, group: Group) -> Asking[Pending]:
        candidates = self.candidates_of(group)
        active = self.game.active
        confirmed: Pending | None = yield Choose(
            active, "resolve", candidates, of="ability", minimum=0
        )
        return candidates[0] if confirmed is None else confirmed


@misreads("failsafe.card-over-rules")
class RulesReduceWhatCannotBeReduced(Rules):
    """The rules say that reductions apply, and a card cannot say otherwise."""

    def can_be_reduced(self, instance: Instance) -> bool:  # noqa: ARG002 - all damage can
        return True


@misreads("failsafe.card-over-rules")
class ArmorIsNoReduction(Rules):
    """Damage that cannot be reduced passes by what cards take off, but not through Armor."""

    def reduction_against(self, instance: Instance) -> int:
        if not self.can_be_reduced(instance):
            return self.armor_against(instance)
        return super().reduction_against(instance)


@misreads("failsafe.specific-over-general")
class GeneralRulesWin(Rules):
    """That damage can come down to 0 is a rule, and no scenario changes it."""

    def minimums(self) -> list[int]:
        return []


@misreads("failsafe.specific-over-general")
class LaterRulesWin(Rules):
    """What came into the game last prevails, be it a minimum or a unit that takes less."""

    def least_damage(self, instance: Instance) -> int:
        things = self.game.objects
        newer = things[things.index(instance.recipient) + 1 :]
        said = [
            int(static["amount"])
            for thing in newer
            for ability in thing.abilities
            for static in ability.statics
            if static["static"] == "minimum"
        ]
        lasting = [each.amount or 0 for each in self.game.lasting if each.kind == "minimum"]
        return max([self.floor(instance), *said, *lasting])


@misreads("failsafe.rank")
class ActivePlayerOverCardText(Rules):
    """The active player's effects come first, even one that asks to be the last."""

    def goes_last(self, pending: Pending) -> bool:  # noqa: ARG002 - none does
        return False


@misreads("failsafe.rank")
class LastOfItsPlayer(Rules):
    """An effect that asks to resolve last is the last of its player's, not of all."""

    def in_order(self, group: list[Pending]) -> list[Pending]:
        seats = self.order_of_seats()
        return sorted(group, key=lambda it: (seats.index(self.player_of(it)), self.goes_last(it)))

    def candidates_of(self, group: Group) -> list[Pending]:
        first = self.player_of(self.in_order(group)[0])
        own = [pending for pending in group if self.player_of(pending) == first]
        return [pending for pending in own if not self.goes_last(pending)] or own


@misreads("failsafe.active-decides")
class OrderOfOneselfIsFixed(Rules):
    """Several effects of one player resolve in the order in which they came into play."""

    def ask_order(self, player: str, candidates: Sequence[Pending]) -> Choose:
        return super().ask_order(player, candidates[:1])


@misreads("failsafe.active-decides")
class StruckPlayerDecides(Rules):
    """The player to whose unit it happened decides about the order of what it set off."""

    def ask_order(self, player: str, candidates: Sequence[Pending]) -> Choose:
        unit = candidates[0].happened.unit
        return super().ask_order(player if unit is None else unit.owner, candidates)


@misreads("failsafe.no-stall-no-abuse")
class LoopIsStoppedInSilence(Rules):
    """A loop just comes to an end, and there is nothing to tell about it."""

    def stop_loop(self) -> None:
        self.game.waiting.clear()
        self.game.arising.clear()


@misreads("failsafe.no-stall-no-abuse")
class TwiceIsALoop(Rules):
    """An ability that would resolve a second time, before anybody acts again, is in a loop."""

    def is_endless(self, pending: Pending) -> bool:
        return super().is_endless(pending) or len(self.game.chain[pending.ability]) > 1
