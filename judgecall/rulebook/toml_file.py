"""One TOML file of a rulebook, with what is missing or odd in it told as faults."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any
import difflib
import re
import tomllib

from judgecall.rulebook.excerpt import underlined
from judgecall.rulebook.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from pathlib import Path


class TomlFile:
    """Takes values out of a file and notes a fault where one is not as it must be."""

    def __init__(self, path: Path, *, may_be_missing: bool = False) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.data: dict[str, Any] = {}
        self.lines: list[str] = []
        try:
            text = path.read_text(encoding="utf-8")
            self.lines = text.split("\n")
            self.data = tomllib.loads(text)
        except FileNotFoundError:
            if not may_be_missing:
                self.fault("the file is missing", "every rulebook's folder needs one")
        except UnicodeDecodeError as error:
            line = path.read_bytes().count(b"\n", 0, error.start) + 1
            self.fault("the file is not UTF-8", "save the file with the encoding UTF-8", line)
        except tomllib.TOMLDecodeError as error:
            self._not_toml(str(error))

    def _not_toml(self, error: str) -> None:
        said = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", error)
        reason, line = (said[1], said[2]) if said else (error, None)
        self.fault(
            "this is not TOML",
            f"the reader of TOML says: {reason[:1].lower()}{reason[1:]}",
            int(line) if line else len(self.lines),
        )

    def fault(self, sentence: str, way_out: str = "", line: int | None = None) -> None:
        """Note a fault; where its line is known, that line is shown."""
        shown = self.lines[line - 1].strip() if line and line <= len(self.lines) else ""
        excerpt = underlined(shown) if shown else ()
        self.faults.append(Fault(self.path, line or 1, sentence, excerpt, way_out, "manifest"))

    def line_of(self, pattern: str, nth: int = 1) -> int | None:
        """The number of the nth line that begins with the pattern."""
        found = [at for at, line in enumerate(self.lines, 1) if re.match(rf"\s*{pattern}", line)]
        return found[nth - 1] if nth <= len(found) else None

    def header(self, name: str, nth: int = 1) -> int | None:
        """The number of the line that begins the nth table of that name."""
        return self.line_of(rf'\[\[?\s*"?{re.escape(name)}"?\s*[\].]', nth)

    def take(self, table: Mapping[str, Any], key: str, where: str, line: int | None = None) -> str:
        """Take a text that must be there."""
        value = table.get(key)
        if isinstance(value, date):
            return value.isoformat()
        if not isinstance(value, str) or not value.strip():
            wrong = "is missing" if value is None else "is not a text"
            self.fault(f"`{key}` of {where} {wrong}", f'write it as {key} = "..."', line)
            return ""
        return " ".join(value.split())

    def table(self, key: str) -> dict[str, Any]:
        """Take a table that may be left out."""
        value = self.data.get(key, {})
        if isinstance(value, dict):
            return value
        line = self.header(key) or self.line_of(rf"{key}\b")
        self.fault(f"`{key}` is not a table", f"begin it with [{key}]", line)
        return {}

    def tables(self, key: str) -> Iterator[tuple[dict[str, Any], int | None]]:
        """Take a list of tables that may be left out, each with the line of its header."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            line = self.line_of(rf"\[?\s*{key}\b")
            self.fault(f"`{key}` is not a list of tables", f"begin each with [[{key}]]", line)
            return
        for number, entry in enumerate(value, 1):
            yield entry, self.header(key, number)

    def texts(self, key: str) -> dict[str, str]:
        """Take a table of texts that may be left out."""
        table = self.table(key)
        return {
            name: self.take(table, name, f"[{key}]", self.line_of(rf'"?{re.escape(name)}"?\s*='))
            for name in table
        }

    def no_near_misses(self, known: Collection[str]) -> None:
        """Note a key that nobody would read, if it was clearly meant to be another."""
        for key in self.data:
            near = difflib.get_close_matches(key, known, 1, 0.75)
            if key not in known and near and near[0] not in self.data:
                line = self.line_of(rf"(\[\[?\s*)?{re.escape(key)}\b")
                self.fault(f"nothing reads `{key}`", f"nearest:  {near[0]}", line)
