"""
What is wrong with a message, for the person who must mend it.

The fast validator only says yes or no. When it says no, the message is looked at again,
slowly, to find the one place and the one sentence that lead to the mistake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgecall.protocol.wording import Fault, meaning_of, sentence_of

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator

    from judgecall.protocol.codec import Json
    from judgecall.protocol.schemas import Contract

# The libraries of this slow path take their time to import, so they wait for a fault.
# ruff: noqa: PLC0415


class Explanation(NamedTuple):
    """Where in the message the fault is, what it is, and what the contract means by it."""

    pointer: str
    sentence: str
    likely: str | None = None


def explain(contract: Contract, schema: Json, message: Json) -> Explanation:
    """The most telling fault of a message that the schema refuses."""
    from jsonschema.exceptions import relevance

    errors = [_innermost(error) for error in _validator(contract, schema).iter_errors(message)]
    if not errors:
        return Explanation("", "the message is not what the contract allows")
    error = max(errors, key=relevance)
    fault = _as_fault(error, contract)
    return Explanation(
        pointer="".join(f"/{_escaped(part)}" for part in error.absolute_path),
        sentence=sentence_of(fault),
        likely=meaning_of(fault),
    )


def _validator(contract: Contract, schema: Json) -> Validator:
    from jsonschema import Draft202012Validator
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    registry = Registry[Any]().with_resources(
        (urn, DRAFT202012.create_resource(resource))
        for urn, resource in contract.resources.items()
    )
    return Draft202012Validator(schema, registry=registry)


def _escaped(part: str | int) -> str:
    return str(part).replace("~", "~0").replace("/", "~1")


def _innermost(error: ValidationError) -> ValidationError:
    """
    The error inside the branch that was meant.

    Where a part may be one of several things, it names itself (`"event": "points"`), so
    the branch that was meant is the one whose name it bears; failing that, the one that
    it misses by least.
    """
    from jsonschema.exceptions import relevance

    while error.validator in {"oneOf", "anyOf"} and error.context:
        branches: dict[str | int, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        depth = len(error.absolute_path) + 1
        meant = [
            faults
            for faults in branches.values()
            if not any(
                fault.validator == "const" and len(fault.absolute_path) == depth
                for fault in faults
            )
        ]
        meant.sort(key=len)
        if not meant or (len(meant) > 1 and len(meant[0]) == len(meant[1])):
            break
        error = max(meant[0], key=relevance)
    return error


def _as_fault(error: ValidationError, contract: Contract) -> Fault:
    """The library's error, reduced to what a sentence needs."""
    schema: Any = error.schema
    wanted: Any = error.validator_value
    several = error.validator in {"oneOf", "anyOf"}
    return Fault(
        keyword=str(error.validator),
        value=error.instance,
        wanted=wanted,
        schema=schema if isinstance(schema, dict) else {},
        branches=tuple(map(contract.resolved, wanted)) if several else (),
        too_many=not error.context,
        complaint=error.message,
    )
