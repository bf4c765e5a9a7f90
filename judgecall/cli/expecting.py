"""The expectation file that a command line names: read before a run, held against it after."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Self

from judgecall.cli.telling import counted, give_up, told
from judgecall.expectations import BEGINNING, Expectations, NotExpectations, updated
from judgecall.report.file import ReportFile
from judgecall.rulebook.faults import shown
from judgecall.verdicts import Ending, ExitCode

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from judgecall.expectations import Entry, Judgement
    from judgecall.play import Outcome
    from judgecall.runs import Run


class Expecting:
    """What `--expect` and `--write-expectations` ask for; without a file, nothing."""

    def __init__(self, path: Path | None, *, write: bool) -> None:
        self._path = path
        self._write = write
        self._open = ExitStack()
        self._file: ReportFile | None = None
        self._expectations: Expectations | None = None
        self._said = ""

    def __enter__(self) -> Self:
        """Read the file, and make sure that it can be written; raises `CannotWrite`."""
        path = self._path
        if path is None:
            return self
        if self._write:
            self._file = self._open.enter_context(ReportFile(path, "expectations"))
        if self._write and not path.exists():
            self._expectations = Expectations.of(path, BEGINNING)
            return self
        try:
            self._expectations = Expectations.load(path)
        except NotExpectations as error:
            self._open.close()
            number = counted(len(error.faults), "fault")
            give_up(
                f"{error}\n\n{number} in {shown(path)}; nothing was played.", "", ExitCode.USAGE
            )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave the file as it was unless it was written whole."""
        self._open.close()

    def excuse(self, outcome: Outcome) -> Entry | None:
        """The entry that excuses what a scenario came to, as the file stood before the run."""
        return None if self._expectations is None else self._expectations.excuse(outcome)

    def judge(self, record: Run) -> Judgement | None:
        """Hold a run against the file, or bring the file up to date with it."""
        if self._expectations is None:
            return None
        if self._file is None:
            judgement = self._expectations.judge(record)
        elif record.ending is Ending.COMPLETE:
            before = self._expectations.text
            expectations, judgement = updated(self._expectations, record)
            self._put(expectations, before)
        else:
            judgement = self._expectations.judge(record)
            self._said = (
                f"{shown(self._file.path)} was not written: "
                "only a run that comes to its end is written down."
            )
        record.as_expected = judgement.holds
        return judgement

    def _put(self, expectations: Expectations, before: str) -> None:
        assert self._file is not None
        name = shown(self._file.path)
        if expectations.text == before and self._file.path.exists():
            self._said = f"{name} was up to date."
            return
        self._file.put(expectations.text.encode())
        entries = counted(len(expectations.entries), "entry").replace("entrys", "entries")
        self._said = f"{name} is written: {entries}. Put your reasons in, then look at the diff."

    def tell(self) -> None:
        """Say what became of the file."""
        if self._said:
            told(self._said)
