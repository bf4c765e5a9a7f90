"""How sentences name a window in which players may interrupt; the rulebook has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall.steps.kinds import Kind
from judgecall.steps.slips import Slip
from judgecall.windows import Window
from judgecall.wording import event_form, listed, nearest

if TYPE_CHECKING:
    from judgecall.table import Table
    from judgecall.wording import Words


def _read(text: str, words: Words) -> Window:
    context = words.window(text)
    if context is None:
        known = [event_form(template) for template in words.manifest.windows.values()]
        raise Slip(
            f"no window for interrupting is called `{text}`",
            (),
            f"nearest:  {nearest(text, known) or listed(known, 'or')}",
            "window",
        )
    return Window(text, context)


#: A window, in the words that `rulebook.toml` has for it below `[windows]`.
WINDOW = Kind(
    "Window",
    r"(?:after|at|before|during|in|when|while) [A-Za-z][A-Za-z0-9 '-]*",
    _read,
    str,
    "before the damage to Oak",
)


def placed(table: Table, window: Window) -> Window:
    """The window, if everything that it speaks of is at the table."""
    for key, value in window.context.items():
        if key != "window" and isinstance(value, str):
            table.known(value)
    return window
