"""
Text from outside, made safe to print.

An engine's words may hold anything: colours, bells, an override of the writing direction, a
megabyte. People must see what is there, and their terminal must not obey it.
"""

from __future__ import annotations

from typing import Final

#: How much of one text is shown; the report holds the rest.
_SHOWN: Final = 2000


def visible(text: str) -> str:
    """The text in one line, with everything that does not print written as an escape."""
    if len(text) > _SHOWN:
        return f"{visible(text[:_SHOWN])} ... ({len(text) - _SHOWN} characters more)"
    if text.isprintable():
        return text
    return "".join(_escaped(character) for character in text)


def _escaped(character: str) -> str:
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode("ascii")
