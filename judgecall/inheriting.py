"""A rulebook goes from a parent to its workers as it was read, where processes are forked."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from judgecall.lint import check

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judgecall.lint import Checked

#: What the parent has read. A forked worker finds it here; any other reads anew.
_inherited: dict[Path, Checked] = {}


@contextmanager
def bequeathed(checked: Checked) -> Iterator[Path]:
    """Leave a rulebook to all workers that are started meanwhile, who find it by its folder."""
    folder = checked.rulebook.folder
    _inherited[folder] = checked
    try:
        yield folder
    finally:
        _inherited.pop(folder, None)


def inherited(folder: Path) -> Checked:
    """The rulebook in this folder, read anew if no parent has left it to this process."""
    return _inherited.get(folder) or check(folder, rehearsed=False)
