"""
One feature file through the official Gherkin parser.

Nothing else in the project imports the parser. What comes out is the tree and the
pickles, with each pickled step led back to the line on which it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from judgecall.rulebook.faults import Fault
from judgecall.rulebook.model import Rows, Step

_KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class GherkinFile:
    """The parsed tree of a file and its pickles by the scenario they come from."""

    feature: dict[str, Any]
    #: For each scenario node: its pickles, one, or one per row of an outline.
    pickles: dict[str, list[dict[str, Any]]]
    #: For each step node: its line, its keyword, and whether a Background holds it.
    places: dict[str, tuple[int, str, bool]]

    def steps(self, pickle: dict[str, Any]) -> Iterator[Step]:
        """Turn the pickled steps of one scenario into ours."""
        kind = "given"
        for pickled in pickle["steps"]:
            line, keyword, in_background = self.places[pickled["astNodeIds"][0]]
            kind = _KINDS.get(pickled["type"], kind)
            argument = pickled.get("argument")
            if argument is None:
                yield Step(kind, pickled["text"], line, None, None, keyword, in_background)
                continue
            rows: Rows | None = None
            if "dataTable" in argument:
                rows = tuple(
                    tuple(cell["value"] for cell in row["cells"])
                    for row in argument["dataTable"]["rows"]
                )
            doc = argument["docString"]["content"] if "docString" in argument else None
            yield Step(kind, pickled["text"], line, rows, doc, keyword, in_background)


def parse_file(path: Path) -> GherkinFile | list[Fault]:
    """Parse one file; a file that cannot be parsed comes back as its faults."""
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        odd = raw[error.start]
        return [
            Fault(
                path,
                line,
                f"the file is not UTF-8: byte 0x{odd:02x} is no character",
                (),
                "save the file with the encoding UTF-8",
                "encoding",
            ),
        ]
    return parse_text(text.removeprefix("\ufeff"), path)


def parse_text(text: str, path: Path) -> GherkinFile | list[Fault]:
    """Parse the text of a file."""
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        return [_broken(path, each) for each in error.errors]
    except ParserException as error:
        return [_broken(path, error)]
    if not document.get("feature"):
        return [
            Fault(path, 1, "the file holds no Feature", (), "begin it with Feature:", "gherkin"),
        ]
    document["uri"] = str(path)
    pickles: dict[str, list[dict[str, Any]]] = {}
    compiled: Any = Compiler().compile(document)
    for pickle in compiled:
        pickles.setdefault(pickle["astNodeIds"][0], []).append(pickle)
    places: dict[str, tuple[int, str, bool]] = {}
    _find_places(document["feature"], places)
    return GherkinFile(document["feature"], pickles, places)


def _broken(path: Path, error: Any) -> Fault:  # noqa: ANN401 - the library's errors share no type
    location = getattr(error, "location", None) or {"line": 1}
    sentence = str(error).split(": ", 1)[-1]
    return Fault(
        path,
        location["line"],
        f"this is not Gherkin: {sentence}",
        (),
        "a line must begin with a keyword such as Rule:, Scenario:, Given, When, Then, And, | or #",
        "gherkin",
    )


def _find_places(node: dict[str, Any], places: dict[str, tuple[int, str, bool]]) -> None:
    for child in node["children"]:
        if "rule" in child:
            _find_places(child["rule"], places)
            continue
        in_background = "background" in child
        for step in next(iter(child.values()))["steps"]:
            line = step["location"]["line"]
            places[step["id"]] = (line, step["keyword"].strip(), in_background)
