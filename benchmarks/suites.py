"""Suites of any size to measure with: eight steps a scenario, three of them found nowhere else."""

from __future__ import annotations

from pathlib import Path
import re

ROOT = Path(__file__).parent.parent

_HEAD = """@arcane_legions
Feature: Bench {number}
  Scenarios that only cost time.

"""

_RULE = """  @clause:bench.c{number} @firm
  Rule: Clause {number}
    Nothing happens.

    Source: nowhere

"""

_SCENARIO = """    Scenario: Number {number}
      Given a game of Arcane Legions between Ada and Ben
      And it is Ben's turn
      And Ada controls Hoplites{number}
      And Ben controls Immortals{number}
      When 1 figure of Immortals{number} is downed
      Then no ability resolved
      And Ada has 0 victory points
      And nobody is asked anything

"""

PER_FILE = 50


def write(folder: Path, scenarios: int) -> Path:
    """Write a rulebook folder with that many scenarios; its name must be that of the rulebook."""
    rulebook = folder / "arcane_legions"
    rulebook.mkdir(parents=True)
    sections = []
    for first in range(0, scenarios, PER_FILE):
        name = f"bench{first:05}"
        sections.append(name)
        text = _HEAD.format(number=first) + _RULE.format(number=first)
        for number in range(first, min(first + PER_FILE, scenarios)):
            text += _SCENARIO.format(number=number)
        (rulebook / f"{name}.feature").write_text(text, encoding="utf-8")
    original = ROOT / "features" / "arcane_legions"
    manifest = (original / "rulebook.toml").read_text(encoding="utf-8")
    listed = ", ".join(f'"{name}"' for name in sections)
    manifest = re.sub(r"sections = \[[^\]]*\]", f"sections = [{listed}]", manifest)
    (rulebook / "rulebook.toml").write_text(manifest, encoding="utf-8")
    (rulebook / "readings.toml").write_text("", encoding="utf-8")
    return rulebook
