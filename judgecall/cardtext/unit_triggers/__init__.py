"""The card texts of Unit Triggers: what the grammar's findings mean, and the way back."""

from __future__ import annotations

from judgecall.cardtext.language import Language
from judgecall.cardtext.structure import Slot
from judgecall.cardtext.unit_triggers.reader import Reader
from judgecall.cardtext.unit_triggers.renderer import render

LANGUAGE = Language(
    grammar="unit_triggers.lark",
    reader=Reader,
    render=render,
    samples={
        "NAME": ("Lynx", "Puma"),
        "NUMBER": ("2",),
        "CHANGE": ("+1",),
    },
    typical={
        "opening": "Draw 1 card",
        "step": "draw 1 card",
        "moment": "at the start of Tallying",
        "scope": "your units",
        "location": "Location 2",
    },
    slots={
        "parts": Slot("a part of a Special Trigger", "parts"),
        "part": Slot("a part of a Special Trigger", "part"),
        "moment": Slot("a moment", "moment"),
        "own_deployment": Slot("a moment"),
        "phase": Slot("a phase", "phase"),
        "ban": Slot("what holds for the rest of the Battle"),
        "_sentence": Slot("an instruction", "instructions"),
        "_either": Slot("an instruction", "instructions"),
        "orders": Slot("an instruction", "instructions"),
        "opening": Slot("an instruction", "instruction"),
        "deeds": Slot("an instruction", "instructions"),
        "effects": Slot("an instruction", "instructions"),
        "step": Slot("an instruction", "instruction"),
        "plain": Slot("an instruction", "instruction"),
        "deed": Slot("an instruction", "instruction"),
        "clauses": Slot("a static rule", "rules"),
        "clause": Slot("a static rule", "rule"),
        "scope": Slot("whom it is about", "units"),
        "facing": Slot("how it lies", "facing"),
        "location": Slot("a Location", "location"),
        "place": Slot("the number of a Location", "number"),
        "card": Slot("a card", "card"),
        "NAME": Slot("a name", "name"),
        "amount": Slot("an amount", "amount"),
        "count": Slot("a number", "number"),
        "change": Slot("a number with its sign", "change"),
    },
    phrases=(
        "ability",
        "parts",
        "part",
        "ban",
        "moment",
        "own_deployment",
        "phase",
        "effects",
        "plain",
        "facing",
        "deed",
        "location",
        "clauses",
        "clause",
        "scope",
    ),
)
