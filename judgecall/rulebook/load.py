"""
A rulebook's folder read into a `Rulebook`, with every fault of structure on the way.

`read` tells all that is wrong at once, for lint; `load` refuses a folder with faults,
for everybody who wants to play.
"""

from __future__ import annotations

from collections.abc import Iterable
import difflib
from pathlib import Path
from typing import Any

from judgecall import resources
from judgecall.rulebook.faults import Fault, SuiteError
from judgecall.rulebook.gherkin_file import GherkinFile, parse_file
from judgecall.rulebook.manifest import read_manifest
from judgecall.rulebook.model import Clause, Rulebook, Scenario, Section, Standing, slug

_CLAUSE, _READING = "@clause:", "@reading:"
_STANDINGS = {"@firm": Standing.FIRM, "@derived": Standing.DERIVED}


def available(root: Path | None = None) -> list[str]:
    """The ids of the rulebooks of the suite: the folders that hold a `rulebook.toml`."""
    folder = root or resources.features()
    return sorted(path.parent.name for path in folder.glob("*/rulebook.toml"))


def load(folder: Path) -> Rulebook:
    """Read a rulebook that must be in order; raises `SuiteError` with every fault."""
    rulebook, faults = read(folder)
    if faults:
        raise SuiteError(faults)
    return rulebook


def read(folder: Path) -> tuple[Rulebook, list[Fault]]:
    """Read a rulebook as far as it can be read, with the faults of its structure."""
    manifest, faults = read_manifest(folder)
    rulebook = Rulebook(folder.name, folder, manifest)
    listed = [folder / f"{name}.feature" for name in manifest.sections]
    for path in sorted(folder.glob("**/*.feature")):
        if path not in listed:
            faults.append(
                Fault(
                    path,
                    1,
                    "this file is not among the rulebook's sections, so it would never run",
                    (),
                    f'add "{path.relative_to(folder).with_suffix("")}" to `sections` in '
                    "rulebook.toml",
                    "unlisted",
                ),
            )
            listed.append(path)
    for path in listed:
        if not path.exists():
            faults.append(
                Fault(
                    folder / "rulebook.toml",
                    1,
                    f"the section `{path.stem}` has no file {path.name}",
                    (),
                    "write the file or take the name out of `sections`",
                    "unlisted",
                ),
            )
            continue
        parsed = parse_file(path)
        if isinstance(parsed, list):
            faults += parsed
            continue
        reader = _SectionReader(rulebook, path, parsed)
        rulebook.sections.append(reader.read())
        faults += reader.faults
    faults += _repeated_clauses(rulebook)
    return rulebook, faults


def _repeated_clauses(rulebook: Rulebook) -> Iterable[Fault]:
    first: dict[str, Clause] = {}
    for clause in rulebook.clauses:
        if clause.id in first:
            other = first[clause.id]
            yield Fault(
                clause.section.path,
                clause.line,
                f"the clause id `{clause.id}` is already taken by "
                f"{other.section.path.name}:{other.line}",
                (),
                "give this Rule an id of its own; an id is never used twice",
                "clause-doubled",
            )
        else:
            first[clause.id] = clause


class _SectionReader:
    """Reads one parsed file into a section and collects what is wrong with it."""

    def __init__(self, rulebook: Rulebook, path: Path, parsed: GherkinFile) -> None:
        self.rulebook = rulebook
        self.path = path
        self.parsed = parsed
        self.faults: list[Fault] = []
        #: The line of the first scenario of each name; names are unique per file.
        self.names: dict[str, int] = {}
        self.ids: dict[str, int] = {}

    def fault(self, line: int, check: str, sentence: str, way_out: str) -> None:
        self.faults.append(Fault(self.path, line, sentence, (), way_out, check))

    def read(self) -> Section:
        feature = self.parsed.feature
        text = " ".join(feature["description"].split())
        section = Section(feature["name"], text, self.path, self.rulebook)
        for tag in feature["tags"]:
            if tag["name"] != f"@{self.rulebook.id}":
                self.unknown_tag(tag, [f"@{self.rulebook.id}"])
        for child in feature["children"]:
            if "rule" in child:
                self.read_rule(section, child["rule"])
            elif "scenario" in child:
                self.fault(
                    child["scenario"]["location"]["line"],
                    "clause-missing",
                    "this scenario stands outside a Rule, so it belongs to no clause",
                    "move it under the Rule: whose example it is",
                )
        return section

    def unknown_tag(self, tag: dict[str, Any], known: list[str]) -> None:
        near = difflib.get_close_matches(tag["name"], known, 1)
        self.fault(
            tag["location"]["line"],
            "tag",
            f"no tag is called {tag['name']}",
            f"nearest:  {near[0]}" if near else f"here stand: {', '.join(known)}",
        )

    def read_rule(self, section: Section, rule: dict[str, Any]) -> None:
        line = rule["location"]["line"]
        ids, standings, readings = self.read_tags(rule["tags"])
        if len(ids) != 1:
            self.fault(
                line,
                "clause-missing" if not ids else "clause-doubled",
                "this Rule has no clause id" if not ids else "this Rule has two clause ids",
                "write one @clause:<id> above it, in words: @clause:guard.cap-three",
            )
        if readings:
            standings.append(Standing.READING)
        if len(standings) != 1:
            said = " and ".join(standing.value for standing in standings) or "none"
            self.fault(
                line,
                "standing",
                f"this Rule needs one standing and has {said}",
                "write @firm, @derived or @reading:<id> beside its clause id",
            )
        text, source = _split_source(rule["description"])
        if not source:
            self.fault(
                line,
                "source",
                "this Rule names no source",
                "end its words with a line `Source: document > heading`",
            )
        if not text:
            self.fault(
                line,
                "words",
                "this Rule does not say the clause in words",
                "write one or two sentences below its title; a failure quotes them",
            )
        clause = Clause(
            id=ids[0] if ids else f"line-{line}",
            title=rule["name"],
            text=text,
            source=source,
            standing=standings[0] if standings else Standing.FIRM,
            readings=tuple(readings),
            section=section,
            line=line,
        )
        for child in rule["children"]:
            if "scenario" in child:
                clause.scenarios += self.read_scenario(clause, child["scenario"])
        if not any("scenario" in child for child in rule["children"]):
            self.fault(
                line,
                "clause-empty",
                f"the clause `{clause.id}` has no scenario",
                "write an example of it and one that shows where it stops",
            )
        section.clauses.append(clause)

    def read_tags(self, tags: list[dict[str, Any]]) -> tuple[list[str], list[Standing], list[str]]:
        ids: list[str] = []
        standings: list[Standing] = []
        readings: list[str] = []
        for tag in tags:
            name = tag["name"]
            if name.startswith(_CLAUSE):
                ids.append(name.removeprefix(_CLAUSE))
            elif name in _STANDINGS:
                standings.append(_STANDINGS[name])
            elif name.startswith(_READING):
                readings += self.read_reading(tag)
            else:
                self.unknown_tag(tag, [*_STANDINGS, "@clause:<id>", "@reading:<id>"])
        return ids, standings, readings

    def read_reading(self, tag: dict[str, Any]) -> list[str]:
        known = self.rulebook.manifest.readings
        name = tag["name"].removeprefix(_READING)
        line = tag["location"]["line"]
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            self.fault(
                line,
                "reading",
                f"no reading is called `{name}`",
                f"nearest:  {near[0]}" if near else "register it in readings.toml first",
            )
        elif known[name].adopted is None:
            self.fault(
                line,
                "reading",
                f"the reading `{name}` is open, so no scenario may depend on it",
                "adopt an answer in readings.toml, or take the scenario out",
            )
        return [name]

    def read_scenario(self, clause: Clause, node: dict[str, Any]) -> Iterable[Scenario]:
        line, name = node["location"]["line"], node["name"]
        if name in self.names:
            self.fault(
                line,
                "name-repeated",
                f"the name `{name}` already stands in this file, on line {self.names[name]}",
                "give this scenario a name of its own; pytest-bdd would drop one of the two",
            )
        self.names.setdefault(name, line)
        _, standings, own_readings = self.read_tags(node["tags"])
        if standings:
            self.fault(line, "tag", "a standing belongs to the Rule", "move the tag above the Rule")
        outline = "Outline" in node["keyword"] or bool(node["examples"])
        if outline and not self.outline_is_in_order(node):
            return
        base = f"{self.rulebook.id}/{clause.id}/{slug(name)}"
        readings = tuple(dict.fromkeys((*clause.readings, *own_readings)))
        cases = _cases(node)
        for number, pickle in enumerate(self.parsed.pickles.get(node["id"], [])):
            identity = f"{base}/{slug(cases[number])}" if outline else base
            at = pickle["location"]["line"] if outline else line
            if identity in self.ids:
                self.fault(
                    at,
                    "id-repeated",
                    f"the id {identity} is already taken by line {self.ids[identity]}",
                    "names and cases must differ in more than signs and capitals",
                )
            self.ids.setdefault(identity, at)
            steps = tuple(self.parsed.steps(pickle))
            scenario = Scenario(
                identity, pickle["name"], clause, self.path, at, steps, readings, line
            )
            if number == 0:
                self.check_shape(scenario, node)
            yield scenario

    def check_shape(self, scenario: Scenario, node: dict[str, Any]) -> None:
        line = node["location"]["line"]
        if not node["steps"]:
            self.fault(line, "empty", "this scenario is empty", "write Given, When and Then")
            return
        kinds = {step.kind for step in scenario.steps}
        if "when" not in kinds:
            self.fault(
                line,
                "no-when",
                "this scenario has no When, so nothing happens in it",
                "say with When what is done; a Given only places things",
            )
        if "then" not in kinds:
            self.fault(
                line,
                "no-then",
                "this scenario has no Then, so it checks nothing",
                "say with Then what players can see afterwards",
            )

    def outline_is_in_order(self, node: dict[str, Any]) -> bool:
        line = node["location"]["line"]
        tables = node["examples"]
        if not any(table.get("tableBody") for table in tables):
            self.fault(
                line,
                "outline-no-rows",
                "this outline has no rows, so it never runs",
                "add a row below Examples:, or make it a plain Scenario",
            )
            return False
        in_order = True
        for table in tables:
            at = table["location"]["line"]
            columns = [cell["value"] for cell in table["tableHeader"]["cells"]]
            if columns[0] != "case":
                self.fault(
                    at,
                    "outline-case",
                    f"the first column of this outline is `{columns[0]}`, not `case`",
                    "begin each row with a case: a short name that becomes part of the id",
                )
                in_order = False
            if table["tags"]:
                self.fault(at, "tag", "Examples bear no tags", "tag the scenario instead")
            self.unused_columns(node, at, columns[1:])
        return in_order

    def unused_columns(self, node: dict[str, Any], line: int, columns: list[str]) -> None:
        written = str(node["steps"]) + node["name"]
        for column in columns:
            if f"<{column}>" not in written:
                self.fault(
                    line,
                    "outline-column",
                    f"the column `{column}` is never used",
                    f"write <{column}> in a step, or take the column out",
                )


def _cases(node: dict[str, Any]) -> list[str]:
    return [
        row["cells"][0]["value"] for table in node["examples"] for row in table.get("tableBody", [])
    ]


def _split_source(description: str) -> tuple[str, str]:
    words: list[str] = []
    source: list[str] = []
    for line in description.splitlines():
        stripped = line.strip()
        if stripped.startswith("Source:"):
            source.append(stripped.removeprefix("Source:").strip())
        elif source and stripped:
            source.append(stripped)
        else:
            words.append(stripped)
    return " ".join(" ".join(words).split()), " ".join(source)
