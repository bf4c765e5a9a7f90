"""
The sentences in which a fault of a message is told, one per keyword of JSON Schema.

They speak of texts, lists and names, as the protocol's pages do, and where a name is
not known they offer the nearest that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple
import difflib
import json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgecall.protocol.codec import Json

#: The longest value that is shown whole in a sentence.
_LONGEST: Final = 60


class Fault(NamedTuple):
    """A value that a keyword of the schema refuses."""

    keyword: str
    value: Any
    #: What the keyword says.
    wanted: Any
    #: The schema that the keyword is part of.
    schema: Json
    #: What the value might have been, if it may be one of several things.
    branches: tuple[Json, ...]
    #: Whether it is more than one of them at once.
    too_many: bool
    #: The library's own words, for keywords that have no sentence here.
    complaint: str


def sentence_of(fault: Fault) -> str:
    """The fault in words."""
    word = _WORDS.get(fault.keyword)
    return word(fault) if word else fault.complaint


def meaning_of(fault: Fault) -> str | None:
    """What the contract says about the part that is wrong."""
    schema: Any = fault.schema
    if fault.keyword == "required":
        schema = schema.get("properties", {}).get(_missing(fault)[0], {})
    described = schema.get("description") if isinstance(schema, dict) else None
    return described if isinstance(described, str) else None


def _missing(fault: Fault) -> list[str]:
    return [name for name in fault.wanted if name not in fault.value]


def _required(fault: Fault) -> str:
    missing = _missing(fault)
    return f"{_listed(missing)} {'is' if len(missing) == 1 else 'are'} missing"


def _surplus(fault: Fault) -> str:
    known = list(fault.schema.get("properties", {}))
    surplus = [name for name in fault.value if name not in known]
    if len(surplus) > 1:
        return f"{_listed(surplus)} do not belong here"
    return f"{surplus[0]} does not belong here{_nearest(surplus[0], known)}"


_TYPES: Final = {
    "object": "an object",
    "array": "a list",
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
}


def _type(fault: Fault) -> str:
    types = [fault.wanted] if isinstance(fault.wanted, str) else fault.wanted
    return f"{_shown(fault.value)} must be {' or '.join(_TYPES[name] for name in types)}"


def _enum(fault: Fault) -> str:
    listed = _listed(fault.wanted)
    return f"{_shown(fault.value)} is not one of {listed}{_nearest(fault.value, fault.wanted)}"


def _too_short(fault: Fault) -> str:
    if fault.wanted == 1:
        return f"{_shown(fault.value)} must not be empty"
    return f"{_shown(fault.value)} is too short"


def _one_of(fault: Fault) -> str:
    """Either no branch was meant, or several fit: say which there are, by their own names."""
    required = sorted({name for branch in fault.branches for name in branch.get("required", [])})
    constants = [branch["const"] for branch in fault.branches if "const" in branch]
    if constants:
        return _enum(fault._replace(wanted=constants))
    if fault.too_many:
        return f"only one of {_listed(required)} may be there"
    if isinstance(fault.value, dict):
        for key, value in fault.value.items():
            names = _names(fault, key)
            if names and value not in names:
                article = "an" if key[0] in "aeiou" else "a"
                return (
                    f"{value} is not {article} {key} that is known here{_nearest(value, names)}"
                    if isinstance(value, str)
                    else f"{key} must be one of {_listed(names)}"
                )
        if required and not any(name in fault.value for name in required):
            return f"one of {_listed(required)} must be there"
    return f"{_shown(fault.value)} is none of the things that may stand here"


def _names(fault: Fault, key: str) -> list[str]:
    """The names that the branches give themselves under this key."""
    described = (branch.get("properties", {}).get(key) for branch in fault.branches)
    return [part["const"] for part in described if isinstance(part, dict) and "const" in part]


_WORDS: Final[dict[str, Callable[[Fault], str]]] = {
    "required": _required,
    "additionalProperties": _surplus,
    "type": _type,
    "const": lambda fault: f"{_shown(fault.value)} must be {_shown(fault.wanted)}",
    "enum": _enum,
    "minimum": lambda fault: f"{_shown(fault.value)} must be at least {fault.wanted}",
    "maximum": lambda fault: f"{_shown(fault.value)} must be at most {fault.wanted}",
    "minItems": _too_short,
    "minLength": _too_short,
    "not": lambda fault: f"{_shown(fault.value)} may not stand here",
    "uniqueItems": lambda fault: f"{_shown(fault.value)} holds the same thing twice",
    "pattern": lambda fault: f"{_shown(fault.value)} is not of the form {fault.wanted}",
    "oneOf": _one_of,
    "anyOf": _one_of,
}


def _nearest(value: object, known: Iterable[object]) -> str:
    names = [name for name in known if isinstance(name, str)]
    close = difflib.get_close_matches(str(value), names, n=1, cutoff=0.5)
    return f"; the nearest is {close[0]}" if close else f"; known are {_listed(names)}"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."


def _listed(values: Iterable[object]) -> str:
    return ", ".join(value if isinstance(value, str) else _shown(value) for value in values)
