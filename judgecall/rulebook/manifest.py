"""
What a rulebook states about itself: `rulebook.toml` and `readings.toml`.

Both are written by rules writers. A slip in them is a fault with the file and, as far
as TOML tells it, the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
import re
import tomllib
from typing import Any

from judgecall.rulebook.faults import Fault


@dataclass(frozen=True, slots=True)
class Source:
    """A page that clauses were read from, with the hash by which a change is noticed."""

    title: str
    address: str
    date: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A question that the source leaves open, and the answer the suite adopts."""

    id: str
    question: str
    #: The id of the adopted answer; None while the question is open.
    adopted: str | None
    #: Every plausible answer by id, in words, the adopted one among them.
    answers: Mapping[str, str]
    why: str


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number that players can see, such as victory points, and where the state holds it."""

    one: str
    many: str
    #: The path in the state, with ``*`` for the name of the player or piece.
    path: tuple[str, ...]

    def say(self, amount: int) -> str:
        """Put the amount into words: ``1 figure``, ``2 figures``."""
        return f"{amount} {self.one if amount == 1 else self.many}"


@dataclass(frozen=True, slots=True)
class Manifest:
    """All that `rulebook.toml` and `readings.toml` state."""

    title: str
    edition: str
    sections: tuple[str, ...]
    sources: tuple[Source, ...] = ()
    defaults: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    #: Decision kind to the words in which a player is asked.
    questions: Mapping[str, str] = field(default_factory=dict)
    #: Refusal code to what it means.
    reasons: Mapping[str, str] = field(default_factory=dict)
    #: Event type to the line that tells it, with its fields as placeholders.
    events: Mapping[str, str] = field(default_factory=dict)
    quantities: tuple[Quantity, ...] = ()
    readings: Mapping[str, Reading] = field(default_factory=dict)


class _Reader:
    """Takes values out of parsed TOML and turns what is missing or odd into faults."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.data: dict[str, Any] = {}
        try:
            self.data = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            self.fault("the file is missing", "every rulebook folder needs one")
        except UnicodeDecodeError as error:
            self.fault(f"the file is not UTF-8 (byte {error.start})", "save it as UTF-8")
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            self.fault(f"this is not TOML: {error}", line=int(at[1]) if at else 1)

    def fault(self, sentence: str, way_out: str = "", line: int = 1) -> None:
        self.faults.append(Fault(self.path, line, sentence, (), way_out, "manifest"))

    def take(self, table: Mapping[str, Any], key: str, where: str = "") -> str:
        """Take a text that must be there."""
        value = table.get(key)
        if isinstance(value, date):
            return value.isoformat()
        if not isinstance(value, str) or not value.strip():
            place = f" of {where}" if where else ""
            self.fault(f"`{key}`{place} is missing", f'write it as {key} = "..."')
            return ""
        return " ".join(value.split())

    def texts(self, key: str) -> dict[str, str]:
        """Take a table of texts."""
        table = self.data.get(key, {})
        return {name: self.take(table, name, f"[{key}]") for name in table}


def read_manifest(folder: Path) -> tuple[Manifest, list[Fault]]:
    """Read `rulebook.toml` and `readings.toml`; what is wrong with them comes back as faults."""
    book = _Reader(folder / "rulebook.toml")
    if book.faults:
        return Manifest(title=folder.name, edition="", sections=()), book.faults
    sections = book.data.get("sections", [])
    if not isinstance(sections, list) or not all(isinstance(name, str) for name in sections):
        book.fault("`sections` is not a list of feature file names", 'sections = ["buckets"]')
        sections = []
    sources = tuple(
        Source(
            title=book.take(entry, "title", "a source"),
            address=book.take(entry, "address", "a source"),
            date=book.take(entry, "date", "a source"),
            sha256=book.take(entry, "sha256", "a source"),
        )
        for entry in book.data.get("sources", [])
    )
    if not sources:
        book.fault("no source page is named", "add [[sources]] with title, address, date, sha256")
    quantities = []
    for entry in book.data.get("quantities", []):
        path = book.take(entry, "path", "a quantity")
        quantities.append(
            Quantity(
                one=book.take(entry, "one", "a quantity"),
                many=book.take(entry, "many", "a quantity"),
                path=tuple(path.strip("/").split("/")),
            ),
        )
    readings, reading_faults = _read_readings(folder / "readings.toml")
    manifest = Manifest(
        title=book.take(book.data, "title"),
        edition=book.take(book.data, "edition"),
        sections=tuple(sections),
        sources=sources,
        defaults=book.data.get("defaults", {}),
        questions=book.texts("questions"),
        reasons=book.texts("reasons"),
        events=book.texts("events"),
        quantities=tuple(quantities),
        readings=readings,
    )
    return manifest, book.faults + reading_faults


def _read_readings(path: Path) -> tuple[dict[str, Reading], list[Fault]]:
    reader = _Reader(path)
    readings: dict[str, Reading] = {}
    for name, entry in reader.data.items():
        if not isinstance(entry, dict):
            reader.fault(f"`{name}` stands outside a reading", "begin a reading with [its-id]")
            continue
        answers = {key: " ".join(str(text).split()) for key, text in entry.get("answers", {}).items()}
        adopted = entry.get("adopted")
        if adopted is not None and adopted not in answers:
            reader.fault(
                f"the reading `{name}` adopts `{adopted}`, which is not among its answers",
                f"its answers are: {', '.join(answers) or 'none'}",
            )
        if len(answers) < 2:  # noqa: PLR2004 - a question with one answer is not open
            reader.fault(
                f"the reading `{name}` has fewer than two answers",
                f"list every plausible answer under [{name}.answers]",
            )
        readings[name] = Reading(
            id=name,
            question=reader.take(entry, "question", f"[{name}]"),
            adopted=adopted,
            answers=answers,
            why=reader.take(entry, "why", f"[{name}]"),
        )
    return readings, reader.faults
