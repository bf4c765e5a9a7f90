"""
What `judgecall new` writes: a small engine that runs at once and claims nothing.

The files lie in `adapters/templates`, one folder per language, as code that could be run where it
lies. All of them are read and filled in before the first is written, and whatever goes wrong
while writing, nothing is left behind.
"""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
import json
import re

from judgecall import resources

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

#: What an author calls the rulebook: its id, its title, its edition.
Book = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Language:
    """A language that has an adapter kit, and what a skeleton in it is made of."""

    id: str
    #: What runs the skeleton.
    runs: str
    #: The file that is run.
    main: str
    #: The folder of the kit that is copied beside it, with the schemas by which it can check
    #: what the engine answers, and how it is called there; if it is.
    kit: str | None = None
    kit_folder: str = ""

    def command(self, folder: Path) -> list[str]:
        """The words that run the skeleton in this folder."""
        return [self.runs, str(folder / self.main)]


LANGUAGES: Final = {
    language.id: language
    for language in (
        Language("python", "python", "my_engine.py"),
        Language("javascript", "node", "engine.mjs", "javascript", "judgecall-adapter"),
    )
}

#: Of a kit only its own modules are copied: neither tests nor examples, nor what its README links.
_KIT_FILES: Final = ("*.mjs", "*.d.ts", "package.json")

#: Templates that would mean something to git if they bore their names where they lie.
_RENAMED: Final = {"gitignore": ".gitignore"}


class NotWritten(Exception):
    """Why there is no skeleton, as a sentence; nothing of it is there."""


def files(language: Language, name: str, book: Book) -> dict[str, str]:
    """Every file of the skeleton by its path in the folder, filled in."""
    rulebook, title, edition = book
    folder = resources.adapters() / "templates" / language.id
    literals = {
        # A text in JSON is the same text in Python and in JavaScript.
        '"@NAME@"': json.dumps(name, ensure_ascii=False),
        '"@EDITION@"': json.dumps(edition, ensure_ascii=False),
        "@RULEBOOK@": rulebook,
        "@TITLE@": name,
        "@BOOK@": title,
        "@SLUG@": _slug(name),
    }
    written = {
        _RENAMED.get(path.name, path.name): _filled(path.read_text("utf-8"), literals)
        for path in sorted(folder.iterdir())
        if path.is_file()
    }
    if language.kit is not None:
        for path in kit_files(language.kit):
            written[f"{language.kit_folder}/{path.name}"] = path.read_text("utf-8")
        for schema in ("protocol", rulebook):
            path = resources.schemas() / f"{schema}.schema.json"
            written[f"{language.kit_folder}/schemas/{path.name}"] = path.read_text("utf-8")
    return written


def kit_files(kit: str) -> list[Path]:
    """The files of a kit that are copied; a wheel holds these of it."""
    folder = resources.adapters() / kit
    return sorted(found for pattern in _KIT_FILES for found in folder.glob(pattern))


def write(folder: Path, texts: Mapping[str, str]) -> None:
    """Write all of it into a folder that is new or empty; or nothing, and `NotWritten`."""
    try:
        _refuse_what_is_in_use(folder)
        with _all_or_nothing() as undo:
            for name, text in texts.items():
                path = folder / name
                _make(path.parent, undo)
                with path.open("x", encoding="utf-8") as file:
                    undo.callback(path.unlink)
                    file.write(text)
    except OSError as error:
        raise NotWritten(
            f"{folder} cannot be written: {error.strerror or error}; nothing was left there",
        ) from error


def _refuse_what_is_in_use(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise NotWritten(f"{folder} is a file; a skeleton needs a folder of its own")
    if folder.is_dir() and any(folder.iterdir()):
        raise NotWritten(f"{folder} is not empty, and nothing in it is to be overwritten")


@contextmanager
def _all_or_nothing() -> Iterator[ExitStack]:
    """Undo what was pushed, the last first, unless all went well."""
    with ExitStack() as undo:
        yield undo
        undo.pop_all()


def _make(folder: Path, undo: ExitStack) -> None:
    """Make a folder and those above it, as far as they are missing."""
    if not folder.is_dir():
        _make(folder.parent, undo)
        folder.mkdir()
        undo.callback(folder.rmdir)


def _filled(text: str, literals: Mapping[str, str]) -> str:
    """The text with every placeholder replaced, each once, so that no value is read as one."""
    pattern = "|".join(re.escape(hole) for hole in literals)
    return re.sub(pattern, lambda found: literals[found[0]], text)


def _slug(name: str) -> str:
    """The name as package registries allow it."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "my-engine"
