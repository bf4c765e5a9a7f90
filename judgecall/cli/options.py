"""The options that several verbs have, so that each is written, checked and told alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from judgecall.engines import TIMEOUT

_Command = TypeVar("_Command", bound=Callable[..., Any])

#: A file that is named on the command line.
FILE: Final = click.Path(path_type=Path)

as_json = click.option("--json", "as_json", is_flag=True, help="Show the same as JSON.")

no_diagnosis = click.option(
    "--no-diagnosis",
    is_flag=True,
    help="Do not compare failures with those of misreadings.",
)


def report(told: str, *, required: bool = False) -> Callable[[_Command], _Command]:
    """`--report`: the file in which a run is saved."""
    return click.option(
        "--report",
        "report_path",
        metavar="FILE.json",
        type=FILE,
        required=required,
        help=told,
    )


def jobs(
    told: str = "Play with so many processes.",
    *,
    usual: str = "one for each processor",
    default: int | None = None,
) -> Callable[[_Command], _Command]:
    """`-j`: how many processes play; `usual` says how many if nothing is said."""
    return click.option(
        "-j",
        "--jobs",
        metavar="N",
        type=click.IntRange(min=1),
        default=default,
        help=f"{told}  [default: {usual}]",
    )


def timeout(
    told: str = "Wait so many seconds for each answer.", *, default: float | None = TIMEOUT
) -> Callable[[_Command], _Command]:
    """`--timeout`: how long an engine may take for an answer."""
    return click.option(
        "--timeout",
        metavar="S",
        type=click.FloatRange(min=0, min_open=True),
        default=default,
        help=f"{told}  [default: {TIMEOUT:g}]",
    )
