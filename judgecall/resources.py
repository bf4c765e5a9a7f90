"""
Where the suite's text files are.

A wheel carries `features/`, `schemas/` and, of `adapters/`, what `judgecall new` copies inside
the package; a checkout has them beside it. Both must work alike, so nobody else asks where a
file lies.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def _folder(name: str) -> Path:
    package = Path(str(files("judgecall")))
    for place in (package / name, package.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(
        f"the folder `{name}` is neither in the installed package nor beside it; "
        "reinstall judgecall, or run from a complete checkout",
    )


def features() -> Path:
    """The folder that holds one folder of feature files per rulebook."""
    return _folder("features")


def schemas() -> Path:
    """The folder that holds the contract as JSON Schema."""
    return _folder("schemas")


def adapters() -> Path:
    """The folder that holds the templates of new adapters, and the kits that are copied."""
    return _folder("adapters")
