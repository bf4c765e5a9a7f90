"""
A little validator for JSON Schema: the keywords that the suite's schemas use, and no other.

It exists so that a kit without dependencies can tell what is wrong with a message. A keyword
that it does not know stops it before anything is checked: a rule that nobody looks at would
pass for one that is kept.
"""

# A schema may say anything, and so may a message.
# ruff: noqa: ANN401
from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Union
import json
import re

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

#: The longest value that is shown whole in a sentence.
LONGEST = 60


class UnknownKeyword(ValueError):
    """A schema says something that this validator could not hold a message to."""


class Fault(NamedTuple):
    """One value that one keyword refuses: where it stands, and what is wrong, in a sentence."""

    path: tuple[Union[str, int], ...]
    keyword: str
    sentence: str
    wanted: Any = None

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer."""
        return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in self.path)


class Validator:
    """Some schemas that may refer to each other by their `$id`."""

    def __init__(self, schemas: Iterable[dict[str, Any]]) -> None:
        self.documents = {schema["$id"]: schema for schema in schemas}
        for name, schema in self.documents.items():
            _look_over(schema, name)

    def fault(self, schema: Any, value: object) -> Union[Fault, None]:
        """The most telling fault: the first of those that lie nearest to the top; None if none."""
        return _most_telling(list(_Look(self.documents, "", ()).faults(schema, value)))


def _most_telling(faults: Sequence[Fault]) -> Union[Fault, None]:
    return min(faults, key=lambda fault: len(fault.path), default=None)


class _Look(NamedTuple):
    """Looking at one place of a message; `base` is the schema that `#` refers to there."""

    documents: Mapping[str, Any]
    base: str
    path: tuple[Union[str, int], ...]

    def into(self, step: Union[str, int]) -> _Look:
        return self._replace(path=(*self.path, step))

    def fault(self, keyword: str, sentence: str, wanted: object = None) -> Fault:
        return Fault(self.path, keyword, sentence, wanted)

    def faults(self, schema: Any, value: object) -> Iterator[Fault]:
        if schema is False:
            yield self.fault("false", f"{shown(value)} may not stand here")
        elif schema is not True:
            for keyword, wanted in schema.items():
                look = _KEYWORDS.get(keyword)
                if look is not None:
                    yield from look(self, wanted, value, schema)

    def fits(self, schema: Any, value: object) -> bool:
        return next(self.faults(schema, value), None) is None


def _ref(look: _Look, wanted: str, value: object, _schema: Any) -> Iterator[Fault]:
    name, _, pointer = wanted.partition("#")
    base = name or look.base
    schema = look.documents[base]
    for step in pointer.split("/")[1:]:
        schema = schema[step]
    return look._replace(base=base).faults(schema, value)


_TYPES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "object": ("an object", lambda value: isinstance(value, dict)),
    "array": ("a list", lambda value: isinstance(value, list)),
    "string": ("text", lambda value: isinstance(value, str)),
    "integer": ("a whole number", lambda value: _is_number(value) and value == value // 1),
    "boolean": ("true or false", lambda value: isinstance(value, bool)),
    "null": ("null", lambda value: value is None),
}


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _type(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    names = [wanted] if isinstance(wanted, str) else wanted
    if not any(_TYPES[name][1](value) for name in names):
        described = " or ".join(_TYPES[name][0] for name in names)
        yield look.fault("type", f"{shown(value)} must be {described}")


def _const(look: _Look, wanted: object, value: object, _schema: Any) -> Iterator[Fault]:
    if not same(wanted, value):
        yield look.fault("const", f"{shown(value)} must be {shown(wanted)}", wanted)


def _enum(look: _Look, wanted: list[Any], value: object, _schema: Any) -> Iterator[Fault]:
    if not any(same(one, value) for one in wanted):
        yield look.fault("enum", f"{shown(value)} is not one of {_listed(wanted)}")


def _required(look: _Look, wanted: list[str], value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, dict):
        for name in wanted:
            if name not in value:
                yield look.fault("required", f"`{name}` is missing")


def _properties(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, dict):
        for name, schema in wanted.items():
            if name in value:
                yield from look.into(name).faults(schema, value[name])


def _additional(look: _Look, wanted: Any, value: object, schema: Any) -> Iterator[Fault]:
    if isinstance(value, dict):
        known = schema.get("properties", {})
        patterns = [_expression(each) for each in schema.get("patternProperties", {})]
        for name in value:
            if name in known or any(each.search(name) for each in patterns):
                continue
            if wanted is False:
                yield look.fault("additionalProperties", f"`{name}` does not belong here")
            else:
                yield from look.into(name).faults(wanted, value[name])


def _patterned(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, dict):
        for pattern, schema in wanted.items():
            for name in value:
                if _expression(pattern).search(name):
                    yield from look.into(name).faults(schema, value[name])


def _names(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, dict):
        for name in value:
            if not look.fits(wanted, name):
                yield look.fault("propertyNames", f"`{name}` is no name that may stand here")


def _dependent(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, dict):
        for name, schema in wanted.items():
            if name in value:
                yield from look.faults(schema, value)


def _items(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from look.into(index).faults(wanted, item)


def _min_items(look: _Look, wanted: int, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, list) and len(value) < wanted:
        yield look.fault("minItems", f"the list holds {len(value)}, and must hold {wanted}")


def _max_items(look: _Look, wanted: int, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, list) and len(value) > wanted:
        yield look.fault("maxItems", f"the list holds {len(value)}, and may hold {wanted}")


def _unique(look: _Look, wanted: bool, value: object, _schema: Any) -> Iterator[Fault]:
    if wanted and isinstance(value, list):
        for index, item in enumerate(value):
            if any(same(item, earlier) for earlier in value[:index]):
                yield look.fault("uniqueItems", f"{shown(item)} stands in the list twice")
                return


def _min_length(look: _Look, wanted: int, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, str) and len(value) < wanted:
        least = "is empty" if not value else f"has fewer than {wanted} characters"
        yield look.fault("minLength", f"the text {least}")


def _pattern(look: _Look, wanted: str, value: object, _schema: Any) -> Iterator[Fault]:
    if isinstance(value, str) and not _expression(wanted).search(value):
        yield look.fault("pattern", f"{shown(value)} is not written like {wanted}")


def _minimum(look: _Look, wanted: float, value: Any, _schema: Any) -> Iterator[Fault]:
    if _is_number(value) and value < wanted:
        yield look.fault("minimum", f"{shown(value)} is less than {wanted}")


def _maximum(look: _Look, wanted: float, value: Any, _schema: Any) -> Iterator[Fault]:
    if _is_number(value) and value > wanted:
        yield look.fault("maximum", f"{shown(value)} is more than {wanted}")


def _all_of(look: _Look, wanted: list[Any], value: object, _schema: Any) -> Iterator[Fault]:
    for schema in wanted:
        yield from look.faults(schema, value)


def _one_of(look: _Look, wanted: list[Any], value: object, _schema: Any) -> Iterator[Fault]:
    fitting = sum(look.fits(schema, value) for schema in wanted)
    if fitting == 0:
        yield _in_the_branch_meant(look, wanted, value)
    elif fitting > 1:
        yield look.fault("oneOf", f"{shown(value)} is several of the things that may stand here")


def _any_of(look: _Look, wanted: list[Any], value: object, _schema: Any) -> Iterator[Fault]:
    if not any(look.fits(schema, value) for schema in wanted):
        yield _in_the_branch_meant(look, wanted, value)


def _in_the_branch_meant(look: _Look, wanted: list[Any], value: Any) -> Fault:
    """
    The fault of what was meant, where a value may be one of several things.

    Such a thing names itself by a constant (`"event": "points"`), so the branch that was
    meant is the one whose constants it has; of several, the one that it misses by least.
    """
    branches = [list(look.faults(schema, value)) for schema in wanted]
    here = len(look.path)
    named = [
        [fault for fault in branch if fault.keyword == "const" and len(fault.path) <= here + 1]
        for branch in branches
    ]
    if all(named):
        path = named[0][0].path
        constants = [fault.wanted for faults in named for fault in faults if fault.path == path]
        told = value[path[-1]] if len(path) > here else value
        return Fault(path, "oneOf", f"{shown(told)} is not one of {_listed(constants)}")
    for fault in branches[0]:
        if all(fault in branch for branch in branches):
            return fault
    meant = [branch for index, branch in enumerate(branches) if not named[index]]
    meant.sort(key=len)
    likely = _most_telling(meant[0])
    if likely is not None and (len(meant) == 1 or len(meant[0]) < len(meant[1])):
        return likely
    return look.fault("oneOf", f"{shown(value)} is none of the things that may stand here")


def _not(look: _Look, wanted: Any, value: object, _schema: Any) -> Iterator[Fault]:
    if look.fits(wanted, value):
        yield look.fault("not", f"{shown(value)} may not stand here")


def _if(look: _Look, wanted: Any, value: object, schema: Any) -> Iterator[Fault]:
    branch = "then" if look.fits(wanted, value) else "else"
    yield from look.faults(schema.get(branch, True), value)


_KEYWORDS: dict[str, Callable[[_Look, Any, Any, Any], Iterator[Fault]]] = {
    "$ref": _ref,
    "type": _type,
    "const": _const,
    "enum": _enum,
    "required": _required,
    "properties": _properties,
    "patternProperties": _patterned,
    "additionalProperties": _additional,
    "propertyNames": _names,
    "dependentSchemas": _dependent,
    "items": _items,
    "minItems": _min_items,
    "maxItems": _max_items,
    "uniqueItems": _unique,
    "minLength": _min_length,
    "pattern": _pattern,
    "minimum": _minimum,
    "maximum": _maximum,
    "allOf": _all_of,
    "oneOf": _one_of,
    "anyOf": _any_of,
    "not": _not,
    "if": _if,
}

#: What holds a message to nothing by itself: words for people, and what others look up.
_SILENT = {"$schema", "$id", "$defs", "title", "description", "default", "then", "else"}

#: Every keyword that a schema may use.
KNOWN = frozenset(_KEYWORDS) | _SILENT

_NAMED_SCHEMAS = ("properties", "patternProperties", "dependentSchemas", "$defs")
_LISTED_SCHEMAS = ("allOf", "oneOf", "anyOf")
_SINGLE_SCHEMAS = ("additionalProperties", "propertyNames", "items", "not", "if", "then", "else")


def _look_over(schema: Any, place: str) -> None:
    """Refuse a schema that uses what is not known here, wherever it does."""
    if isinstance(schema, bool):
        return
    for keyword, value in schema.items():
        if keyword not in KNOWN:
            raise UnknownKeyword(
                f"{place} uses the keyword `{keyword}`, which this kit cannot check; "
                "use the kit and the schemas of one release",
            )
        if keyword in _NAMED_SCHEMAS:
            for name, inner in value.items():
                _look_over(inner, f"{place}/{keyword}/{name}")
        elif keyword in _LISTED_SCHEMAS:
            for index, inner in enumerate(value):
                _look_over(inner, f"{place}/{keyword}/{index}")
        elif keyword in _SINGLE_SCHEMAS:
            _look_over(value, f"{place}/{keyword}")


def same(one: object, other: object) -> bool:
    """Whether two values are equal as JSON has it: 1 is 1.0, and true is no number."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


#: The parts of a pattern that Python reads otherwise than JSON Schema does.
_ELSEWHERE = {
    "$": r"\Z",
    ".": "[^\\n\\r\u2028\u2029]",
    r"\S": "[^\\t\\n\\v\\f\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]",
}


@lru_cache(maxsize=None)
def _expression(pattern: str) -> re.Pattern[str]:
    parts = re.findall(r"\\.|\[(?:\\.|[^\]\\])*\]|.", pattern, re.DOTALL)
    return re.compile("".join(_ELSEWHERE.get(part, part) for part in parts))


def shown(value: object) -> str:
    """The value as JSON, cut short when it is long."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _listed(values: Iterable[object]) -> str:
    return ", ".join(dict.fromkeys(map(shown, values)))
