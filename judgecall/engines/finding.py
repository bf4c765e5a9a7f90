"""Where a Python engine lies, and what may stand there: the engine, its class, or a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, Protocol
import importlib
import os
import sys
import traceback

from judgecall.engines.faults import CannotReach

if TYPE_CHECKING:
    from judgecall.protocol import Json


class Handler(Protocol):
    """All that an engine in process must have: `judgecall_adapter.Engine` has it."""

    def handle(self, message: Json) -> Json:
        """Answer one request."""
        ...


def find(module_name: str, attribute: str) -> object:
    """What `module:attribute` names, looked for in the current folder as well."""
    here = os.getcwd()  # noqa: PTH109 - the import path holds texts
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if not f"{module_name}.".startswith(f"{error.name}."):
            _fails_to_import(module_name, error)
        raise CannotReach(
            f"there is no module {error.name}",
            hint="Install it, or run this from the folder that it lies in.",
        ) from error
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is told
        _fails_to_import(module_name, error)
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise CannotReach(
                f"the module {module_name} has no {attribute}",
                hint=f"Name what holds your engine, or makes it: {module_name}:engine",
            )
        found = getattr(found, name)
    return found


def _fails_to_import(module_name: str, error: Exception | SystemExit) -> NoReturn:
    raise CannotReach(
        f"importing {module_name} fails with {type(error).__name__}: {error}",
        evidence=_place(error),
        hint='A module that serves an engine does so under `if __name__ == "__main__":` only.'
        if isinstance(error, SystemExit)
        else None,
    ) from error


def _place(error: BaseException) -> str:
    """Where it was raised, with the line of code."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{place.filename}:{place.lineno}: {place.line}"


def as_engine(found: object, named: str) -> Handler:
    """The engine that was found, or one freshly made by what was found."""
    if callable(found) and (isinstance(found, type) or not hasattr(found, "handle")):
        try:
            found = found()
        except Exception as error:
            raise CannotReach(
                f"{named}() fails with {type(error).__name__}: {error}",
                evidence=_place(error),
            ) from error
    if not callable(getattr(found, "handle", None)):
        raise CannotReach(
            f"{named} is {type(found).__name__}, which has no `handle` to answer requests with",
            hint="Subclass judgecall_adapter.Engine, and name the class or an instance of it.",
        )
    return found  # type: ignore[return-value]  # just looked at
