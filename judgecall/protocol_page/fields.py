"""What a schema says of a part, in words and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import json

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judgecall.protocol import Json

_PLAIN: Final = {
    "string": "text",
    "integer": "whole number",
    "boolean": "true or false",
    "object": "object",
    "null": "`null`",
}


class Parts:
    """The parts that one schema defines, each told once, under a heading of its own."""

    def __init__(self, definitions: Mapping[str, Json], prefix: str = "") -> None:
        self.definitions = definitions
        self.prefix = prefix

    def heading(self, name: str) -> str:
        """What the part is called on the page, which holds those of several schemas."""
        title = str(self.definitions[name].get("title", name))
        return f"{self.prefix}: {title.lower()}" if self.prefix else title

    def link(self, name: str) -> str:
        """The part's title, leading to where it is told."""
        return f"[{self.title(name)}](#{anchor(self.heading(name))})"

    def title(self, name: str) -> str:
        """The part's title within a sentence."""
        title = str(self.definitions[name].get("title", name))
        return title[:1].lower() + title[1:]

    def named(self, schema: Json) -> str | None:
        """The definition that the schema refers to, if it does."""
        reference = str(schema.get("$ref", ""))
        return reference.removeprefix("#/$defs/") if reference else None

    def from_roots(self, roots: Iterable[str], *, with_roots: bool) -> list[str]:
        """
        The parts that these refer to, and those below them, in the order of their text.

        Those that are a word or a number come last: who reads on wants the others first.
        """
        found: dict[str, None] = {}
        for root in roots:
            found |= dict.fromkeys([root] if with_roots else [])
            found |= dict.fromkeys(self._below(root, {root}))
        return sorted(found, key=self.is_simple)

    def is_simple(self, name: str) -> bool:
        """Whether the part is a single word or number."""
        return self.definitions[name].get("type") in {"string", "integer"}

    def _below(self, name: str, seen: set[str]) -> Iterator[str]:
        for found in _references(self.definitions[name]):
            if found not in seen:
                seen.add(found)
                yield found
                yield from self._below(found, seen)

    def value(self, schema: Json) -> str:
        """What may stand there, in words."""
        if (name := self.named(schema)) is not None:
            said = self.link(name)
        elif "const" in schema:
            said = _code(schema["const"])
        elif "enum" in schema:
            said = _either(_code(each) for each in schema["enum"])
        elif "oneOf" in schema:
            said = _either(self.value(each) for each in schema["oneOf"])
        elif "then" in schema:  # the one condition that a field has: that it is not null
            said = f"{self.value(schema['then'])} or `null`"
        elif isinstance(schema.get("type"), list):
            said = _either(_PLAIN[each] for each in schema["type"])
        else:
            said = self._of_type(schema)
        return said

    def _of_type(self, schema: Json) -> str:
        kind, members = schema.get("type"), schema.get("additionalProperties")
        if kind is None:
            return "anything"
        if kind == "array":
            return f"list of {self.value(schema['items'])}"
        if kind == "object" and isinstance(members, dict):
            return f"object: {self.value(members)}, by name"
        return _PLAIN[kind] + _limits(schema)

    def told(self, name: str, level: int) -> Iterator[str]:
        """The part under its heading: what it is, and its fields or what it may be."""
        part = self.definitions[name]
        yield f"{'#' * level} {self.heading(name)}"
        yield str(part["description"])
        if "oneOf" in part:
            yield self._choice(part["oneOf"])
        elif part.get("properties"):
            yield self.table(part)
        elif part.get("type") != "object":
            yield f"It is {_with_article(self.value(part))}."

    def table(self, part: Json) -> str:
        """The fields of an object."""
        required = part.get("required", ())
        rows = [
            (f"`{field}`", _maybe(self.value(schema), field in required), self._meaning(schema))
            for field, schema in part["properties"].items()
        ]
        return table(("Field", "Is", "Meaning"), rows)

    def _meaning(self, schema: Json) -> str:
        name = self.named(schema)
        described = schema if name is None or "description" in schema else self.definitions[name]
        return str(described.get("description", ""))

    def _choice(self, variants: list[Json]) -> str:
        """The kinds of a part, a row each."""
        if all("const" in each for each in variants):
            rows = [(_code(each["const"]), str(each["description"])) for each in variants]
            return table(("Value", "Meaning"), rows)
        if all("$ref" in each for each in variants):
            return f"That is {_either(self.value(each) for each in variants)}."
        return table(("Kind", "Holds", "Meaning"), [self._kind(each) for each in variants])

    def _kind(self, variant: Json) -> tuple[str, str, str]:
        if (name := self.named(variant)) is not None:
            return self.link(name), "what is told there", self._meaning(variant)
        required = variant.get("required", ())
        fields = [
            f"`{field}`: {self._brief(schema, is_required=field in required or not required)}"
            for field, schema in variant["properties"].items()
        ]
        return str(variant["title"]), "<br>".join(fields), str(variant["description"])

    def _brief(self, schema: Json, *, is_required: bool = True) -> str:
        """What may stand there, and what it means where that is not plain from the value."""
        if "const" in schema:
            return _code(schema["const"])
        if schema.get("type") == "object" and "properties" in schema:
            inner = schema["properties"].items()
            return "; ".join(f"`{key}`: {self._brief(each)}" for key, each in inner) or "`{}`"
        items = schema.get("items", {})
        if "properties" in items:
            inner = items["properties"].items()
            return "; ".join(f"each `{key}`: {_told(each)}" for key, each in inner)
        name = self.named(schema)
        is_plain = name is not None and self.is_simple(name)
        value = self.title(name) if name is not None and is_plain else self.value(schema)
        return f"{_maybe(value, is_required)}. {self._meaning(schema)}"


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).removeprefix("#/$defs/")
        for inner in schema.values():
            yield from _references(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from _references(inner)


def _told(schema: Json) -> str:
    """What the schema says, behind the one value that it allows, if it allows but one."""
    value = f"{_code(schema['const'])}. " if "const" in schema else ""
    return f"{value}{schema['description']}"


def _maybe(value: str, is_required: bool) -> str:
    return value if is_required else f"{value} (may be left out)"


def _with_article(words: str) -> str:
    return f"a {words}" if words[0].isalpha() and not words.startswith("text") else words


def _limits(schema: Json) -> str:
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f", at least {least}" if least is not None else ""


def _either(values: Iterable[str]) -> str:
    *most, last = values
    return f"{', '.join(most)} or {last}" if most else last


def _code(value: object) -> str:
    return f"`{json.dumps(value, ensure_ascii=False)}`"


def table(header: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown; a bar would end a cell."""
    body = [header, ("---",) * len(header)]
    body += [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in body)


def anchor(heading: str) -> str:
    """What leads to a heading."""
    kept = "".join(sign for sign in heading.lower() if sign.isalnum() or sign in " -_")
    return kept.replace(" ", "-")
