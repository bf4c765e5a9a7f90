"""Serve the reference engine: `python -m reference_engine`."""

from __future__ import annotations

from typing import TYPE_CHECKING
import argparse
import sys

from judgecall_adapter import serve

from reference_engine import engine, misreading, misreadings
from reference_engine.shelf import MISREADINGS

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> None:
    """Read the command line and serve until the other side is done."""
    parser = argparse.ArgumentParser(
        prog="python -m reference_engine",
        description="Serve the reference engine over standard input and output.",
    )
    parser.add_argument("--misreading", metavar="ID", help="misread one clause, on purpose")
    parser.add_argument("--tcp", metavar="HOST:PORT", help="listen there instead")
    parser.add_argument(
        "--list-misreadings",
        action="store_true",
        help="print every misreading with its clause and what its author believed",
    )
    options = parser.parse_args(argv)
    if options.list_misreadings:
        sys.stdout.write(listed())
        return
    try:
        make = misreading(options.misreading) if options.misreading else engine
    except LookupError as unknown:
        parser.error(unknown.args[0])
    serve(make, [] if options.tcp is None else ["--tcp", options.tcp])


def listed() -> str:
    """All misreadings, one paragraph each."""
    return "".join(
        f"{each.id}\n    {rulebook}: {each.clause}\n    {each.belief}\n"
        for rulebook in MISREADINGS
        for each in misreadings(rulebook)
    )


if __name__ == "__main__":
    main()
