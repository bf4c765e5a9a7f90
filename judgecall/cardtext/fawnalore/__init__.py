"""The card texts of Fawnalore: what the grammar's findings mean, and the way back."""

from __future__ import annotations

from judgecall.cardtext.fawnalore.reader import Reader
from judgecall.cardtext.fawnalore.renderer import render
from judgecall.cardtext.language import Language
from judgecall.cardtext.structure import Slot

LANGUAGE = Language(
    grammar="fawnalore.lark",
    reader=Reader,
    render=render,
    samples={
        "NAME": ("Oak", "Ash", "Bay", "Cob"),
        "POSSESSIVE": ("Oak's",),
        "NUMBER": ("2",),
        "CHANGE": ("+2",),
    },
    slots={
        "trigger": Slot("a trigger", "trigger"),
        "words": Slot("timing words", "timing"),
        "cost": Slot("a cost", "cost"),
        "_sentence": Slot("an instruction", "instructions"),
        "_either": Slot("an instruction", "instructions"),
        "orders": Slot("an instruction", "instructions"),
        "opening": Slot("an instruction", "instruction"),
        "deeds": Slot("an instruction", "instructions"),
        "effects": Slot("an instruction", "instructions"),
        "offers": Slot("an instruction", "instructions"),
        "step": Slot("an instruction", "instruction"),
        "inner": Slot("an instruction", "instruction"),
        "plain": Slot("an instruction", "instruction"),
        "deed": Slot("an instruction", "instruction"),
        "clauses": Slot("a static rule", "rule"),
        "clause": Slot("a static rule", "rule"),
        "event": Slot("an event", "event"),
        "target": Slot("a unit", "unit"),
        "receiver": Slot("a unit", "unit"),
        "recipient": Slot("a unit", "unit"),
        "its_own": Slot("a unit", "unit"),
        "subject": Slot("a unit", "unit"),
        "one": Slot("a unit", "unit"),
        "named": Slot("a unit's name", "unit"),
        "names": Slot("names", "units"),
        "whose": Slot("whose figure", "unit", "'s"),
        "NAME": Slot("a name", "name"),
        "POSSESSIVE": Slot("a name", "name", "'s"),
        "measure": Slot("what is measured", "measure"),
        "things": Slot("what is counted", "things"),
        "quantity": Slot("an amount", "amount"),
        "amount": Slot("an amount", "amount"),
        "count": Slot("a number", "number"),
        "change": Slot("a number with its sign", "change"),
    },
    phrases=(
        "ability",
        "trigger",
        "event",
        "subject",
        "words",
        "cost",
        "offer",
        "plain",
        "damage",
        "deed",
        "waiting",
    ),
)
