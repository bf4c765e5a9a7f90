"""What goes wrong before anything is judged, told in a sentence with a way out."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import click

from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Iterator


class Told(click.ClickException):
    """An error that people read, with the exit code that programs read."""

    def __init__(self, sentence: str, way_out: str, code: ExitCode) -> None:
        super().__init__(sentence)
        self.way_out = way_out
        self.code = code

    def show(self, file: object = None) -> None:  # noqa: ARG002 - click's shape
        """Print it to stderr, where it disturbs no output that is read by programs."""
        told(self.message, self.way_out)


def told(sentence: str, way_out: str = "") -> None:
    """Print a sentence and what to do next."""
    click.echo(sentence, err=True)
    for line in way_out.splitlines():
        click.echo(f"  {line}", err=True)


def give_up(sentence: str, way_out: str, code: ExitCode) -> NoReturn:
    """End the process with a sentence."""
    raise Told(sentence, way_out, code)


@contextmanager
def telling() -> Iterator[None]:
    """Turn what can be wrong with a command line or a suite into sentences and exit codes."""
    from judgecall.engines import EngineFault, NotASpec  # noqa: PLC0415 - only verbs need them
    from judgecall.rulebook import SuiteError  # noqa: PLC0415
    from judgecall.selection import NothingNamed  # noqa: PLC0415

    try:
        yield
    except NothingNamed as error:
        give_up(error.sentence, error.way_out, ExitCode.NOTHING_JUDGED)
    except NotASpec as error:
        give_up(str(error), "how engines are named: judgecall run --help", ExitCode.USAGE)
    except EngineFault as error:
        give_up(error.sentence, error.hint or "", ExitCode.NO_ENGINE)
    except SuiteError as error:
        give_up(
            f"{error}\n\n{summary_of_faults(error)}; nothing was judged.",
            "",
            ExitCode.SUITE_FAULT,
        )


def summary_of_faults(error: Exception) -> str:
    """Count faults and the files they are in."""
    faults = getattr(error, "faults", [])
    files = {fault.path for fault in faults}
    return f"{counted(len(faults), 'fault')} in {counted(len(files), 'file')}"


def counted(number: int, what: str) -> str:
    """Say a number with its noun."""
    return f"{number} {what}{'' if number == 1 else 's'}"
