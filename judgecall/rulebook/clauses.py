"""A feature file's Feature and Rules read into a section and its clauses."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
import difflib
import re

from judgecall.rulebook.model import Clause, Section, Standing
from judgecall.rulebook.scenarios import ScenarioReader

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rulebook
    from judgecall.rulebook.page import Page

_CLAUSE, _READING = "@clause:", "@reading:"
_STANDINGS = {"@firm": Standing.FIRM, "@derived": Standing.DERIVED}
#: Words and the numbers of rules, and nothing that an address or a shell would trip over.
_CLAUSE_ID = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")

#: Where each clause id of the rulebook was first taken.
Taken = dict[str, tuple[Path, int]]


class SectionReader:
    """Reads one parsed file into a section; what is wrong goes onto its page."""

    def __init__(self, rulebook: Rulebook, page: Page, taken: Taken) -> None:
        self.rulebook = rulebook
        self.page = page
        self.taken = taken
        self.scenarios = ScenarioReader(page, self.read_reading)

    def read(self) -> Section:
        """Read the whole file."""
        page, feature = self.page, self.page.parsed.feature
        text = " ".join(feature["description"].split())
        section = Section(feature["name"], text, page.path, self.rulebook)
        line = feature["location"]["line"]
        if feature["language"] != "en":
            page.fault(
                line,
                "language",
                f"this file is written with the keywords of the language `{feature['language']}`",
                "write them in English, as the sentences are",
            )
        if not feature["name"]:
            page.fault(line, "title", "this Feature has no title", "name the section beside it")
        for tag in feature["tags"]:
            if tag["name"] != f"@{self.rulebook.id}":
                page.unknown_tag(tag, [f"@{self.rulebook.id}"], "rulebook-tag")
        page.no_keyword_among_words(feature)
        for child in feature["children"]:
            if "rule" in child:
                section.clauses.append(self.read_rule(section, child["rule"]))
            elif "background" in child:
                self.scenarios.check_background(child["background"])
            else:
                page.fault(
                    child["scenario"]["location"]["line"],
                    "clause-missing",
                    "this scenario stands outside a Rule, so it belongs to no clause",
                    "move it under the Rule: whose example it is",
                )
        return section

    def read_rule(self, section: Section, rule: dict[str, Any]) -> Clause:
        """Read one Rule with its scenarios."""
        line = rule["location"]["line"]
        clause_id = self.read_clause_id(rule["tags"], line)
        standing, readings = self.read_standing(rule["tags"], line)
        text, source = self.read_words(rule)
        nothing_lost = self.page.no_keyword_among_words(rule)
        clause = Clause(
            id=clause_id,
            title=rule["name"],
            text=text,
            source=source,
            standing=standing,
            readings=readings,
            section=section,
            line=line,
        )
        examples = False
        for child in rule["children"]:
            if "scenario" in child:
                examples = True
                clause.scenarios += self.scenarios.read(clause, child["scenario"])
            else:
                self.scenarios.check_background(child["background"])
        if not examples and nothing_lost:
            self.page.fault(
                line,
                "clause-empty",
                f"the clause `{clause.id}` has no scenario",
                "write an example of it, and one that shows where it stops",
            )
        return clause

    def read_clause_id(self, tags: list[dict[str, Any]], line: int) -> str:
        """Find the one clause id among a Rule's tags."""
        found = [tag for tag in tags if tag["name"].startswith(_CLAUSE)]
        if not found:
            self.page.fault(
                line,
                "clause-missing",
                "this Rule has no clause id",
                "write one above it, in words: @clause:guard.cap-three",
            )
            return f"line-{line}"
        for tag in found[1:]:
            self.page.tag_fault(
                tag,
                "clause-doubled",
                "this Rule has two clause ids",
                "keep one; another clause is another Rule:",
            )
        identity: str = found[0]["name"].removeprefix(_CLAUSE)
        if not _CLAUSE_ID.fullmatch(identity):
            self.page.tag_fault(
                found[0],
                "clause-id",
                f"`{identity}` cannot be a clause id",
                "write lower-case words joined by hyphens and dots: @clause:guard.cap-three",
            )
        if identity in self.taken:
            path, first = self.taken[identity]
            self.page.tag_fault(
                found[0],
                "clause-doubled",
                f"the clause id `{identity}` is already taken by {path.name}:{first}",
                "give this Rule an id of its own; an id is never used twice",
            )
        self.taken.setdefault(identity, (self.page.path, found[0]["location"]["line"]))
        return identity

    def read_standing(
        self,
        tags: list[dict[str, Any]],
        line: int,
    ) -> tuple[Standing, tuple[str, ...]]:
        """Find the one standing among a Rule's tags, with the readings that it needs."""
        standings: list[tuple[Standing, dict[str, Any]]] = []
        readings: list[str] = []
        strange = False
        for tag in tags:
            name = tag["name"]
            if name in _STANDINGS:
                standings.append((_STANDINGS[name], tag))
            elif name.startswith(_READING):
                if not readings:
                    standings.append((Standing.READING, tag))
                readings.append(self.read_reading(tag))
            elif not name.startswith(_CLAUSE):
                strange = True
                self.page.unknown_tag(tag, [*_STANDINGS, "@clause:<id>", "@reading:<id>"])
        if not standings:
            if not strange:
                self.page.fault(
                    line,
                    "standing",
                    "this Rule has no standing",
                    "write one of @firm, @derived and @reading:<id> beside its clause id",
                )
            return Standing.FIRM, ()
        for _, tag in standings[1:]:
            self.page.tag_fault(
                tag,
                "standing",
                "this Rule has two standings",
                "keep one: @firm, @derived, or the readings that it needs",
            )
        return standings[0][0], tuple(readings)

    def read_reading(self, tag: dict[str, Any]) -> str:
        """Find the registered reading that a tag names."""
        known = self.rulebook.manifest.readings
        name: str = tag["name"].removeprefix(_READING)
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            self.page.tag_fault(
                tag,
                "reading",
                f"no reading is called `{name}`",
                f"nearest:  {near[0]}" if near else "register it in readings.toml first",
            )
        elif known[name].adopted is None:
            self.page.tag_fault(
                tag,
                "reading",
                f"the reading `{name}` is open, so nothing may depend on it",
                "adopt an answer in readings.toml, or take out what depends on it",
            )
        return name

    def read_words(self, rule: dict[str, Any]) -> tuple[str, str]:
        """Read the clause in words, and its source."""
        page, line = self.page, rule["location"]["line"]
        text, source = split_source(rule["description"])
        if not rule["name"]:
            page.fault(
                line, "title", "this Rule has no title", "say the clause in a line beside it"
            )
        if not text:
            page.fault(
                line,
                "words",
                "this Rule does not say the clause in words",
                "write one or two sentences below its title; a failure quotes them",
            )
        if not source:
            page.fault(
                line,
                "source",
                "this Rule names no source",
                "end its words with a line `Source: document > heading`",
            )
        return text, source


def split_source(description: str) -> tuple[str, str]:
    """Part the words below a Rule into the clause and, from `Source:` on, its source."""
    words: list[str] = []
    source: list[str] = []
    told: list[str] = words
    for line in description.splitlines():
        stripped = line.strip()
        if stripped.startswith("Source:"):
            told, stripped = source, stripped.removeprefix("Source:")
        told += stripped.split()
    return " ".join(words), " ".join(source)
