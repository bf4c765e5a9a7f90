"""The same feature files laid out for behave: its own matcher, its own runner, empty functions."""

from __future__ import annotations

from typing import TYPE_CHECKING
import shutil

if TYPE_CHECKING:
    from pathlib import Path

_STEPS = """
from behave import given, register_type, then, use_step_matcher, when

from judgecall.steps import arcane_legions, common
from judgecall.steps.kinds import KINDS

use_step_matcher("parse")
kinds = {kind.name: kind for kind in KINDS.values()}
declared = []
for module in (common, arcane_legions):
    kinds |= {kind.name: kind for kind in module.sentences.kinds}
    declared += module.sentences.declared


def reader(kind):
    def read(text):
        return text
    read.pattern = kind.pattern
    return read


register_type(**{name: reader(kind) for name, kind in kinds.items()})
decorators = {"given": given, "when": when, "then": then}
for sentence in declared:
    for template in (sentence.template, sentence.attempt):
        if template:
            @decorators[sentence.kind](template)
            def carry_out(context, *args, **values):
                pass
"""


def write(rulebook: Path, folder: Path) -> Path:
    """Copy a rulebook's feature files into a folder that behave runs."""
    features = folder / "features"
    (features / "steps").mkdir(parents=True)
    for path in rulebook.glob("*.feature"):
        shutil.copy(path, features)
    (features / "steps" / "steps.py").write_text(_STEPS, encoding="utf-8")
    return features
