"""Engines whose reports are worth a page: one that misreads, and ones that would like to run."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judgecall_adapter import Unsupported

from reference_engine.arcane_legions.engine import ArcaneLegions
from reference_engine.arcane_legions.misreadings import MISREADINGS
from reference_engine.fawnalore.engine import Fawnalore
from reference_engine.shelf import ReferenceEngine
from tests.engines.miniatures import Miniature

if TYPE_CHECKING:
    from tests.engines.miniatures import Json

#: The three misreadings of `Three`, and the clauses that they misread.
MISREAD = {
    "resumes-active": "timing.bucket.inactive-drains-fully",
    "role-swaps": "timing.active.is-turn-player",
    "inactive-chooses-first": "choice.active-first",
}


def three() -> ReferenceEngine:
    """Make an engine that misreads three clauses at once."""
    wrong = tuple(each.rules for each in MISREADINGS if each.id in MISREAD)
    assert len(wrong) == len(MISREAD)
    engines = {"arcane_legions": ArcaneLegions(type("Wrong", wrong, {})), "fawnalore": Fawnalore()}
    return ReferenceEngine("Legionnaire", engines)


#: What a page must show and never do. Each would set `window.taken` if the page let it.
SCRIPT = "<script>window.taken = 1</script>"
IMAGE = "<img src=x onerror='window.taken = 1'>"
BREAKOUT = "\"'><svg onload=window.taken=1></details></style></script></pre><!-- ]]> {{ 7 * 7 }}"
ADDRESS = "javascript:window.taken=1"
HIDDEN = "\u202egnilaer\u202c \x07 \x1b[31m"
RUNNING = f"{SCRIPT} {IMAGE} {BREAKOUT} {HIDDEN} ```\n~~~\n| @everyone #1 [x]({ADDRESS})"


class Running(Miniature):
    """Puts script wherever an engine may put words."""

    name = f"Runner {SCRIPT}{IMAGE}{BREAKOUT}{HIDDEN}"
    version = IMAGE
    homepage = ADDRESS

    def act(self, player: str | None, action: Json) -> Json:
        raise RuntimeError(RUNNING)


class Tracking(Miniature):
    """Does nothing, and says that it is tracked where a click would run something."""

    homepage = "https://example.org/engine"
    rulebooks: ClassVar = {"arcane_legions": {"edition": f"{SCRIPT}"}}

    def act(self, player: str | None, action: Json) -> Json:
        raise Unsupported(RUNNING, ADDRESS)
