"""
The controlled English of card text, to and from ability JSON.

Rules writers write what cards say; engines get the text and its meaning. There is one
grammar per rulebook, over what all of them share. Importing this package is cheap: Lark and
the grammar come with the first text.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from judgecall.cardtext.errors import CardTextError, UnknownRulebookError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.cardtext.language import Language

__all__ = ["CardTextError", "UnknownRulebookError", "parse", "render", "rulebooks", "vocabulary"]

#: The module that holds the language of each rulebook's cards.
_MODULES = {
    "arcane_legions": "judgecall.cardtext.arcane_legions",
    "fawnalore": "judgecall.cardtext.fawnalore",
    "unit_triggers": "judgecall.cardtext.unit_triggers",
    "flesh_and_blood": "judgecall.cardtext.flesh_and_blood",
}


def rulebooks() -> tuple[str, ...]:
    """The ids of the rulebooks whose card texts are known."""
    return tuple(sorted(_MODULES))


@lru_cache(maxsize=4096)
def parse(rulebook_id: str, text: str) -> dict[str, Any]:
    """
    Read a card text as ability JSON; one that no card would say raises `CardTextError`.

    What it returns is remembered and shared: copy it before changing it.
    """
    return _language(rulebook_id).parse(text)


def render(rulebook_id: str, ability: Mapping[str, Any]) -> str:
    """Say an ability, valid under the rulebook's schema, in the canonical words."""
    return _language(rulebook_id).render(ability)


def vocabulary(rulebook_id: str) -> list[tuple[str, str]]:
    """Every wording that cards know, as its form and a card text that uses it."""
    return [(form, example) for form, example in _language(rulebook_id).vocabulary]


@cache
def _language(rulebook_id: str) -> Language:
    if rulebook_id not in _MODULES:
        raise UnknownRulebookError(rulebook_id, rulebooks())
    language: Language = import_module(_MODULES[rulebook_id]).LANGUAGE
    return language
