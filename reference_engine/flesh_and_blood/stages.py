"""The stages and substages in which effects are applied, and which property belongs where."""

from __future__ import annotations

from typing import NamedTuple

COPIES = 1
CONTROLLER = 2
NAMES = 3
TYPES = 4
SUPERTYPES = 5
ABILITIES = 6
BASES = 7
VALUES = 8

#: All stages, in their order.
STAGES = (COPIES, CONTROLLER, NAMES, TYPES, SUPERTYPES, ABILITIES, BASES, VALUES)

# The substages of stages 1 to 6.
INDEPENDENT = 1
DEPENDENT = 2

# The substages of stages 7 and 8.
GIVE = 1
SET = 2
MULTIPLY = 3
DIVIDE = 4
ADD = 5
SUBTRACT = 6
DEPENDENT_NUMBER = 7

#: The substage of each way to change a number.
OF_OPERATION = {
    "set": SET,
    "multiply": MULTIPLY,
    "divide": DIVIDE,
    "add": ADD,
    "subtract": SUBTRACT,
}

#: The stage in which each property of a card is settled.
OF_PROPERTY = {
    "controller": CONTROLLER,
    "name": NAMES,
    "color": NAMES,
    "type": TYPES,
    "subtype": TYPES,
    "supertype": SUPERTYPES,
    "ability": ABILITIES,
}

#: The stages whose properties come with what is printed on a card.
PRINTED = (NAMES, TYPES, SUPERTYPES, ABILITIES, BASES, VALUES)


class Place(NamedTuple):
    """Where a part of an effect is applied."""

    stage: int
    substage: int


def substages(stage: int) -> range:
    """The substages of a stage, in their order."""
    return range(1, DEPENDENT_NUMBER + 1) if stage >= BASES else range(1, DEPENDENT + 1)


def dependent(stage: int) -> int:
    """The last substage of a stage: that of what depends on it."""
    return DEPENDENT_NUMBER if stage >= BASES else DEPENDENT
