from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
import re
import subprocess
import sys

import pytest

from judgecall.cli.group import start
from tests.drafts import Draft
from tests.installed import lay_out

ROOT = Path(__file__).parents[2]


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def complaints(self) -> list[str]:
        """What stands on stderr beside how far it is, which a slow machine tells now and then."""
        how_far = re.compile(r"  \d+ of \d+ \w+( · \d+ [a-z ]+)?")
        return [line for line in self.err.splitlines() if not how_far.fullmatch(line)]


@pytest.fixture
def draft(tmp_path):
    return Draft(tmp_path)


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The package as a wheel installs it, with nothing of the checkout beside it."""
    return lay_out(tmp_path_factory.mktemp("site"))


@pytest.fixture
def judgecall(monkeypatch, capsys):
    """Call the command line in this process."""

    def call(*arguments: object) -> Ended:
        monkeypatch.setattr(sys, "argv", ["judgecall", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            start()
        out, err = capsys.readouterr()
        return Ended(ended.value.code, out, err)

    return call


@pytest.fixture
def process():
    """Call the command line as people do, in a process of its own."""

    def call(*arguments: object, cwd: Path = ROOT) -> Ended:
        ended = subprocess.run(
            [sys.executable, "-m", "judgecall", *map(str, arguments)],
            cwd=cwd,
            capture_output=True,
            text=True,
            check=False,
        )
        return Ended(ended.returncode, ended.stdout, ended.stderr)

    return call
