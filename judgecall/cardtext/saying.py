"""What the renderers of all rulebooks' card texts share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def counted(number: int, thing: str) -> str:
    """Say how many of a thing there are."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def capitalised(text: str) -> str:
    """Begin a text with a capital and leave the rest of it alone."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str]) -> str:
    """Say a list of words: `name`, `name and tier`, `name, tier and cost`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
