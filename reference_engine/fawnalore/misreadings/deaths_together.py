"""Misreadings of deaths at the same time: who dies, what triggers, and in which order."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.triggers import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction, Pending
    from reference_engine.fawnalore.game import Game, Group
    from reference_engine.fawnalore.rules.deaths import Hit
    from reference_engine.fawnalore.things import Effect, Instance, Unit


@misreads("death.trigger.despite-others")
class FirstDeathTriggersOnly(Rules):
    """Of units that die together only the first death sets anything off."""

    def mourn(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:
        if len(moment.died) == 1:
            super().mourn(unit, attacker, moment)


@misreads("death.trigger.despite-others")
class DeadTogetherAreGone(Rules):
    """Units that die together are all gone before any of them could trigger."""

    def still_triggers(self, ability: Ability, moment: Moment) -> bool:
        return len(moment.died) == 1 and super().still_triggers(ability, moment)


@misreads("death.simultaneous.all-dead")
class FirstBlowWins(Rules):
    """Of blows at the same time the first one lands first, and the Dead do not strike back."""

    def land(self, instances: Sequence[Instance]) -> None:
        for instance in instances:
            if instance.attacker is None or not instance.attacker.is_dead:
                super().land([instance])


@misreads("death.simultaneous.all-dead")
class ActivePlayersUnitIsSpared(Rules):
    """Where units of several players would die together, the active player's survive."""

    def die_of(self, hits: Sequence[Hit], moment: Moment) -> None:
        active = self.game.active
        fatal = [hit for hit in hits if self.is_fatal(hit.instance.recipient.hp)]
        others = [hit for hit in fatal if hit.instance.recipient.owner != active]
        super().die_of(others or fatal, moment)


@misreads("death.simultaneous.all-trigger")
class OneDeathEffectForAMoment(Rules):
    """However many units die at a moment, one of the deaths sets off what it does."""

    def gather(self, moment: Moment, timing: str) -> list[Pending]:
        found = super().gather(moment, timing)
        deaths = [each.happened for each in found if each.happened.event == "unit-dies"]
        return [
            each for each in found if each.happened not in deaths or each.happened is deaths[0]
        ]


@misreads("death.simultaneous.all-trigger")
class LastOfTheDeadTriggers(Rules):
    """When the last of several units has died, the earlier ones are Dead and do nothing more."""

    def still_triggers(self, ability: Ability, moment: Moment) -> bool:
        return ability.bearer is moment.died[-1]


@misreads("death.simultaneous.no-save")
class DeathEffectRevives(Rules):
    """A unit that is healed by the death effect of another one of the same moment lives on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.together: dict[Unit | None, list[Unit]] = {}

    def die(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:
        super().die(unit, attacker, moment)
        self.together[unit] = moment.died

    def do_heal(self, said: Instruction, effect: Effect) -> Asking[None]:
        happened = effect.happened
        fallen: list[Unit] = []
        if happened is not None and happened.event == "unit-dies":
            fallen = self.together.get(happened.unit, fallen)
        for unit in fallen:
            unit.is_dead = False
        yield from super().do_heal(said, effect)
        for unit in fallen:
            unit.is_dead = self.is_fatal(unit.hp)


@misreads("death.simultaneous.no-save")
class DeathOfTheKillerSaves(Rules):
    """A unit does not die of the blow of another one that has died at that moment."""

    def die_of(self, hits: Sequence[Hit], moment: Moment) -> None:
        for hit in hits:
            if hit.instance.attacker not in moment.died:
                super().die_of([hit], moment)


@misreads("death.simultaneous.trigger-order")
class DeathEffectsGoByTheBoard(Rules):
    """Of units that die together, the effects resolve in the order in which the units stand."""

    def happened_together(self, moment: Moment) -> None:
        deaths = [each for each in moment.happened if each.event == "unit-dies"]
        self.happen(Moment([each for each in moment.happened if each not in deaths]))
        for death in deaths:
            self.happen(Moment([death], moment.died))


@misreads("death.simultaneous.trigger-order")
class OthersMournFirst(Rules):
    """The active player's death effects wait for those of the players who were struck."""

    def candidates_of(self, group: Group) -> list[Pending]:
        others = [
            pending
            for pending in group
            if pending.happened.event == "unit-dies"
            and self.player_of(pending) != self.game.active
        ]
        return super().candidates_of(others or group)
