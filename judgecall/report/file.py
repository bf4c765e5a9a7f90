"""
The file that a report goes to.

Whether it can be written is found out before anything is played, and it is there whole or
not at all: a reader never meets half a report, and an old one stays until then.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self
import json
import os
import tempfile

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class CannotWrite(Exception):
    """A report cannot go where it should; says why and what to do."""


class ReportFile:
    """A place for one report, or another file of a run, held from its beginning."""

    def __init__(self, path: Path, what: str = "report") -> None:
        self.path = path
        #: What the file is, as people are told of it.
        self._what = what
        self._example = f"{what}.json" if what == "report" else f"{what}.toml"
        self._draft = ""

    def __enter__(self) -> Self:
        """Take the place, or raise `CannotWrite`."""
        path = self.path
        if os.path.isdir(path):  # noqa: PTH112 - unlike pathlib's, it never fails
            raise CannotWrite(
                f"the {self._what} cannot be written to {path}, which is a folder; "
                f"name a file in it: {path / self._example}",
            )
        exists = os.path.exists(path)  # noqa: PTH110
        if exists and not path.is_file():
            return self  # a pipe or a device has no draft beside it
        if exists and not os.access(path, os.W_OK):
            raise CannotWrite(
                f"the {self._what} {path} is there already and may not be overwritten; "
                "name another file, or make it writable",
            )
        try:
            handle, self._draft = tempfile.mkstemp(".part", f".{path.name}.", path.parent)
        except OSError as error:
            raise CannotWrite(_why(self._what, path, error)) from error
        os.close(handle)
        return self

    def write(self, document: dict[str, Any]) -> None:
        """Put the report in its place."""
        # An escape is legal in JSON where the character is not legal in UTF-8.
        self.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n")

    def write_text(self, text: str) -> None:
        """Put a text in its place."""
        self.put(text.encode("utf-8", "backslashreplace"))

    def put(self, data: bytes) -> None:
        """Put these bytes in its place."""
        if not self._draft:
            self.path.write_bytes(data)
            return
        with open(self._draft, "wb") as draft:  # noqa: PTH123 - mkstemp gives a text
            draft.write(data)
            draft.flush()
            os.fsync(draft.fileno())
        os.chmod(self._draft, 0o666 & ~_umask())  # noqa: PTH101
        os.replace(self._draft, self.path)  # noqa: PTH105
        self._draft = ""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave nothing behind that is not a report."""
        if self._draft:
            with suppress(OSError):
                os.unlink(self._draft)  # noqa: PTH108


def _umask() -> int:
    before = os.umask(0)
    os.umask(before)
    return before


def _why(what: str, path: Path, error: OSError) -> str:
    folder = path.parent
    if not os.path.exists(folder):  # noqa: PTH110
        return (
            f"the {what} cannot be written to {path}: there is no folder {folder}; make it first"
        )
    if not os.path.isdir(folder):  # noqa: PTH112
        return f"the {what} cannot be written to {path}: {folder} is not a folder"
    return f"the {what} cannot be written to {path}: {error.strerror}; name another place"
