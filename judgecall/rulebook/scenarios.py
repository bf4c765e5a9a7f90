"""Scenarios and outlines read from under a Rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import re

from judgecall.rulebook.model import Scenario, slug

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgecall.rulebook.model import Clause
    from judgecall.rulebook.page import Page

_READING, _SINCE = "@reading:", "@since:"
_PLACEHOLDER = re.compile(r"<([^<>]*)>")
#: An edition, such as 2.14.0 or 2011-01.
_EDITION = re.compile(r"[0-9]+(?:[.-][0-9]+)*")
#: What an outline calls the column that becomes part of the id.
CASE = "case"


class ScenarioReader:
    """Reads the scenarios of one file; what is wrong goes onto its page."""

    def __init__(self, page: Page, read_reading: Callable[[dict[str, Any]], str]) -> None:
        self.page = page
        self.read_reading = read_reading
        #: The line of the first scenario of each name, and of each id.
        self.names: dict[str, int] = {}
        self.ids: dict[str, int] = {}

    def read(self, clause: Clause, node: dict[str, Any]) -> Iterator[Scenario]:
        """Read one scenario, or one for each row of an outline."""
        new = self.check_name(node)
        self.page.only_lines_of("step", node)
        self.check_tables(node)
        readings = tuple(dict.fromkeys((*clause.readings, *self.read_tags(node["tags"]))))
        since = self.read_since(node["tags"])
        outline = bool(node["examples"]) or node["keyword"] in {
            "Scenario Outline",
            "Scenario Template",
        }
        if outline and not self.outline_is_in_order(node):
            return
        base = f"{clause.section.rulebook.id}/{clause.id}/{slug(node['name'])}"
        cases = [
            row["cells"][0]["value"] for table in node["examples"] for row in table["tableBody"]
        ]
        for number, pickle in enumerate(self.page.parsed.pickles[node["id"]]):
            line = pickle["location"]["line"]
            identity = f"{base}/{slug(cases[number])}" if outline else base
            if new:
                self.check_id(identity, line)
            scenario = Scenario(
                identity,
                pickle["name"],
                clause,
                self.page.path,
                line,
                tuple(self.page.parsed.steps(pickle)),
                readings,
                node["location"]["line"],
                since,
            )
            if number == 0:
                self.check_shape(scenario, node)
            yield scenario

    def read_tags(self, tags: list[dict[str, Any]]) -> Iterator[str]:
        """Find the readings that a scenario needs beyond those of its clause."""
        for tag in tags:
            if tag["name"].startswith(_READING):
                yield self.read_reading(tag)
            elif tag["name"] in {"@firm", "@derived"} or tag["name"].startswith("@clause:"):
                self.page.tag_fault(
                    tag,
                    "tag",
                    f"{tag['name']} speaks of a clause and stands above a scenario",
                    "move it above the Rule:",
                )
            elif not tag["name"].startswith(_SINCE):
                self.page.unknown_tag(tag, ["@reading:<id>", "@since:<edition>"])

    def read_since(self, tags: list[dict[str, Any]]) -> str:
        """Find the edition before which the rulebook had another answer, if the tags tell one."""
        found = [tag for tag in tags if tag["name"].startswith(_SINCE)]
        for number, tag in enumerate(found):
            edition: str = tag["name"].removeprefix(_SINCE)
            if not _EDITION.fullmatch(edition):
                self.page.tag_fault(
                    tag,
                    "tag",
                    f"`{edition}` cannot be an edition",
                    "write it as rulebook.toml does: @since:2.12",
                )
            elif number:
                self.page.tag_fault(
                    tag, "tag", "this scenario names two editions", "keep the later one"
                )
        return found[0]["name"].removeprefix(_SINCE) if found else ""

    def check_name(self, node: dict[str, Any]) -> bool:
        """Whether the name can be part of an id: it is there, and new in this file."""
        line, name = node["location"]["line"], node["name"]
        if not slug(name):
            self.page.fault(
                line,
                "name",
                "this scenario has no name to make an id of",
                "say beside it, in a few words, what it shows",
            )
            return False
        if name in self.names:
            self.page.fault(
                line,
                "name-repeated",
                f"the name `{name}` already stands in this file, on line {self.names[name]}",
                "give this scenario a name of its own; pytest-bdd would drop one of the two",
                wrong=name,
            )
            return False
        self.names[name] = line
        return True

    def check_id(self, identity: str, line: int) -> None:
        """No two scenarios of a file may share an id, and none may lack a part of it."""
        if identity.endswith("/"):
            self.page.fault(
                line,
                "case",
                "the case of this row has nothing to make an id of",
                "write a short name in words, such as: at-the-limit",
            )
        elif (first := self.ids.setdefault(identity, line)) != line:
            self.page.fault(
                line,
                "id-repeated",
                f"the id {identity} is already taken by line {first}",
                "names and cases must differ in more than signs and capitals",
            )

    def check_shape(self, scenario: Scenario, node: dict[str, Any]) -> None:
        """Something must happen in a scenario, and something must be checked after it."""
        line = node["location"]["line"]
        if not node["steps"]:
            self.page.fault(line, "empty", "this scenario is empty", "write Given, When and Then")
            return
        kinds = [step.kind for step in scenario.steps]
        if "when" not in kinds:
            self.page.fault(
                line,
                "no-when",
                "this scenario has no When, so nothing happens in it",
                "say with When what is done; a Given only places things",
            )
        if "then" not in kinds:
            self.page.fault(
                line,
                "no-then",
                "this scenario has no Then, so it checks nothing",
                "say with Then what players can see afterwards",
            )
        elif kinds[-1] == "when":
            self.page.fault(
                scenario.steps[-1].line,
                "no-then",
                "no Then follows the last When, so nothing checks what it brings about",
                "say below it with Then what players can see afterwards",
            )

    def check_background(self, node: dict[str, Any]) -> None:
        """A Background places things, as only Given does."""
        self.page.only_lines_of("step", node)
        self.check_tables(node)
        for step in node["steps"]:
            if step["keywordType"] in {"Action", "Outcome"}:
                self.page.fault(
                    step["location"]["line"],
                    "background",
                    f"a Background only places things, and this is a {step['keyword'].strip()}",
                    "move it into the scenarios",
                    wrong=step["keyword"].strip(),
                )

    def check_tables(self, node: dict[str, Any]) -> None:
        """The parser drops what stands behind the last | of a row; nothing may stand there."""
        tables = [step["dataTable"]["rows"] for step in node["steps"] if "dataTable" in step]
        for examples in node.get("examples", ()):
            tables.append([examples["tableHeader"]] if "tableHeader" in examples else [])
            tables.append(examples["tableBody"])
        for row in (row for table in tables for row in table):
            number = row["location"]["line"]
            behind = re.split(r"(?<!\\)\|", self.page.parsed.line(number))[-1].strip()
            if behind:
                self.page.fault(
                    number,
                    "passed-over",
                    f"`{behind}` stands behind the last | of this row, so it would be passed over",
                    "close the row with |; a remark stands on a line of its own",
                    wrong=behind,
                )

    def outline_is_in_order(self, node: dict[str, Any]) -> bool:
        """Whether every Examples of an outline has rows, and each row a case."""
        if not node["examples"]:
            self.page.fault(
                node["location"]["line"],
                "outline-no-rows",
                "this outline has no Examples, so it never runs",
                "add Examples: with a row for each case, or make it a plain Scenario",
            )
        in_order = bool(node["examples"])
        placeholders = dict(self.placeholders(node))
        for table in node["examples"]:
            line = table["location"]["line"]
            self.page.only_lines_of("row", table)
            for tag in table["tags"]:
                self.page.tag_fault(
                    tag, "tag", "Examples bear no tags", "tag the scenario instead"
                )
            if not table["tableBody"]:
                self.page.fault(
                    line,
                    "outline-no-rows",
                    "these Examples have no rows, so they never run",
                    "add a row for each case below the names of the columns",
                )
                in_order = False
                continue
            columns = [cell["value"] for cell in table["tableHeader"]["cells"]]
            header = table["tableHeader"]["location"]["line"]
            in_order &= self.columns_are_in_order(columns, header, placeholders)
        return in_order

    def columns_are_in_order(
        self,
        columns: list[str],
        line: int,
        placeholders: dict[str, int],
    ) -> bool:
        """Whether the columns of Examples are what the outline's placeholders need."""
        page = self.page
        if columns[0] != CASE:
            page.fault(
                line,
                "outline-case",
                f"the first column of this outline is `{columns[0]}`, not `{CASE}`",
                f"begin each row with a {CASE}: a short name that becomes part of the id",
                wrong=columns[0],
            )
        for column in columns[1:]:
            if column not in placeholders:
                page.fault(
                    line,
                    "outline-column",
                    f"the column `{column}` is never used",
                    f"write <{column}> in a step, or take the column out",
                    wrong=column,
                )
        for column in {column for column in columns if columns.count(column) > 1}:
            page.fault(
                line,
                "outline-column",
                f"two columns are called `{column}`",
                "each column has a name of its own",
                wrong=column,
            )
        strangers = [name for name in placeholders if name not in columns]
        for placeholder in strangers:
            page.fault(
                placeholders[placeholder],
                "outline-placeholder",
                f"no column is called `{placeholder}`",
                f"add the column, or take <{placeholder}> out",
                wrong=f"<{placeholder}>",
            )
        return columns[0] == CASE and not strangers

    def placeholders(self, node: dict[str, Any]) -> Iterator[tuple[str, int]]:
        """Every placeholder of an outline, with a line on which it stands."""
        for found in _PLACEHOLDER.findall(node["name"]):
            yield found, node["location"]["line"]
        for step in node["steps"]:
            for found in _PLACEHOLDER.findall(step["text"]):
                yield found, step["location"]["line"]
            for row in step.get("dataTable", {}).get("rows", ()):
                for cell in row["cells"]:
                    for found in _PLACEHOLDER.findall(cell["value"]):
                        yield found, row["location"]["line"]
