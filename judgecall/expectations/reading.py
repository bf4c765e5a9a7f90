"""
An expectation file, read; what is wrong with its form is told before anything is played.

The closed shape is `schemas/expectations.schema.json`. What people get wrong is told here in
sentences; the schema is asked last, for whatever those overlook.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
import difflib
import re
import tempfile
import tomllib

import jsonschema_rs
import orjson

from judgecall import resources
from judgecall.expectations.entries import (
    EXPECTABLE,
    NEVER_EXPECTED,
    TABLE,
    By,
    Entry,
    Strength,
    line_of,
)
from judgecall.expectations.places import places
from judgecall.rulebook import Fault
from judgecall.rulebook.faults import in_order
from judgecall.rulebook.toml_file import TomlFile
from judgecall.verdicts import Verdict
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgecall.expectations.entries import Place

_KEYS: Final = ("clause", "scenario", "must", "may", "reason", "issue")
#: Rulebook, clause and scenario; a row of an outline has one more.
_PARTS_OF_AN_ID: Final = 3
_VERDICTS: Final = {verdict.value: verdict for verdict in Verdict}


class NotExpectations(Exception):
    """A file that cannot be read as expectations; holds everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = in_order(faults)
        super().__init__("\n\n".join(str(fault) for fault in self.faults))


def read(path: Path) -> tuple[str, list[Entry]]:
    """Read a file; raises `NotExpectations`."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError as error:
        way_out = "--write-expectations makes it from what is seen"
        raise NotExpectations([Fault(path, 1, "there is no such file", (), way_out)]) from error
    except OSError as error:
        sentence = f"the file cannot be read: {error.strerror}"
        raise NotExpectations([Fault(path, 1, sentence, (), "name another")]) from error
    file = TomlFile(path)
    if file.faults:
        raise NotExpectations(file.faults)
    return raw.decode(), _entries(file)


def parse(path: Path, text: str) -> list[Entry]:
    """Read the entries of a text that a file is to hold; raises `NotExpectations`."""
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / path.name
        draft.write_text(text, encoding="utf-8", newline="")
        return read(draft)[1]


def _entries(file: TomlFile) -> list[Entry]:
    entries = _Reader(file).entries()
    if file.faults:
        raise NotExpectations(file.faults)
    return entries


class _Reader:
    """Takes entries out of a file, and notes a fault where one is not as it must be."""

    def __init__(self, file: TomlFile) -> None:
        self._file = file
        self._places = places("\n".join(file.lines))

    def entries(self) -> list[Entry]:
        """All entries; what is wrong is among the faults of the file."""
        file = self._file
        for key in file.data:
            if key != TABLE:
                file.fault(
                    f"nothing reads `{key}`",
                    f"an expectation file holds tables [[{TABLE}]] and nothing else",
                    file.line_of(rf'\[*\s*"?{key}\b'),
                )
        tables = [table for table, _ in file.tables(TABLE)]
        if file.faults:
            return []
        if len(tables) != len(self._places):
            file.fault(
                "the entries cannot be told apart",
                f"begin each with a line [[{TABLE}]]",
                file.line_of(TABLE) or 1,
            )
            return []
        pairs = zip(tables, self._places, strict=True)
        found = [entry for table, place in pairs if (entry := self._entry(table, place))]
        if not file.faults:
            self._ask_the_schema()
        return found

    def _entry(self, table: Mapping[str, Any], place: Place) -> Entry | None:
        before = len(self._file.faults)
        for key in table:
            if key not in _KEYS:
                near = difflib.get_close_matches(key, _KEYS, 1)
                way_out = f"nearest:  {near[0]}" if near else f"it reads {listed(_KEYS)}"
                self._file.fault(f"nothing reads `{key}`", way_out, place.line_of(key))
        by = self._one_of(table, By, place, 'clause = "<rulebook>:<clause>"')
        strength = self._one_of(table, Strength, place, 'must = "failed"')
        for key, value in table.items():
            if key in _KEYS and (not isinstance(value, str) or not value.strip()):
                self._file.fault(f"`{key}` is not a text", f'{key} = "..."', place.line_of(key))
        self._require_reason(table, place)
        verdict = None
        if strength is not None and isinstance(table[strength.value], str):
            verdict = self._verdict(table[strength.value], strength, place)
        if by is None or strength is None or len(self._file.faults) > before:
            return None
        for key in (by.value, strength.value):
            self._require_one_line(table, key, place)
        self._require_whole_name(table[by.value].strip(), by, place)
        if verdict is None or len(self._file.faults) > before:
            return None
        name, issue = table[by.value].strip(), table.get("issue", "")
        return Entry(by, name, strength, verdict, table["reason"], issue, place)

    def _one_of(
        self, table: Mapping[str, Any], kinds: type[Any], place: Place, example: str
    ) -> Any:  # noqa: ANN401 - a member of `kinds`
        found = [kind for kind in kinds if kind.value in table]
        if len(found) == 1:
            return found[0]
        names = [f"`{kind.value}`" for kind in kinds]
        if found:
            sentence = f"the entry says both {' and '.join(names)}"
            self._file.fault(sentence, "keep the one you mean", place.line_of(found[-1].value))
        else:
            sentence = f"the entry says neither {' nor '.join(names)}"
            self._file.fault(sentence, f"write, for example, {example}", place.first)
        return None

    def _require_one_line(self, table: Mapping[str, Any], key: str, place: Place) -> None:
        """A line that may have to be written anew is known, and is a whole one."""
        line = dict(place.keys).get(key)
        try:
            alone = line is not None and bool(tomllib.loads(self._file.lines[line - 1]))
        except tomllib.TOMLDecodeError:
            alone = False
        if not alone:
            sentence = f"`{key}` does not stand on one line by itself"
            self._file.fault(sentence, line_of(key, table[key].strip()), line or place.first)

    def _require_whole_name(self, name: str, by: By, place: Place) -> None:
        """A name holds its rulebook's, or nobody could say that nothing is called so."""
        if by is By.CLAUSE and not re.fullmatch(r"[^:/]+[:/][^:/]+", name):
            sentence = "`clause` does not say of which rulebook"
            way_out = line_of("clause", f"<rulebook>:{re.split('[:/]', name)[-1]}")
        elif by is By.SCENARIO and len(name.split("/")) < _PARTS_OF_AN_ID:
            sentence = "`scenario` is no whole id"
            way_out = 'scenario = "<rulebook>/<clause>/<scenario>", as `judgecall list` has it'
        else:
            return
        self._file.fault(sentence, way_out, place.line_of(by.value))

    def _verdict(self, said: str, strength: Strength, place: Place) -> Verdict | None:
        if not said.strip():
            return None  # told as no text
        verdict = _VERDICTS.get(said)
        if verdict in EXPECTABLE:
            return verdict
        line = place.line_of(strength.value)
        if verdict is not None:
            self._file.fault(f"`{said}` cannot be expected", NEVER_EXPECTED[verdict], line)
            return None
        possible = [each.value for each in EXPECTABLE]
        near = difflib.get_close_matches(said, possible, 1)
        way_out = line_of(strength.value, near[0]) if near else f"there are {listed(possible)}"
        self._file.fault(f"there is no verdict `{said}`", way_out, line)
        return None

    def _require_reason(self, table: Mapping[str, Any], place: Place) -> None:
        if "reason" not in table:
            self._file.fault(
                "the entry has no reason",
                'say why, for whoever meets it in a year: reason = "..."',
                place.first,
            )
        issue = table.get("issue")
        if (
            isinstance(issue, str)
            and issue.strip()
            and not issue.startswith(("https://", "http://"))
        ):
            self._file.fault(
                "`issue` is not an address",
                'it begins with https://, as in issue = "https://example.org/issues/12"',
                place.line_of("issue"),
            )

    def _ask_the_schema(self) -> None:
        schema = orjson.loads((resources.schemas() / "expectations.schema.json").read_bytes())
        for error in jsonschema_rs.iter_errors(schema, self._file.data):
            where = [step for step in error.instance_path if isinstance(step, int)]
            line = self._places[where[0]].first if where else 1
            self._file.fault(error.message, "schemas/expectations.schema.json has the form", line)
