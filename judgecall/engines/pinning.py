"""
Keeping the runner and its engine on one processor.

The two never work at the same time: one waits while the other answers. On one processor
a round trip then costs a switch instead of waking up a sleeping core, which is four times
faster while the machine is otherwise idle.
"""

from __future__ import annotations

import os


class Pin:
    """Holds this process to one processor; children that are started meanwhile inherit it."""

    def __init__(self) -> None:
        self._before: set[int] | None = None

    def hold(self) -> None:
        """Move to one processor, where the system knows of such a thing."""
        if self._before is None and hasattr(os, "sched_setaffinity"):
            self._before = os.sched_getaffinity(0)
            allowed = sorted(self._before)
            # Several runners side by side should not all choose the same one.
            os.sched_setaffinity(0, {allowed[os.getpid() % len(allowed)]})

    def release(self) -> None:
        """Go where one likes again."""
        if self._before is not None:
            os.sched_setaffinity(0, self._before)
            self._before = None
