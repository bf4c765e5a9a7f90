"""
The floor under every Gherkin runner: parse, match, call, and nothing else.

The official parser, the templates of the real vocabulary tried in turn by the `parse` library,
the first match remembered by its text, and a function that does nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
import sys

from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
import parse

from judgecall.steps import arcane_legions, common
from judgecall.steps.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable


def nothing(**values: object) -> None:
    """Carry out a sentence by doing nothing."""


def matchers() -> list[parse.Parser]:
    """The vocabulary's templates, compiled by the library they are written for."""
    found = []
    for module in (common, arcane_legions):
        kinds = KINDS | {kind.name: kind for kind in module.sentences.kinds}
        readers: dict[str, Callable[[str], str]] = {}
        for kind in kinds.values():

            def read(text: str) -> str:
                return text

            read.pattern = kind.pattern  # type: ignore[attr-defined]
            readers[kind.name] = read
        found.extend(
            parse.compile(template, readers, case_sensitive=True)
            for sentence in module.sentences.declared
            for template in (sentence.template, sentence.attempt)
            if template
        )
    return found


def main(folder: Path) -> None:
    """Run every feature file below the folder."""
    known = matchers()
    remembered: dict[str, dict[str, object]] = {}
    played = 0
    for path in sorted(folder.glob("**/*.feature")):
        document = Parser().parse(path.read_text(encoding="utf-8"))
        document["uri"] = str(path)
        for pickle in Compiler().compile(document):
            for step in pickle["steps"]:
                text = step["text"]
                values = remembered.get(text)
                if values is None:
                    match = next(found for each in known if (found := each.parse(text)))
                    values = remembered[text] = match.named
                nothing(**values)
            played += 1
    print(f"{played} scenarios")


main(Path(sys.argv[1]))
