"""Misreadings of simultaneous triggers: what is one moment, and who goes first."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.misreadings.windows import is_about
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.triggers import Moment
from reference_engine.fawnalore.things import Card, RuleText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.fawnalore.abilities import Pending
    from reference_engine.fawnalore.game import Game, Group
    from reference_engine.fawnalore.things import Unit


class _Before(Rules):
    """Something else than whose turn it is decides who goes first, as far as it goes."""

    def place(self, pending: Pending) -> int:
        """Where this comes among the others: the lowest first."""
        raise NotImplementedError

    def rank(self, pending: Pending) -> tuple[int, int]:
        """The place, and among equals the order of turns."""
        return self.place(pending), self.order_of_seats().index(self.player_of(pending))

    def in_order(self, group: list[Pending]) -> list[Pending]:
        return sorted(group, key=lambda it: (self.goes_last(it), self.rank(it)))

    def candidates_of(self, group: Group) -> list[Pending]:
        early = [pending for pending in group if not self.goes_last(pending)] or group
        first = min(self.rank(pending) for pending in early)
        return [pending for pending in early if self.rank(pending) == first]


# What is one moment


@misreads("simultaneous.scope")
class OneEffectIsOneMoment(Rules):
    """All that an effect triggers has triggered when it is over, at one moment."""

    def queue_up(self, groups: Sequence[Group]) -> None:
        merged = [pending for group in groups for pending in group]
        super().queue_up([self.in_order(merged)] if merged else [])


@misreads("simultaneous.scope")
class OneAttackIsOneMoment(Rules):
    """What triggers when an attack is declared and what does after it are one group."""

    def when_it_happens(self, moment: Moment) -> None:
        if not is_about(moment, "attack"):
            super().when_it_happens(moment)

    def after_it_happened(self, moment: Moment) -> None:
        if is_about(moment, "attack"):
            both = [*self.gather(moment, "when"), *self.gather(moment, "after")]
            self.announce(self.in_order(both))
        else:
            super().after_it_happened(moment)


@misreads("simultaneous.scope")
class EachEventIsItsOwnMoment(Rules):
    """Nothing happens at the very same moment: what one event triggers is one group."""

    def set_off(self, moment: Moment, timing: str) -> None:
        for happened in moment.happened:
            super().set_off(Moment([happened], moment.died), timing)


# Who goes first


@misreads("simultaneous.active-first")
class ActivePlayerGoesLast(Rules):
    """The others go first, for the active player has had their say already."""

    def order_of_seats(self) -> list[str]:
        active, *others = super().order_of_seats()
        return [*others, active]


@misreads("simultaneous.active-first")
class PlacedFirstGoesFirst(_Before):
    """Effects resolve in the order in which their units and cards came to the table."""

    def place(self, pending: Pending) -> int:
        return [id(thing) for thing in self.game.objects].index(id(pending.ability.bearer))


@misreads("simultaneous.active-first")
class AttackedPlayerGoesFirst(_Before):
    """In an attack the player who is attacked goes first."""

    def place(self, pending: Pending) -> int:
        happened = pending.happened
        defends = happened.event == "unit-attacked" and happened.player == self.player_of(pending)
        return 0 if defends else 1


@misreads("simultaneous.control-irrelevant")
class AffectedPlayerGoesFirst(_Before):
    """The player whose unit an effect is about goes first."""

    def place(self, pending: Pending) -> int:
        about = {
            self.game.units[instruction["to"]["unit"]].owner
            for instruction in pending.ability.instructions
            if "unit" in (instruction.get("to") or ())
        }
        return 0 if self.player_of(pending) in about else 1


@misreads("simultaneous.control-irrelevant")
class WhoCausedItGoesFirst(_Before):
    """The player whose unit brought the event about goes first."""

    def place(self, pending: Pending) -> int:
        by = pending.happened.attacker
        return 0 if by is not None and by.owner == self.player_of(pending) else 1


@misreads("simultaneous.control-irrelevant")
class WhoSuffersItGoesFirst(_Before):
    """The player to whose unit it happens goes first."""

    def place(self, pending: Pending) -> int:
        unit: Unit | None = pending.happened.unit
        return 0 if unit is not None and unit.owner == self.player_of(pending) else 1


@misreads("simultaneous.no-tiebreak-exceptions")
class TheOldestGoesFirst(_Before):
    """What has been in play longest goes first."""

    def place(self, pending: Pending) -> int:
        bearer = pending.ability.bearer
        return 0 if isinstance(bearer, RuleText) else bearer.since


@misreads("simultaneous.no-tiebreak-exceptions")
class TheDearestGoesFirst(_Before):
    """What costs more goes first."""

    def place(self, pending: Pending) -> int:
        bearer = pending.ability.bearer
        return -bearer.cost if isinstance(bearer, Card) else 0


@misreads("simultaneous.no-tiebreak-exceptions")
class OptionalEffectsGoLast(_Before):
    """What has to happen goes before what may happen."""

    def place(self, pending: Pending) -> int:
        return int(pending.ability.optional)


@misreads("simultaneous.no-tiebreak-exceptions")
class UnitsGoBeforeCards(_Before):
    """What units do goes before what cards do."""

    def place(self, pending: Pending) -> int:
        return int(isinstance(pending.ability.bearer, Card))


@misreads("simultaneous.others-in-turn-order")
class OthersInSeatOrder(Rules):
    """After the active player the others follow from the first seat on."""

    def order_of_seats(self) -> list[str]:
        active = self.game.active
        return [active, *(player for player in self.game.players if player != active)]


@misreads("simultaneous.others-in-turn-order")
class OthersTheOtherWayRound(Rules):
    """After the active player follows the one who had the turn before, and so on."""

    def order_of_seats(self) -> list[str]:
        active, *others = super().order_of_seats()
        return [active, *reversed(others)]


@misreads("simultaneous.group-exhaustion")
class PlayersTakeTurns(Rules):
    """The players take turns: one effect of each, then the next one of each."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.group: Group | None = None
        self.resolved: Counter[str] = Counter()

    def candidates_of(self, group: Group) -> list[Pending]:
        if group is not self.group:
            self.group, self.resolved = group, Counter()
        fewest = min(self.resolved[self.player_of(pending)] for pending in group)
        next_ones = [it for it in group if self.resolved[self.player_of(it)] == fewest]
        candidates = super().candidates_of(next_ones)
        self.resolved[self.player_of(candidates[0])] += 1
        return candidates


@misreads("simultaneous.universal")
class OneEffectForEachPlayer(Rules):
    """An event triggers one effect of each player, not more."""

    def gather(self, moment: Moment, timing: str) -> list[Pending]:
        first: dict[str, Pending] = {}
        for pending in super().gather(moment, timing):
            first.setdefault(self.player_of(pending), pending)
        return list(first.values())


@misreads("simultaneous.universal")
class DamageIsAddedUp(Rules):
    """What one player's effects deal to the same unit at the same moment is one hit."""

    def gather(self, moment: Moment, timing: str) -> list[Pending]:
        hits: dict[str, Pending] = {}
        gathered: list[Pending] = []
        for pending in super().gather(moment, timing):
            [said, *more] = pending.ability.instructions
            if more or said["do"] != "deal" or not isinstance(said["amount"], int):
                gathered.append(pending)
                continue
            key = f"{self.player_of(pending)} {said['to']}"
            hit = hits.get(key)
            if hit is None:
                hits[key] = pending
                gathered.append(pending)
            else:
                [first] = hit.ability.instructions
                both = {**first, "amount": first["amount"] + said["amount"]}
                hit.ability = replace(hit.ability, instructions=(both,))
        return gathered
