"""
Which keyword a line was meant to begin with.

Gherkin takes a line whose keyword is misspelt for a description and says nothing, so a
whole scenario may vanish into the words of its Rule. Whoever reads a file asks here.
"""

from __future__ import annotations

import difflib
import re

BLOCKS = ("Feature:", "Rule:", "Background:", "Scenario:", "Scenario Outline:", "Examples:")
STEPS = ("Given", "When", "Then", "And", "But")


def meant(line: str) -> str:
    """The keyword that the line's beginning resembles; empty if it resembles none."""
    return meant_block(line) or meant_step(line)


def meant_block(line: str) -> str:
    """The keyword with a colon that the line's beginning resembles."""
    head, colon, _ = line.strip().partition(":")
    if not colon or not re.fullmatch(r"\w+( \w+)?", head):
        return ""
    return _near(f"{head}:", BLOCKS, 0.75)


def meant_step(line: str) -> str:
    """The keyword of a step that the line's first word resembles."""
    first = line.split(maxsplit=1)[0] if line.split() else ""
    return _near(first, STEPS, 0.65)


def begins_a_step(line: str) -> bool:
    """Whether the line begins as a step does."""
    return line.partition(" ")[0] in STEPS


def _near(word: str, known: tuple[str, ...], cutoff: float) -> str:
    by_folded = {keyword.casefold(): keyword for keyword in known}
    found = difflib.get_close_matches(word.casefold(), by_folded, 1, cutoff)
    return by_folded[found[0]] if found else ""
