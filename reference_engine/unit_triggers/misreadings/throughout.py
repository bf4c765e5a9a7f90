"""Misreadings of Throughout the Battle: where, from when and how long it is in force."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.unit_triggers.abilities import Due
from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules
from reference_engine.unit_triggers.things import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability, Happening
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card


@misreads("throughout.while-face-up-in-zone")
class BonusForThoseThere(Rules):
    """When a unit is turned up, those that are there have its bonus from then on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.there = {card: set(game.zone) for card in game.zone}

    def turned_up(self, card: Card) -> None:
        super().turned_up(card)
        self.there[card] = set(self.game.zone)

    def concerns(self, ability: Ability, static: Mapping[str, Any], card: Card) -> bool:
        there = self.there.get(ability.bearer, set())
        return super().concerns(ability, static, card) and card in there


@misreads("throughout.while-face-up-in-zone")
class WorksForTheActivePlayer(Rules):
    """Throughout abilities work for the active player only."""

    def is_in_force(self, card: Card) -> bool:
        return super().is_in_force(card) and card.owner == self.game.active


@misreads("throughout.not-face-down")
class WorksFaceDown(Rules):
    """A unit works throughout from the time when it is put down."""

    def works_as_it_lies(self, card: Card) -> bool:  # noqa: ARG002 - either way
        return True


@misreads("throughout.not-outside-zone")
class WorksFromTheDiscardPile(Rules):
    """A unit in the discard pile still works throughout."""

    def works_from(self, card: Card) -> bool:
        return card.zone in {"battle", "discard"}


@misreads("throughout.not-outside-zone")
class WorksFromTheHand(Rules):
    """A unit works throughout while its player holds it, too."""

    def works_from(self, card: Card) -> bool:
        return card.zone in {"battle", "hand"}


@misreads("throughout.starts-with-face-up")
class StartsWhenDeployed(Rules):
    """A unit works throughout once its deployment is completed."""

    def works_already(self, card: Card) -> bool:
        return card.deployment is None


@misreads("throughout.state-not-event")
class AddsAtEachPhase(Rules):
    """A bonus is given when each phase begins, and adds up."""

    times = 1

    def phase_ended(self) -> None:
        super().phase_ended()
        self.times += 1

    def end_changes(self) -> None:
        super().end_changes()
        self.times = 1

    def change(self, static: Mapping[str, Any]) -> int:
        return super().change(static) * self.times


@misreads("throughout.state-not-event")
class ThroughoutIsATrigger(Rules):
    """A Throughout ability fires and resolves when its unit has been deployed."""

    def ordinary_dues(self, it: Happening) -> list[Due]:
        dues = super().ordinary_dues(it)
        if it.what == "deployed":
            dues += [Due(each, (), it.place) for each in it.card.abilities if each.statics]
        return dues


@misreads("throughout.buffs-and-debuffs")
class DebuffsAreDamage(Rules):
    """A unit whose CQ was reduced keeps that when what reduced it has left."""

    def send(self, card: Card, it: Happening, zone: str, *, on_top: bool = False) -> None:
        kept = left_by(self, card)
        super().send(card, it, zone, on_top=on_top)
        self.game.changes += [each for each in kept if each.change < 0]


@misreads("throughout.buffs-and-debuffs")
class DebuffsAreOverAtTheCount(Rules):
    """Reductions are of no account when CQ is tallied."""

    def counted(self, card: Card) -> int:
        return card.printed_cq + sum(max(0, change) for change in self.changes_to(card))


@misreads("throughout.counts-at-tally")
class PrintedCqIsTallied(Rules):
    """Total CQ is the sum of what is printed on the units."""

    def counted(self, card: Card) -> int:
        return card.printed_cq


@misreads("throughout.counts-at-tally")
class BonusesEndWithTheirPhase(Rules):
    """What changes CQ throughout ends before Tallying."""

    def standing_changes(self, card: Card) -> list[int]:
        return super().standing_changes(card) if self.game.phase == "deployment" else []


@misreads("throughout.ends-on-leaving")
class LastsWithoutItsUnit(Rules):
    """A Throughout ability lasts for the Battle, although its unit leaves play."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.left: set[Card] = set()

    def send(self, card: Card, it: Happening, zone: str, *, on_top: bool = False) -> None:
        if card.is_open:
            self.left.add(card)
        super().send(card, it, zone, on_top=on_top)

    def works_from(self, card: Card) -> bool:
        return super().works_from(card) or card in self.left

    def end_changes(self) -> None:
        super().end_changes()
        self.left.clear()


@misreads("throughout.ends-on-leaving")
class RecipientsKeepIt(Rules):
    """Units that have a bonus keep it for the Battle when what gave it has left."""

    def send(self, card: Card, it: Happening, zone: str, *, on_top: bool = False) -> None:
        kept = left_by(self, card)
        super().send(card, it, zone, on_top=on_top)
        self.game.changes += [each for each in kept if each.change > 0]


@misreads("throughout.ends-at-cleanup-latest")
class CarriesOver(Rules):
    """What was in force when a Battle ended is in force in the next ones."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: list[tuple[Ability, Mapping[str, Any]]] = []

    def sweep(self) -> None:
        kept = list(super().standing())
        super().sweep()
        self.kept += kept

    def standing(self) -> Iterator[tuple[Ability, Mapping[str, Any]]]:
        yield from super().standing()
        yield from self.kept


@misreads("throughout.ends-at-cleanup-latest")
class EndsWithTheCount(Rules):
    """A Throughout ability is over when CQ has been tallied."""

    has_counted = False

    def tally(self) -> Asking[None]:
        yield from super().tally()
        self.has_counted = True

    def is_in_force(self, card: Card) -> bool:
        return super().is_in_force(card) and not self.has_counted

    def end_changes(self) -> None:
        super().end_changes()
        self.has_counted = False


@misreads("throughout.attached-units-have-it")
class AttachingSilences(Rules):
    """A unit that is attached has none of its abilities."""

    def works_after_arrival(self, card: Card) -> bool:
        return card.arrival != "attached"


@misreads("throughout.attached-units-have-it")
class AttachedUnitsWorkForTheirHost(Rules):
    """What an attached unit says is said of the unit to which it is attached."""

    def concerns(self, ability: Ability, static: Mapping[str, Any], card: Card) -> bool:
        host = ability.bearer.host
        return super().concerns(ability, static, card) if host is None else card is host


def left_by(rules: Rules, card: Card) -> list[Change]:
    """What the Throughout abilities of a card do to other units now."""
    return [
        Change(other, rules.change(static))
        for ability, static in rules.standing()
        if ability.bearer is card and static["static"] == "cq"
        for other in rules.game.zone
        if other is not card and rules.concerns(ability, static, other)
    ]
