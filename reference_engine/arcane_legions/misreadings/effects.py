"""Misreadings of effects that cannot be carried out."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall_adapter import Illegal

from reference_engine.arcane_legions.cards import POINT_EFFECTS, Activated
from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Ability, Effect, Pending
    from reference_engine.arcane_legions.deeds import Deed
    from reference_engine.arcane_legions.figures import Unit
    from reference_engine.arcane_legions.game import Game
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event


@misreads("effects.impossible.skip-one")
class ImpossibleIsAnError(Rules):
    """An effect that cannot be carried out is a mistake of the players, and the game stops."""

    def drop(self, effect: Effect, cause: Pending) -> None:  # noqa: ARG002
        raise Illegal("no-such-unit")


@misreads("effects.impossible.skip-one")
class WaitsUntilPossible(Rules):
    """An ability of which nothing can be carried out stays in the bucket until something can."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: list[Pending] = []

    def resolve(self, pending: Pending) -> Asking[None]:
        if any(self.is_possible(effect, pending) for effect in pending.effects):
            yield from super().resolve(pending)
        else:
            self.kept.append(pending)

    def empty_buckets(self) -> Asking[None]:
        yield from super().empty_buckets()
        while self.kept:
            pending = self.kept.pop()
            self.game.buckets[pending.holder].append(pending)


@misreads("effects.impossible.later-effects-done")
class StopsAtTheFirstFailure(Rules):
    """An ability ends at the first effect that cannot be carried out."""

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        for effect in effects:
            if not self.is_possible(effect, cause):
                return
            yield from super().perform([effect], cause)


@misreads("effects.impossible.later-effects-done")
class FizzlesWithoutTargets(Rules):
    """An ability none of whose units is left does nothing at all, not even for its owner."""

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        effects = list(effects)
        at_units = [each for each in effects if each.to and each.do not in POINT_EFFECTS]
        if not at_units or any(self.targets(each, cause) for each in at_units):
            yield from super().perform(effects, cause)


@misreads("effects.impossible.earlier-effects-stand")
class ChecksBeforeItStarts(Rules):
    """An ability happens as a whole or not at all: a part that is impossible forbids the rest."""

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        effects = list(effects)
        if all(self.is_possible(effect, cause) for effect in effects):
            yield from super().perform(effects, cause)


@misreads("effects.impossible.earlier-effects-stand")
class RollsBack(Rules):
    """An ability that cannot be carried out to its end is undone from the beginning."""

    failed = False

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        points = dict(self.game.victory_points)
        figures = {unit: dict(unit.standing) for unit in self.game.units.values()}
        self.failed = False
        yield from super().perform(effects, cause)
        if self.failed:
            self.game.victory_points.update(points)
            for unit in self.game.units.values():
                unit.standing = figures[unit]

    def drop(self, effect: Effect, cause: Pending) -> None:
        super().drop(effect, cause)
        self.failed = True


@misreads("effects.impossible.lost-target")
class TargetIsRequired(Rules):
    """An ability must have its target, and without one the game cannot go on."""

    def drop(self, effect: Effect, cause: Pending) -> None:
        if effect.choose and not self.targets(effect, cause):
            raise Illegal("not-adjacent")


@misreads("effects.impossible.lost-target")
class AnyEnemyWillDo(Rules):
    """If no enemy is adjacent any more, any other enemy may be chosen instead."""

    def targets(self, effect: Effect, cause: Pending) -> Sequence[Unit]:
        found = super().targets(effect, cause)
        if found or effect.choose != "adjacent-enemy":
            return found
        units = self.game.units.values()
        return [unit for unit in units if unit.owner != cause.ability.owner]


@misreads("effects.impossible.lost-target")
class OffersTheImpossible(Rules):
    """Any unit that the text allows may be chosen, even one to which nothing can be done."""

    def open_to(self, effect: Effect, cause: Pending) -> Sequence[Unit]:
        return self.targets(effect, cause)


@misreads("effects.impossible.vanished-unit")
class ComesBack(Rules):
    """A unit that an ability moves is on the battlefield, even if it had been defeated."""

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        for effect in effects:
            if effect.do == "move" and effect.to in self.game.defeated:
                unit = self.game.defeated.pop(effect.to)
                unit.standing[1] = 0
                self.game.units[unit.name] = unit
            yield from super().perform([effect], cause)


@misreads("effects.impossible.vanished-unit")
class AbilityEndsWithItsUnit(Rules):
    """An ability is gone together with the unit that has it, and does nothing any more."""

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        for effect in effects:
            if cause.ability.unit.standing:
                yield from super().perform([effect], cause)


@misreads("effects.impossible.activated-and-triggered")
class OnlyForTriggered(Rules):
    """Only triggered abilities do what they can; an activated one ends at what is impossible."""

    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        for effect in effects:
            if isinstance(cause.ability, Activated) and not self.is_possible(effect, cause):
                return
            yield from super().perform([effect], cause)


@misreads("effects.impossible.activated-and-triggered")
class CancelledAndRefunded(Rules):
    """An activated ability that cannot be carried out is cancelled, and its cost given back."""

    def resolve(self, pending: Pending) -> Asking[None]:
        ability = pending.ability
        if isinstance(ability, Activated) and not all(
            self.is_possible(effect, pending) for effect in pending.effects
        ):
            self.game.order_points[ability.owner] += ability.cost
        else:
            yield from super().resolve(pending)


@misreads("effects.impossible.counts-as-resolved")
class TriedOnceMore(Rules):
    """An ability that could do nothing goes back into its bucket for another try."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tried: list[Pending] = []

    def resolve(self, pending: Pending) -> Asking[None]:
        in_vain = not any(self.is_possible(effect, pending) for effect in pending.effects)
        yield from super().resolve(pending)
        if in_vain and pending not in self.tried:
            self.tried.append(pending)
            self.game.buckets[pending.holder].append(pending)


@misreads("effects.impossible.counts-as-resolved")
class LeavesUnresolved(Rules):
    """An ability that can do nothing leaves its bucket without having resolved."""

    def resolve(self, pending: Pending) -> Asking[None]:
        if any(self.is_possible(effect, pending) for effect in pending.effects):
            yield from super().resolve(pending)


@misreads("effects.impossible.judged-when-reached")
class JudgedWhenTriggered(Rules):
    """What an ability can do is settled when it triggers."""

    def put_in_bucket(self, ability: Ability, cause: Pending | None) -> None:
        super().put_in_bucket(ability, cause)
        pending = self.game.buckets[self.bucket_for(ability, cause)][-1]
        pending.effects = self.possible_now(pending)

    def possible_now(self, pending: Pending) -> tuple[Effect, ...]:
        return tuple(
            [
                effect
                for effect in pending.effects
                if effect.do in POINT_EFFECTS or self.is_possible(effect, pending)
            ]
        )


@misreads("effects.impossible.judged-when-reached")
class JudgedWhenPicked(JudgedWhenTriggered):
    """What an ability can do is settled when it is picked, before its first effect."""

    def put_in_bucket(self, ability: Ability, cause: Pending | None) -> None:
        Rules.put_in_bucket(self, ability, cause)

    def resolve(self, pending: Pending) -> Asking[None]:
        pending.effects = self.possible_now(pending)
        yield from super().resolve(pending)


@misreads("effects.impossible.no-substitute")
class NextUnitInstead(Rules):
    """If the unit is gone, the effect goes to another unit of the same player."""

    def targets(self, effect: Effect, cause: Pending) -> Sequence[Unit]:
        if (gone := self.game.defeated.get(effect.to)) is not None:
            return self.game.units_of(gone.owner)[:1]
        return super().targets(effect, cause)


@misreads("effects.impossible.no-substitute")
class Compensated(Rules):
    """Whoever loses an effect of a paid ability gets an order point of the cost back."""

    def drop(self, effect: Effect, cause: Pending) -> None:
        super().drop(effect, cause)
        if isinstance(cause.ability, Activated):
            self.game.order_points[cause.ability.owner] += 1


@misreads("effects.impossible.per-target")
class AllOrNothing(Rules):
    """An effect on more figures than there are is impossible."""

    def is_possible_for(self, effect: Effect, unit: Unit) -> bool:
        enough = effect.do != "down" or len(unit.standing) >= effect.amount
        return enough and super().is_possible_for(effect, unit)


@misreads("effects.impossible.per-target")
class CountsAsWritten(Rules):
    """An effect on three figures counts for three, even if there were only two."""

    def take_place(self, deeds: Sequence[Deed]) -> Asking[Sequence[Event]]:
        events = list((yield from super().take_place(deeds)))
        downed = [event for event in events if event["event"] == "figure-downed"]
        for deed in deeds:
            if deed.do == "down" and downed:
                missing = sum(picking.left for picking in deed.pickings)
                events += downed[-1:] * missing
        return events


@misreads("effects.impossible.no-event")
class TriggersByTheText(Rules):
    """What an ability says triggers others, whether or not it could be carried out."""

    def drop(self, effect: Effect, cause: Pending) -> None:
        super().drop(effect, cause)
        told = {"move": "unit-moved", "down": "figure-downed", "damage": "unit-damaged"}
        if effect.do in told and (unit := self.game.defeated.get(effect.to)) is not None:
            self.notice(
                [{"event": told[effect.do], "unit": unit.name, "owner": unit.owner}], cause
            )
