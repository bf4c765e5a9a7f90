"""Writing an edition down, once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.editions.comparing import since, told
from judgecall.editions.edition import Edition, find, is_a_name, path_of
from judgecall.rulebook.faults import SuiteError, shown

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.rulebook import Rulebook


class CannotFreeze(Exception):
    """What is asked for cannot be frozen; says why and what to do."""

    def __init__(self, sentence: str, way_out: str) -> None:
        super().__init__(f"{sentence}\n  {way_out}")
        self.sentence = sentence
        self.way_out = way_out


@dataclass(frozen=True, slots=True)
class Freezing:
    """What came of freezing an edition."""

    edition: Edition
    path: Path
    #: Whether it was frozen before, just as it is now.
    before: bool


def freeze(rulebook: Rulebook, name: str) -> Freezing:
    """
    Write down what a rulebook that is in order holds, as its edition of that name.

    Raises `CannotFreeze`, or `SuiteError` where the edition was frozen and has changed since.
    """
    _require_name(rulebook, name)
    path = path_of(rulebook.folder, name)
    frozen = find(rulebook.folder, name)
    if frozen is not None:
        found = since(frozen, rulebook)
        if not found.stands:
            raise SuiteError(told(frozen, rulebook, found))
        if found.added:
            number = len(found.added)
            raise CannotFreeze(
                f"edition {name} is frozen already, and {number} "
                f"scenario{' was' if number == 1 else 's were'} added since",
                "nothing needs to be done: they are played, and belong to the next edition\n"
                f"to begin it, give it a name of its own as `edition` in "
                f"{shown(rulebook.folder / 'rulebook.toml')}",
            )
        return Freezing(frozen, path, before=True)
    edition = Edition.of(rulebook)
    if not edition.scenarios:
        raise CannotFreeze(f"{rulebook.id} holds no scenario to freeze", "write one first")
    try:
        path.parent.mkdir(exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(edition.text(rulebook.title))
    except OSError as error:
        raise CannotFreeze(
            f"{shown(path)} cannot be written: {error.strerror}",
            "freeze in a checkout of the suite that is yours to write to",
        ) from error
    return Freezing(edition, path, before=False)


def _require_name(rulebook: Rulebook, name: str) -> None:
    """The manifest says which edition the clauses encode; nothing is frozen under another name."""
    manifest = shown(rulebook.folder / "rulebook.toml")
    if name != rulebook.edition:
        raise CannotFreeze(
            f"{manifest} states edition {rulebook.edition}, not {name}",
            f'to make edition {name}, first write there: edition = "{name}"\n'
            f"to freeze what it states: judgecall freeze {rulebook.id} {rulebook.edition}",
        )
    if not is_a_name(name):
        raise CannotFreeze(
            f"`{name}` cannot be the name of a file, which a frozen edition has",
            f"use letters, digits, dots, hyphens and _ for `edition` in {manifest}",
        )
