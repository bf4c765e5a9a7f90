"""
One feature file through the official Gherkin parser.

Nothing else in the project imports the parser. What comes out is the tree and the
pickles, with each pickled step led back to the line on which it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple
import re

from gherkin.errors import (
    CompositeParserException,
    NoSuchLanguageException,
    ParserException,
    UnexpectedEOFException,
)
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from judgecall.rulebook.excerpt import pointed_out, underlined
from judgecall.rulebook.faults import Fault
from judgecall.rulebook.keywords import meant
from judgecall.rulebook.model import Step

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from judgecall.rulebook.model import Rows

_KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


class Place(NamedTuple):
    """Where a step stands in its file, which a pickle no longer tells."""

    line: int
    keyword: str
    in_background: bool
    row_lines: tuple[int, ...]
    has_placeholders: bool


@dataclass(frozen=True, slots=True)
class GherkinFile:
    """The parsed tree of a file and its pickles by the scenario they come from."""

    feature: dict[str, Any]
    #: The lines of the file, for showing them again.
    lines: list[str]
    #: For each scenario node: its pickles, one, or one per row of an outline.
    pickles: dict[str, list[dict[str, Any]]]
    places: dict[str, Place]

    def line(self, number: int) -> str:
        """The line of that number, counted from 1, as it stands."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def steps(self, pickle: dict[str, Any]) -> Iterator[Step]:
        """Turn the pickled steps of one scenario into ours."""
        kind = "given"
        for pickled in pickle["steps"]:
            place = self.places[pickled["astNodeIds"][0]]
            kind = _KINDS.get(pickled["type"], kind)
            argument = pickled.get("argument", {})
            rows: Rows | None = None
            if "dataTable" in argument:
                rows = tuple(
                    tuple(cell["value"] for cell in row["cells"])
                    for row in argument["dataTable"]["rows"]
                )
            yield Step(
                kind,
                pickled["text"],
                place.line,
                rows,
                argument["docString"]["content"] if "docString" in argument else None,
                place.keyword,
                place.in_background,
                place.row_lines,
                pickle["location"]["line"] if place.has_placeholders else None,
            )


def parse_file(path: Path) -> GherkinFile | list[Fault]:
    """Parse one file; a file that cannot be parsed comes back as its faults."""
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return [_not_utf8(path, raw, error)]
    return parse_text(text.removeprefix("\ufeff").replace("\r\n", "\n"), path)


def _not_utf8(path: Path, raw: bytes, error: UnicodeDecodeError) -> Fault:
    before = raw.rfind(b"\n", 0, error.start) + 1
    line = raw[before:].split(b"\n", 1)[0].decode("utf-8", "replace")
    at = len(raw[before : error.start].decode("utf-8"))
    odd = len(line) - len(line.lstrip())
    return Fault(
        path,
        raw.count(b"\n", 0, error.start) + 1,
        f"the file is not UTF-8: byte 0x{raw[error.start]:02x} begins no character",
        underlined(line.strip(), (at - odd, at - odd + 1)),
        "save the file with the encoding UTF-8",
        "encoding",
    )


def parse_text(text: str, path: Path) -> GherkinFile | list[Fault]:
    """Parse the text of a file."""
    lines = text.split("\n")
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        return list(_telling([_broken(path, lines, each) for each in error.errors]))
    except ParserException as error:
        return [_broken(path, lines, error)]
    if not document.get("feature"):
        return [
            Fault(path, 1, "the file holds no Feature", (), "begin it with Feature:", "gherkin"),
        ]
    document["uri"] = str(path)
    pickles: dict[str, list[dict[str, Any]]] = {}
    compiled: Any = Compiler().compile(document)
    for pickle in compiled:
        pickles.setdefault(pickle["astNodeIds"][0], []).append(pickle)
    places: dict[str, Place] = {}
    _find_places(document["feature"], places)
    return GherkinFile(document["feature"], lines, pickles, places)


def _telling(faults: list[Fault]) -> Iterator[Fault]:
    """Leave out what only follows from the first mistake: lines that fit nowhere after it."""
    for number, fault in enumerate(faults):
        if number == 0 or fault.way_out.startswith("nearest:"):
            yield fault


def _broken(path: Path, lines: list[str], error: Any) -> Fault:  # noqa: ANN401 - no common type
    number = error.location["line"]
    line = lines[number - 1].strip() if number <= len(lines) else ""
    excerpt = underlined(line) if line else ()
    near = meant(line)
    if isinstance(error, UnexpectedEOFException):
        sentence, way_out = "the file ends in the middle of something", "finish what it begins"
    elif isinstance(error, NoSuchLanguageException):
        sentence, way_out = "this language is not known", "write in English, without # language:"
    elif "cell count" in str(error):
        sentence = "the rows of this table do not have equally many cells"
        way_out = (
            "close each row with | and give it as many cells as the first; \\| is a | in a cell"
        )
    elif "whitespace" in str(error):
        sentence = "a tag holds no blank"
        way_out = "write each tag with an @ of its own, and join words by hyphens"
    elif near and not line.startswith(near):
        sentence, way_out = "this line begins with no keyword", f"nearest:  {near}"
        wrong = line.partition(":")[0] if near.endswith(":") else line.split()[0]
        excerpt = pointed_out(line, wrong)
    else:
        sentence = "this line cannot stand here"
        way_out = (
            "a line begins with a keyword (Rule: Scenario: Given When Then And) or with | or #; "
            "words without one stand only below Feature: and Rule:"
        )
    return Fault(path, number, sentence, excerpt, way_out, "gherkin")


def _find_places(node: dict[str, Any], places: dict[str, Place]) -> None:
    for child in node["children"]:
        if "rule" in child:
            _find_places(child["rule"], places)
            continue
        in_background = "background" in child
        is_outline = bool(child.get("scenario", {}).get("examples"))
        for step in next(iter(child.values()))["steps"]:
            rows = step["dataTable"]["rows"] if "dataTable" in step else ()
            places[step["id"]] = Place(
                step["location"]["line"],
                step["keyword"].strip(),
                in_background,
                tuple([row["location"]["line"] for row in rows]) if rows else (),
                is_outline and _has_placeholder(step["text"], rows),
            )


def _has_placeholder(text: str, rows: Sequence[dict[str, Any]]) -> bool:
    cells = [cell["value"] for row in rows for cell in row["cells"]]
    return any(re.search("<[^<>]+>", each) for each in (text, *cells))
