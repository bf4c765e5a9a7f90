"""The page that people would rather look at than a log: one file, which asks for no other."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from judgecall import __version__
from judgecall.report.visible import visible
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from judgecall.pages.gathering import Gathered

#: What stands before a verdict's word, so that nobody depends on colours.
SYMBOLS: Final = {
    Verdict.PASSED: "✓",
    Verdict.FAILED: "✗",
    Verdict.DIFFERS: "≠",
    Verdict.UNSUPPORTED: "-",
    Verdict.CRASHED: "!",
    Verdict.TIMED_OUT: "…",
    Verdict.BROKEN: "?",
    Verdict.NOT_RUN: "○",
}


def html(gathered: Gathered) -> str:
    """Write the page."""
    environment = _environment()
    style, script = (_text(environment, name) for name in ("report.css", "report.js"))
    return environment.get_template("report.html").render(
        gathered=gathered,
        version=__version__,
        style=Markup(style),  # noqa: S704 - a file of ours
        script=Markup(script),  # noqa: S704
        style_hash=_hash(style),
        script_hash=_hash(script),
    )


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("judgecall.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_made_visible,
    )
    environment.filters["slug"] = lambda verdict: verdict.value.replace(" ", "-")
    environment.filters["symbol"] = lambda verdict: SYMBOLS[verdict]
    environment.filters["difference"] = first_difference
    environment.tests["web"] = _is_of_the_web
    return environment


def _made_visible(value: object) -> object:
    """Show what an engine may have hidden in a text; what is markup already is ours."""
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _is_of_the_web(address: object) -> bool:
    """Whether an address may be a link: nothing that runs when it is clicked."""
    return isinstance(address, str) and address.startswith(("https://", "http://"))


def first_difference(details: dict[str, Any]) -> int:
    """Where expected and actual part, counted from 0; -1 where places are not compared."""
    expected, actual = details["expected"], details["actual"]
    if not details.get("in_order") or not actual or expected == actual:
        return -1
    pairs = zip(expected, actual, strict=False)
    return next(
        (number for number, (wanted, found) in enumerate(pairs) if wanted != found),
        min(len(expected), len(actual)),
    )


def _text(environment: Environment, name: str) -> str:
    assert environment.loader is not None
    return environment.loader.get_source(environment, name)[0]


def _hash(text: str) -> str:
    """Name what alone may run, or style, as a content security policy names it."""
    return "sha256-" + b64encode(sha256(text.encode("utf-8")).digest()).decode("ascii")
