"""One parsed feature file on the desk, with the faults found in it so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import difflib

from judgecall.rulebook.excerpt import pointed_out, underlined
from judgecall.rulebook.faults import Fault
from judgecall.rulebook.keywords import begins_a_step, meant_block, meant_step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judgecall.rulebook.excerpt import Span
    from judgecall.rulebook.gherkin_file import GherkinFile


class Page:
    """What the readers of a file share: its lines, and the pen that marks faults."""

    def __init__(self, path: Path, parsed: GherkinFile) -> None:
        self.path = path
        self.parsed = parsed
        self.faults: list[Fault] = []

    def fault(
        self,
        line: int,
        check: str,
        sentence: str,
        way_out: str,
        *,
        wrong: str = "",
    ) -> None:
        """Note a fault; its line is shown, with what is wrong in it underlined."""
        excerpt = pointed_out(self.parsed.line(line).strip(), wrong)
        self.faults.append(Fault(self.path, line, sentence, excerpt, way_out, check))

    def tag_fault(self, tag: dict[str, Any], check: str, sentence: str, way_out: str) -> None:
        """Note a fault of a tag; the tag is underlined among its neighbours."""
        at = tag["location"]
        line = self.parsed.line(at["line"])
        start = at["column"] - 1 - (len(line) - len(line.lstrip()))
        span: Span = (start, start + len(tag["name"]))
        excerpt = underlined(line.strip(), span)
        self.faults.append(Fault(self.path, at["line"], sentence, excerpt, way_out, check))

    def unknown_tag(self, tag: dict[str, Any], known: list[str], check: str = "tag") -> None:
        """Note a tag that does not belong where it stands."""
        near = difflib.get_close_matches(tag["name"], known, 1)
        allowed = f"here may stand: {', '.join(known)}" if known else "take it out"
        self.tag_fault(
            tag,
            check,
            f"no tag is called {tag['name']} here",
            f"nearest:  {near[0]}" if near else allowed,
        )

    def words_below(self, node: dict[str, Any]) -> Iterator[tuple[int, str]]:
        """The lines of a node's description, with their numbers."""
        wanted = [line.strip() for line in node["description"].splitlines() if line.strip()]
        number = node["location"]["line"]
        for words in wanted:
            number += 1
            while number <= len(self.parsed.lines) and self.parsed.line(number).strip() != words:
                number += 1
            yield number, words

    def only_lines_of(self, kind: str, node: dict[str, Any]) -> None:
        """Note the first line that the parser would take for a description and pass over."""
        beginnings = "|" if kind == "row" else "Given, When, Then, And or But"
        for number, words in self.words_below(node):
            near = meant_block(words) or (meant_step(words) if kind == "step" else "")
            self.fault(
                number,
                "passed-over",
                f"this line is no {kind}, so it would be passed over",
                f"nearest:  {near}" if near else f"begin it with {beginnings}, or a remark with #",
                wrong=words.partition(":")[0] if near.endswith(":") else words.split()[0],
            )
            return

    def no_keyword_among_words(self, node: dict[str, Any]) -> bool:
        """Whether the words of a Feature or Rule are words, and not meant to begin something."""
        below_source: int | None = None
        for number, words in self.words_below(node):
            if words.startswith("Source:"):
                below_source = number
                continue
            near = meant_block(words)
            detached = below_source is not None and (
                begins_a_step(words) or self._blank_between(below_source, number)
            )
            if near or detached or words.startswith(("Given ", "|")):
                self.fault(
                    number,
                    "passed-over",
                    "this line reads as words of the clause, so what it begins is passed over",
                    f"nearest:  {near}"
                    if near
                    else "a scenario begins with Scenario: and a remark with #; "
                    "the words of a clause end with its Source:",
                    wrong=words,
                )
                return False
        return True

    def _blank_between(self, first: int, last: int) -> bool:
        return any(not self.parsed.line(number).strip() for number in range(first + 1, last))
