"""Misreadings of choices that several players make at the same moment."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import Rules
from reference_engine.core.choices import Choose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from reference_engine.arcane_legions.cards import Pending
    from reference_engine.arcane_legions.deeds import Deed
    from reference_engine.arcane_legions.figures import Figure, Picking
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event


def player_by_player(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """The deeds, with those that take figures of several players taken apart."""
    for deed in deeds:
        if len(deed.pickings) > 1:
            yield from deed.one_by_one()
        else:
            yield deed


@misreads("choice.active-first")
class InactiveChoosesFirst(Rules):
    """The inactive player chooses first, so that the active player has the last word."""

    def choosing_order(self) -> list[str]:
        active, *others = super().choosing_order()
        return [*others, active]


@misreads("choice.active-first")
class DefenderChoosesFirst(Rules):
    """In a combat the defender chooses first."""

    def choosing_order(self) -> list[str]:
        if (combat := self.game.combat) is not None:
            return self.game.players_from(combat.defender.owner)
        return super().choosing_order()


@misreads("choice.active-first")
class FirstSeatChoosesFirst(Rules):
    """Choices are made in the order of the seats."""

    def choosing_order(self) -> list[str]:
        return list(self.game.players)


@misreads("choice.active-reveals-before-inactive-chooses")
class SealedChoices(Rules):
    """Choices that are made together are made in secret."""

    def reveal(self, player: str, figure: Figure, shown: list[Figure]) -> None:
        pass


@misreads("choice.active-reveals-before-inactive-chooses")
class RevealedTogether(Rules):
    """Choices are shown once everybody has chosen."""

    def pick_together(self, pickings: Sequence[Picking]) -> Asking[None]:
        self.hidden: list[tuple[str, Figure]] = []
        yield from super().pick_together(pickings)
        for player, figure in self.hidden:
            super().reveal(player, figure, [])

    def reveal(self, player: str, figure: Figure, shown: list[Figure]) -> None:  # noqa: ARG002
        self.hidden.append((player, figure))


@misreads("choice.revealed-choice-is-final")
class MayReconsider(Rules):
    """Who chose first may choose again after seeing what the others chose."""

    def pick_together(self, pickings: Sequence[Picking]) -> Asking[None]:
        choosing = [
            player for player in self.choosing_order() if self.have_choice([player], pickings)
        ]
        first = choosing[:1] if len(choosing) > 1 else []
        once_more = [(each, each.again()) for each in pickings if each.player in first]
        yield from super().pick_together(pickings)
        others = [it for each in pickings if each.player not in first for it, _ in each.picked]
        for picking, anew in once_more:
            yield from self.pick_figures(anew, others, None)
            picking.picked = anew.picked


@misreads("choice.effects-may-be-simultaneous")
class RemovedAtOnce(Rules):
    """What a player chose is removed before the next player chooses."""

    def take_place(self, deeds: Sequence[Deed]) -> Asking[Sequence[Event]]:
        events: list[Event] = []
        for deed in player_by_player(deeds):
            events += yield from super().take_place([deed])
        return events


@misreads("choice.effects-may-be-simultaneous")
class ResolvedInBetween(Rules):
    """A player's loss, and all that it triggers, is over before the next player loses anything."""

    def happen(self, deeds: Sequence[Deed], cause: Pending | None = None) -> Asking[None]:
        parts = list(player_by_player(deeds))
        for part in parts:
            yield from super().happen([part], cause)
            if part is not parts[-1]:
                yield from self.empty_buckets()


@misreads("choice.inactive-options-from-same-board")
class OptionsAfterTheLoss(Rules):
    """A later player chooses as if what the earlier ones chose had been removed already."""

    lost: Sequence[Figure] = ()

    def pick_together(self, pickings: Sequence[Picking]) -> Asking[None]:
        yield from super().pick_together(pickings)
        self.lost = ()

    def pick_figures(
        self, picking: Picking, seen: Sequence[Figure], shown: list[Figure] | None
    ) -> Asking[None]:
        self.lost = seen
        yield from super().pick_figures(picking, seen, shown)

    def can_be_downed(self, figure: Figure) -> bool:
        return not any(
            static.stamp and static.spares(figure) and (static.unit, static.slot) not in self.lost
            for static in self.game.statics
        )


@misreads("choice.any-simultaneous-choice")
class OnlyInCombat(Rules):
    """Only figures lost in combat are chosen together; else one player is done before the next."""

    def take_place(self, deeds: Sequence[Deed]) -> Asking[Sequence[Event]]:
        if any(deed.combat for deed in deeds):
            return (yield from super().take_place(deeds))
        events: list[Event] = []
        for deed in player_by_player(deeds):
            events += yield from super().take_place([deed])
        return events


@misreads("choice.any-simultaneous-choice")
class AbilityOwnerChoosesFirst(Rules):
    """Where an ability makes everybody choose, its owner chooses first."""

    cause: Pending | None = None

    def happen(self, deeds: Sequence[Deed], cause: Pending | None = None) -> Asking[None]:
        self.cause = cause
        yield from super().happen(deeds, cause)

    def choosing_order(self) -> list[str]:
        if self.cause is not None:
            return self.game.players_from(self.cause.ability.owner)
        return super().choosing_order()


@misreads("choice.active-is-not-attacker")
class AttackerChoosesFirst(Rules):
    """In a combat the attacker chooses first."""

    def choosing_order(self) -> list[str]:
        if (combat := self.game.combat) is not None:
            return self.game.players_from(combat.attacker.owner)
        return super().choosing_order()


@misreads("choice.simultaneous-effects-trigger-together")
class OneLossAfterTheOther(Rules):
    """What one unit's loss triggers resolves before it is seen what the other's loss triggers."""

    def happened(self, events: Iterable[Event], cause: Pending | None = None) -> Asking[None]:
        losses = [list(of_one) for _, of_one in groupby(events, key=lambda it: it.get("unit"))]
        if not any(each[0]["event"] == "figure-downed" for each in losses):
            losses = [[event for each in losses for event in each]]
        for events_of_one in losses:
            yield from super().happened(events_of_one, cause)
            if events_of_one is not losses[-1]:
                yield from self.empty_buckets()


@misreads("choice.only-when-simultaneous")
class ActiveIsAlwaysAsked(Rules):
    """The active player chooses first, even if only the other player has lost anything."""

    def pick_together(self, pickings: Sequence[Picking]) -> Asking[None]:
        active, *others = self.choosing_order()
        if self.have_choice(others, pickings) and not any(
            each.player == active and each.left for each in pickings
        ):
            figures = [it for unit in self.game.units_of(active) for it in unit.figures()]
            if figures:
                yield Choose(active, "figure", figures, of="figure", context={"revealed": []})
        yield from super().pick_together(pickings)


@misreads("choice.only-when-simultaneous")
class RevealedThoughAlone(Rules):
    """Every choice of a figure is shown, even if nobody else has one to make."""

    def pick_figures(
        self, picking: Picking, seen: Sequence[Figure], shown: list[Figure] | None
    ) -> Asking[None]:
        yield from super().pick_figures(picking, seen, [] if shown is None else shown)
