"""
How numbers and events are told, in scenarios and in reports.

A rulebook states its words in `rulebook.toml`; this module puts values into them and
recognises them again, so that a line in a scenario and a line in a failure read alike.
"""

from __future__ import annotations

from functools import cached_property
from string import Formatter
from typing import TYPE_CHECKING, Any
import difflib
import re

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judgecall.rulebook.manifest import Manifest, Quantity


def listed(names: Sequence[str], last: str = "and") -> str:
    """Say a list as a sentence does: ``Ada, Ben and Cy``."""
    if len(names) < 2:  # noqa: PLR2004 - one name needs no conjunction
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def event_form(template: str) -> str:
    """Say a line of `[events]` as people read it: ``{unit} move {steps} steps``."""
    return re.sub(r"\{(\w+):[^|}]*\|([^}]*)\}", r"{\1} \2", template)


def counted_pattern(one: str, many: str) -> str:
    """A pattern for a number with its unit in the right form: ``1 step``, ``2 steps``."""
    return rf"1 {re.escape(one)}|(?!1 )\d+ {re.escape(many)}"


class _Template:
    """A line of `[events]` or `[windows]`: fields in braces, ``{steps:step|steps}`` counts."""

    def __init__(self, template: str) -> None:
        self._parts = [
            (literal, field, *(spec.split("|", 1) if spec and "|" in spec else ("", "")))
            for literal, field, spec, _ in Formatter().parse(template)
        ]
        self.pattern = re.compile("".join(self._regex(part) for part in self._parts))

    @staticmethod
    def _regex(part: tuple[str | None, ...]) -> str:
        literal, field, one, many = part
        hole = ""
        if field:
            hole = f"({counted_pattern(one or '', many)})" if many else r"(\S+)"
        return re.escape(literal or "") + hole

    @property
    def fields(self) -> list[str]:
        return [field for _, field, *_ in self._parts if field]

    def say(self, event: Mapping[str, Any]) -> str:
        said = ""
        for literal, field, one, many in self._parts:
            said += literal or ""
            if field:
                value = event.get(field, "?")
                said += f"{value} {one if value == 1 else many}" if one else str(value)
        return said


class Words:
    """The words of one rulebook, ready for use."""

    def __init__(self, rulebook_id: str, manifest: Manifest) -> None:
        self.rulebook_id = rulebook_id
        self.manifest = manifest

    @cached_property
    def _events(self) -> dict[str, _Template]:
        return {name: _Template(text) for name, text in self.manifest.events.items()}

    def say_event(self, event: Mapping[str, Any]) -> str:
        """Tell one event as a line."""
        template = self._events.get(event["event"])
        if template is not None:
            return template.say(event)
        fields = ", ".join(f"{key} {value}" for key, value in event.items() if key != "event")
        return f"{event['event']} ({fields})"

    def tells_an_event(self, line: str) -> bool:
        """Whether the line is the telling of some event of this rulebook."""
        return bool(self.told(line))

    def told(self, line: str) -> list[tuple[str, ...]]:
        """What the line puts into the fields of an event, for each that it may tell."""
        found = (template.pattern.fullmatch(line) for template in self._events.values())
        return [match.groups() for match in found if match]

    @cached_property
    def _windows(self) -> dict[str, _Template]:
        return {name: _Template(text) for name, text in self.manifest.windows.items()}

    def say_window(self, context: Mapping[str, Any]) -> str:
        """Tell in which window a player may interrupt: ``before the damage to Oak``."""
        template = self._windows.get(context.get("window", ""))
        if template is not None:
            return template.say(context)
        told = [f"{key} is {value}" for key, value in context.items()]
        return f"where {listed(told) or 'the engine does not say'}"

    def window(self, text: str) -> dict[str, Any] | None:
        """What the context of a decision holds that is asked in the window of that name."""
        for name, template in self._windows.items():
            if found := template.pattern.fullmatch(text):
                values = (int(said) if said.isdigit() else said for said in found.groups())
                return {"window": name, **dict(zip(template.fields, values, strict=True))}
        return None

    @cached_property
    def _quantities(self) -> dict[str, Quantity]:
        found: dict[str, Quantity] = {}
        for quantity in self.manifest.quantities:
            found[quantity.one] = found[quantity.many] = quantity
        return found

    def quantity(self, word: str) -> Quantity | None:
        """The number that the word counts, such as ``victory points``."""
        return self._quantities.get(word)

    @property
    def quantity_words(self) -> list[str]:
        """All that can be counted, in the plural."""
        return [quantity.many for quantity in self.manifest.quantities]

    def question(self, kind: str) -> str:
        """How a player is asked for a decision of this kind."""
        return self.manifest.questions.get(kind, kind)

    def say_decision(self, decision: Mapping[str, Any]) -> str:
        """Tell who is asked what, with the options."""
        names = listed([option_name(option["id"]) for option in decision["options"]], "or")
        decline = " (or to decline)" if decision["min"] == 0 else ""
        return f"{decision['player']} is asked {self.question(decision['kind'])}: {names}{decline}"


def option_name(option_id: str) -> str:
    """
    The name by which a sentence says an option.

    ``ability:Tribute#2`` is about Tribute, ``figure:Hoplites/2`` about figure 2 of Hoplites.
    """
    kind, _, about = option_id.partition(":")
    name, _, number = about.partition("#")[0].partition("/")
    if number:
        return f"{kind} {number} of {name}"
    return name or option_id


def option_id(kind: str, name: str) -> str:
    """The id that an option of this kind has if a sentence says it so."""
    if " of " in name:
        kind, number, _, whole = name.split(" ")
        return f"{kind}:{whole}/{number}"
    return f"{kind}:{name}"


def nearest(text: str, known: Sequence[str]) -> str:
    """The known text that resembles this one most, for a `nearest:` line; empty if none does."""
    if text not in known:
        # Wrong capitals make no other word of it, however few of its letters are left right.
        same = [each for each in known if each.casefold() == text.casefold()]
        if same:
            return same[0]
    found = difflib.get_close_matches(text, known, 1, cutoff=0.3)
    return found[0] if found else ""
