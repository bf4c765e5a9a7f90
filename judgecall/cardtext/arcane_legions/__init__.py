"""The card texts of Arcane Legions: what the grammar's findings mean, and the way back."""

from __future__ import annotations

from judgecall.cardtext.arcane_legions.reader import Reader
from judgecall.cardtext.arcane_legions.renderer import render
from judgecall.cardtext.language import Language
from judgecall.cardtext.structure import Slot

LANGUAGE = Language(
    grammar="arcane_legions.lark",
    reader=Reader,
    render=render,
    samples={
        "NAME": ("Bears",),
        "POSSESSIVE": ("Bears'",),
        "NUMBER": ("2",),
        "CHANGE": ("+2",),
    },
    slots={
        "trigger": Slot("a trigger", "trigger"),
        "cost": Slot("a cost", "cost"),
        "static": Slot("a static rule"),
        "opening": Slot("a static rule", "rule"),
        "clauses": Slot("a static rule", "rule"),
        "clause": Slot("a static rule", "rule"),
        "figure": Slot("a figure", "figure"),
        "_unit_does": Slot("a unit"),
        "_unit": Slot("a unit", "unit"),
        "subject": Slot("a unit", "unit"),
        "target": Slot("a unit", "unit"),
        "bearer": Slot("a unit", "unit"),
        "scope": Slot("a unit", "unit"),
        "this_unit": Slot("a unit", "unit"),
        "named": Slot("a unit's name", "unit"),
        "NAME": Slot("a name", "name"),
        "whose": Slot("whose dice", "unit", "'s"),
        "POSSESSIVE": Slot("a name", "name", "'s"),
        "turn": Slot("whose turn", "turn"),
        "order": Slot("an order", "order"),
        "effects": Slot("an effect", "effect"),
        "effect": Slot("an effect", "effect"),
        "offers": Slot("an effect", "effect"),
        "offer": Slot("an effect", "effect"),
        "amount": Slot("an amount", "amount"),
        "count": Slot("a number", "number"),
        "slot": Slot("the number of a slot", "slot"),
        "change": Slot("a number with its sign", "change"),
        "_number": Slot("a number", "number"),
    },
    phrases=(
        "ability",
        "trigger",
        "figure",
        "subject",
        "named",
        "turn",
        "order",
        "cost",
        "effects",
        "effect",
        "offer",
        "target",
        "bearer",
        "static",
        "opening",
        "clauses",
        "clause",
        "this_unit",
        "adjacent_enemies",
        "whose",
    ),
)
