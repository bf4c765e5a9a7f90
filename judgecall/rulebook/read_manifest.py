"""
`rulebook.toml` and `readings.toml`, read into a manifest.

Both are written by rules writers. A slip in them is a fault with the file and, as far
as TOML tells it, the line.
"""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING, Any
import re

from judgecall.rulebook.manifest import Manifest, Quantity, Reading, Source
from judgecall.rulebook.toml_file import TomlFile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SECTION = re.compile(r"[a-z0-9_-]+(/[a-z0-9_-]+)*")
_KEYS = (
    "title",
    "edition",
    "sections",
    "sources",
    "defaults",
    "names",
    "examples",
    "questions",
    "reasons",
    "events",
    "windows",
    "quantities",
)


def read_manifest(folder: Path) -> tuple[Manifest | None, TomlFile, TomlFile]:
    """
    Read what a rulebook states about itself.

    Comes back with both files, which hold the faults; without a manifest where
    `rulebook.toml` cannot be read at all.
    """
    book = TomlFile(folder / "rulebook.toml")
    open_questions = TomlFile(folder / "readings.toml", may_be_missing=True)
    if book.faults:
        return None, book, open_questions
    book.no_near_misses(_KEYS)
    manifest = Manifest(
        title=book.take(book.data, "title", "the rulebook"),
        edition=book.take(book.data, "edition", "the rulebook"),
        sections=tuple(_sections(book)),
        sources=tuple(_sources(book)),
        defaults=_defaults(book),
        names=book.texts("names"),
        examples=book.texts("examples"),
        questions=book.texts("questions"),
        reasons=book.texts("reasons"),
        events=dict(_templates(book, "events")),
        windows=dict(_templates(book, "windows")),
        quantities=tuple(_quantities(book)),
        readings={reading.id: reading for reading in _readings(open_questions)},
    )
    return manifest, book, open_questions


def line_of_section(book: TomlFile, name: str) -> int | None:
    """The line on which `rulebook.toml` names a section."""
    return book.line_of(rf'(sections\s*=.*)?.*"{re.escape(name)}"')


def _sections(book: TomlFile) -> Iterator[str]:
    sections = book.data.get("sections", [])
    if not isinstance(sections, list) or not all(isinstance(name, str) for name in sections):
        book.fault(
            "`sections` is not a list of names",
            'write it as sections = ["buckets", "combat"]',
            book.line_of(r"sections\b"),
        )
        return
    told: set[str] = set()
    for name in sections:
        if not _SECTION.fullmatch(name):
            book.fault(
                f"`{name}` cannot be the name of a section",
                "write the file's name in lower case, without .feature",
                line_of_section(book, name),
            )
        elif name in told:
            line = line_of_section(book, name)
            book.fault(f"the section `{name}` is named twice", "name it once", line)
        else:
            told.add(name)
            yield name


def _sources(book: TomlFile) -> Iterator[Source]:
    number = 0
    for number, (entry, line) in enumerate(book.tables("sources"), 1):
        source = Source(
            *(
                book.take(entry, key, f"source {number}", line)
                for key in ("title", "address", "date", "sha256")
            ),
        )
        if source.sha256 and not re.fullmatch(r"[0-9a-f]{64}", source.sha256):
            book.fault(
                f"`sha256` of source {number} is no SHA-256",
                "write the 64 hexadecimal digits that sha256sum prints for the page",
                line,
            )
        yield source
    if not number and not book.faults:
        book.fault("no source page is named", "add [[sources]] with title, address, date, sha256")


def _defaults(book: TomlFile) -> dict[str, dict[str, Any]]:
    defaults = book.table("defaults")
    for name, values in defaults.items():
        if not isinstance(values, dict):
            line = book.line_of(rf"{re.escape(name)}\b")
            book.fault(
                f"`{name}` of [defaults] is not a table", f"begin it with [defaults.{name}]", line
            )
    return {name: values for name, values in defaults.items() if isinstance(values, dict)}


def _templates(book: TomlFile, table: str) -> Iterator[tuple[str, str]]:
    for name, template in book.texts(table).items():
        try:
            fields = [field for _, field, _, _ in Formatter().parse(template) if field is not None]
            in_order = all(re.fullmatch(r"\w+", field) for field in fields)
        except ValueError:
            in_order = False
        if in_order:
            yield name, template
            continue
        book.fault(
            f"the telling of `{name}` has a brace too many or too few",
            "put each field in braces: {unit}; a number with its unit: {steps:step|steps}",
            book.line_of(rf'"?{re.escape(name)}"?\s*='),
        )


def _quantities(book: TomlFile) -> Iterator[Quantity]:
    for number, (entry, line) in enumerate(book.tables("quantities"), 1):
        one, many, path = (
            book.take(entry, key, f"quantity {number}", line) for key in ("one", "many", "path")
        )
        if path and path.split("/").count("*") != 1:
            book.fault(
                f"`path` of quantity {number} needs one * for the name of the player or piece",
                'write it like path = "units/*/figures"',
                line,
            )
        yield Quantity(one, many, tuple(path.strip("/").split("/")))


def _readings(file: TomlFile) -> Iterator[Reading]:
    for name, entry in file.data.items():
        line = file.header(name)
        if not isinstance(entry, dict):
            line = file.line_of(rf"{re.escape(name)}\b")
            file.fault(f"`{name}` stands outside a reading", "begin a reading with [its-id]", line)
            continue
        answers = entry.get("answers", {})
        if not isinstance(answers, dict) or len(answers) < 2:  # noqa: PLR2004 - one is no question
            file.fault(
                f"the reading `{name}` has fewer than two answers",
                f"list every plausible answer below [{name}.answers]",
                line,
            )
            answers = answers if isinstance(answers, dict) else {}
        adopted = entry.get("adopted")
        if adopted is not None and adopted not in answers:
            file.fault(
                f"the reading `{name}` adopts `{adopted}`, which is not among its answers",
                f"its answers are: {', '.join(answers) or 'none'}",
                line,
            )
        yield Reading(
            id=name,
            question=file.take(entry, "question", f"[{name}]", line),
            adopted=adopted,
            answers={key: " ".join(str(text).split()) for key, text in answers.items()},
            why=file.take(entry, "why", f"[{name}]", line),
        )
