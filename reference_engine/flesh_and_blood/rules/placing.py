"""In which stage and substage each part of an effect is applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.effects import Variable
from reference_engine.flesh_and_blood.rules.base import Base
from reference_engine.flesh_and_blood.stages import (
    ABILITIES,
    BASES,
    CONTROLLER,
    COPIES,
    GIVE,
    INDEPENDENT,
    NAMES,
    OF_OPERATION,
    OF_PROPERTY,
    SET,
    SUPERTYPES,
    VALUES,
    Place,
    dependent,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.flesh_and_blood.effects import Change, Effect, Part, Test

#: The stage of each kind of change that says by itself what it changes.
OF_CHANGE = {
    "copy": COPIES,
    "control": CONTROLLER,
    "name": NAMES,
    "color": NAMES,
    "color-by-count": NAMES,
    "text-box": NAMES,
    "lose-supertypes": SUPERTYPES,
    "gain-ability": ABILITIES,
    "lose-abilities": ABILITIES,
}


def settled_in(change: Change) -> int:
    """The stage in which that is settled which a change changes."""
    if change.do == "number":
        return BASES if change.base else VALUES
    return OF_CHANGE.get(change.do) or OF_PROPERTY[change.property]


class Placing(Base):
    """Every part of an effect has its place, and keeps it as long as the effect lasts."""

    @clause("6.3.2c.parts-apart", "6.3.2c.part-by-part")
    def place(self, effect: Effect) -> None:
        """Each part gets its own place; what it depends on is asked of it alone."""
        for part in effect.parts:
            part.places = () if self.is_ban(part) else tuple(self.places(part))

    @clause("6.3.2.complete-list")
    def is_ban(self, part: Part) -> bool:
        """What changes the rules has no stage."""
        return part.change.do == "cannot-gain"

    @clause("6.3.2b.once", "6.3.2a.applied-where-dependent", "8.5.8b.gives-or-sets")
    def places(self, part: Part) -> Iterable[Place]:
        """
        The one place of a part.

        Only a base value is set at either of two places, for either it is missing or not.
        """
        stage = self.stage_of(part)
        place = Place(stage, self.substage_of(part, stage))
        if place == (BASES, SET):
            yield Place(BASES, GIVE)
        yield place

    @clause("6.3.2.stage-by-kind-of-change")
    def natural_stage(self, change: Change) -> int:
        """The stage of what a part changes."""
        return settled_in(change)

    @clause("6.3.2a.able-to-change")
    def looks_at(self, part: Part) -> set[int]:
        """
        The stages whose effects are able to change how a part applies.

        That is what its text looks at: whom it is about, its condition, and what it counts.
        The number that it raises, multiplies and so on is not among that.
        """
        stages = {
            stage
            for test in (*part.scope.tests, *part.tests, *part.change.tests)
            for stage in self.asks_about(test)
        }
        amount = part.change.amount
        if isinstance(amount, Variable) and self.x_follows(part):
            stages.add(self.read_in(amount))
        return stages

    def asks_about(self, test: Test) -> tuple[int, ...]:
        """The stages in which that is settled which a test looks at."""
        match test.kind:
            case "number":
                return (BASES,) if test.base else (VALUES,)
            case "above-base":
                return (BASES, VALUES)
        return (OF_PROPERTY[test.property],)

    def read_in(self, amount: Variable) -> int:
        """The stage in which the number is settled that an amount is read from."""
        return {"base": BASES, "value": VALUES, "ward": ABILITIES}[amount.of]

    @clause("6.2.3b.x-follows")
    def x_follows(self, part: Part) -> bool:
        """Whether the X of a part is read again and again: that of a static effect is."""
        return not part.effect.is_layer

    @clause(
        "6.3.2a.dependence",
        "6.3.2a.higher-stage",
        "6.3.2a.equal-stage",
        "6.3.2a.lower-stage-never",
        "6.3.2b.lower-do-not-count",
    )
    def depends_on(self, part: Part) -> set[int]:
        """The stages that a part depends on: those it looks at, from its own upwards."""
        own = self.natural_stage(part.change)
        return {stage for stage in self.looks_at(part) if stage >= own}

    @clause("6.3.2b.highest", "6.3.2a.applied-where-dependent")
    def stage_of(self, part: Part) -> int:
        """The highest stage that a part depends on, or else the stage of what it changes."""
        return max(self.depends_on(part), default=self.natural_stage(part.change))

    @clause("6.3.2a.independent", "6.3.2a.after-independents", "6.3.3.independent-first")
    def substage_of(self, part: Part, stage: int) -> int:
        """The last substage for what is dependent; for the rest, that of its kind."""
        if self.depends_on(part):
            return dependent(stage)
        return self.substage_of_kind(part.change, stage)

    @clause(
        "6.3.3.set-first",
        "6.3.3.multiply-before-divide",
        "6.3.3.add-after-dividing",
        "6.3.3.add-before-subtract",
    )
    def substage_of_kind(self, change: Change, stage: int) -> int:
        """Numbers are set, multiplied, divided, raised and lowered, in this order."""
        return OF_OPERATION[change.op] if stage >= BASES else INDEPENDENT
