"""One frozen edition, and the file `features/<rulebook>/editions/<edition>.toml` that holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
import json
import re
import tomllib

from judgecall.rulebook.faults import Fault, SuiteError
from judgecall.rulebook.meaning import VERSION, ground, hashed, meaning

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from judgecall.rulebook import Rulebook

#: What the name of an edition is made of, since it is the name of a file too.
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True, slots=True)
class Edition:
    """What a rulebook held when its edition was frozen."""

    rulebook: str
    name: str
    clauses: tuple[str, ...]
    #: Each scenario by its id, with the hash of what it means.
    scenarios: Mapping[str, str]
    #: What the scenarios leave to the manifest, by name, hashed.
    ground: Mapping[str, str]

    @classmethod
    def of(cls, rulebook: Rulebook) -> Edition:
        """What a rulebook holds now, under the edition that its manifest states."""
        return cls(
            rulebook.id,
            rulebook.edition,
            tuple(clause.id for clause in rulebook.clauses),
            {scenario.id: meaning(scenario).hash for scenario in rulebook.scenarios},
            ground(rulebook),
        )

    @property
    def seal(self) -> str:
        """A hash over all of it, so that a line that is changed by hand is noticed."""
        return hashed(
            [
                self.rulebook,
                self.name,
                sorted(self.clauses),
                dict(self.scenarios),
                dict(self.ground),
            ],
        )

    def text(self, title: str) -> str:
        """The file that holds it."""
        return "\n".join(self._lines(title)) + "\n"

    def _lines(self, title: str) -> Iterator[str]:
        yield f"# {title}, edition {self.name}, frozen: {len(self.clauses)} clauses and"
        yield f"# {len(self.scenarios)} scenarios, each with the hash of what it means. Written by"
        yield f"# `judgecall freeze {self.rulebook} {self.name}`; never edited, and never deleted."
        yield "# A clause that must change is changed in a new edition (docs/rules-writers.md)."
        yield ""
        yield f"rulebook = {json.dumps(self.rulebook)}"
        yield f"edition = {json.dumps(self.name)}"
        yield f"meaning = {VERSION} # the way in which the hashes are made"
        yield f"seal = {json.dumps(self.seal)} # a hash of all that this file states"
        yield ""
        yield "clauses = ["
        yield from (f"  {json.dumps(clause)}," for clause in self.clauses)
        yield "]"
        yield ""
        yield "# What scenarios leave to rulebook.toml."
        yield "[ground]"
        yield from _entries(self.ground)
        yield ""
        yield "[scenarios]"
        yield from _entries(self.scenarios)


def _entries(table: Mapping[str, str]) -> Iterator[str]:
    for name, digits in table.items():
        yield f"{json.dumps(name, ensure_ascii=False)} = {json.dumps(digits)}"


def folder(rulebook_folder: Path) -> Path:
    """Where the frozen editions of a rulebook lie."""
    return rulebook_folder / "editions"


def names(rulebook_folder: Path) -> list[str]:
    """The names of a rulebook's frozen editions."""
    return sorted(path.stem for path in folder(rulebook_folder).glob("*.toml"))


def is_a_name(name: str) -> bool:
    """Whether an edition can be frozen under this name."""
    return _NAME.fullmatch(name) is not None


def not_frozen_yet(rulebook: Rulebook) -> bool:
    """Whether a rulebook with frozen editions is on its way to another."""
    frozen = names(rulebook.folder)
    return bool(frozen) and rulebook.edition not in frozen


def path_of(rulebook_folder: Path, name: str) -> Path:
    """The file in which an edition is frozen, or would be."""
    return folder(rulebook_folder) / f"{name}.toml"


def find(rulebook_folder: Path, name: str) -> Edition | None:
    """Read a frozen edition, if there is one; raises `SuiteError` if its file is not in order."""
    path = path_of(rulebook_folder, name)
    if not is_a_name(name) or not path.is_file():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SuiteError([_spoilt(path, f"this is not TOML: {error}")]) from error
    edition = _taken(data)
    if edition is None:
        raise SuiteError([_spoilt(path, "this is no edition as `judgecall freeze` writes it")])
    if (edition.rulebook, edition.name) != (rulebook_folder.name, name):
        sentence = (
            f"this is edition {edition.name} of {edition.rulebook}, not the one "
            "after which the file is named"
        )
        raise SuiteError([_spoilt(path, sentence)])
    if data["meaning"] != VERSION:
        sentence = (
            f"the hashes of this edition were made in way {data['meaning']}, "
            f"and this judgecall makes them in way {VERSION}"
        )
        raise SuiteError([_spoilt(path, sentence, "use the judgecall that froze it")])
    if data["seal"] != edition.seal:
        raise SuiteError([_spoilt(path, "this edition was changed after it was frozen")])
    return edition


def _taken(data: Mapping[str, Any]) -> Edition | None:
    """Take an edition out of its file, if everything is there and of its kind."""
    wanted = {
        "rulebook": str,
        "edition": str,
        "meaning": int,
        "seal": str,
        "clauses": list,
        "ground": dict,
        "scenarios": dict,
    }
    if not all(isinstance(data.get(key), kind) for key, kind in wanted.items()):
        return None
    clauses, tables = data["clauses"], (data["ground"], data["scenarios"])
    texts = [*clauses, *(digits for table in tables for digits in table.values())]
    if not all(isinstance(text, str) for text in texts):
        return None
    return Edition(
        data["rulebook"],
        data["edition"],
        tuple(clauses),
        data["scenarios"],
        data["ground"],
    )


_PUT_BACK: Final = "put the file back as it was committed; nobody edits a frozen edition"


def _spoilt(path: Path, sentence: str, way_out: str = _PUT_BACK) -> Fault:
    return Fault(path, 1, sentence, (), way_out, "edition")
