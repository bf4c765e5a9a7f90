"""Misreadings of Special Triggers: their windows, where they fire from, and what goes first."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability, Due, Instruction, Part
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card


@misreads("special.window-from-text")
class StartsMeanTheEnd(Rules):
    """A Special Trigger at the start of some phase is an End of Battle ability."""

    def fires_at_start(self, part: Part, phase: str) -> bool:
        return part.window["at"] == "start" and phase == "end-of-battle"


@misreads("special.window-from-text")
class StartsMeanEveryStart(Rules):
    """A Special Trigger at the start of a phase fires at the start of any."""

    def fires_at_start(self, part: Part, phase: str) -> bool:  # noqa: ARG002 - in each of them
        return part.window["at"] == "start"


@misreads("special.from-anywhere")
class SpecialsNeedPlay(Rules):
    """A Special Trigger fires from the Battle Zone."""

    def can_fire_from(self, card: Card) -> bool:
        return card.is_in_battle


@misreads("special.from-anywhere")
class SpecialsNeedFaceUp(Rules):
    """In the Battle Zone, a Special Trigger fires from a card that lies face-up."""

    def can_fire_from(self, card: Card) -> bool:
        return super().can_fire_from(card) and not card.is_hidden


@misreads("special.first-on-clash")
class SpecialsInOrder(Rules):
    """A Special Trigger takes its place among the others."""

    def precedence(self, due: Due) -> int:  # noqa: ARG002 - all are alike
        return 0


@misreads("special.first-on-clash")
class SpecialsLast(Rules):
    """A Special Trigger resolves when all ordinary ones have."""

    def precedence(self, due: Due) -> int:
        return -super().precedence(due)


@misreads("special.no-general-priority")
class SpecialsFirstOfAll(Rules):
    """Special Triggers come before everything else in a Battle."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.early: set[tuple[Ability, int]] = set()
        self.has_begun = False

    def fall_due(self, dues: Sequence[Due]) -> None:
        if dues and not self.has_begun:
            self.has_begun = True
            early = self.specials_due(lambda part, _: part.window["at"] == "start")
            self.early = {(due.ability, due.part) for due in early}
            super().fall_due(early)
        still = [due for due in dues if (due.ability, due.part) not in self.early]
        super().fall_due(still)

    def end_bans(self) -> None:
        super().end_bans()
        self.early, self.has_begun = set(), False


@misreads("special.no-general-priority")
class SpecialsAPhaseEarly(Rules):
    """To go first, a Special Trigger fires when the phase before its own begins."""

    def start_specials_before(self, phase: str) -> list[Due]:
        phases = self.game.phases
        place = phases.index(phase)
        return super().specials_at_start(phases[place + 1]) if phase != phases[-1] else []

    def specials_at_start(self, phase: str) -> list[Due]:
        is_second = self.game.phases.index(phase) == 1
        return super().specials_at_start(phase) if is_second else []


@misreads("special.fragment-example")
class FragmentMustBeInPlay(Rules):
    """A card can only be uploaded from the Battle Zone."""

    def do_upload(self, said: Instruction, due: Due) -> Asking[None]:
        if due.ability.bearer.is_in_battle:
            yield from super().do_upload(said, due)


@misreads("special.fragment-example")
class FragmentGoesLast(Rules):
    """What fires at End of Battle from a hand follows after all Locations."""

    def specials_at_start(self, phase: str) -> list[Due]:
        return [] if phase == "end-of-battle" else super().specials_at_start(phase)

    def end_of_battle(self) -> Asking[None]:
        yield from super().end_of_battle()
        self.fall_due(super().specials_at_start("end-of-battle"))
        yield from self.settle()


@misreads("special.bundle")
class TheFirstWindowAlone(Rules):
    """A Special Trigger has one window, which is the first that its text names."""

    def parts_due(self, ability: Ability, fires: Callable[[Part, Card], bool]) -> list[Due]:
        return [due for due in super().parts_due(ability, fires) if due.part == 1]


@misreads("special.bundle")
class AllAtTheFirst(Rules):
    """All of a Special Trigger fires in the first window that its text names."""

    def timing_of(self, part: Part, parts: Sequence[Part]) -> Part:  # noqa: ARG002 - the first's
        return parts[0]


@misreads("special.each-part-own-timing")
class AllAtTheLast(Rules):
    """All of a Special Trigger fires when the last window has come that its text names."""

    def timing_of(self, part: Part, parts: Sequence[Part]) -> Part:  # noqa: ARG002 - the last's
        return parts[-1]


@misreads("special.each-part-own-timing")
class AllAtEach(Rules):
    """All of a Special Trigger fires in each of the windows that its text names."""

    def parts_due(self, ability: Ability, fires: Callable[[Part, Card], bool]) -> list[Due]:
        if not super().parts_due(ability, fires):
            return []
        return super().parts_due(ability, lambda _part, _card: True)


@misreads("special.parts-all-special")
class LabelledPartsAreOrdinary(Rules):
    """A part that has the name of an ordinary trigger is one, and waits for its turn."""

    def is_special(self, due: Due) -> bool:
        return super().is_special(due) and due.label is None
