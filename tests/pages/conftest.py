from __future__ import annotations

from typing import TYPE_CHECKING
import os
import shutil

import pytest

from judgecall.pages import gather
from tests.drafts import Draft
from tests.pages.engines import MISREAD
from tests.pages.reports import judged, saved

if TYPE_CHECKING:
    from pathlib import Path

MISSING = "CHROMIUM IS MISSING: THE PAGE WAS NOT TESTED IN A BROWSER; run .ci/browser"


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("reports")


@pytest.fixture(scope="session")
def three(folder):
    """The report of an engine with three misreadings."""
    spec = "tests.pages.engines:three"
    report = judged(spec, "arcane_legions")
    # Few scenarios tell the three from all others, and are compared the sooner.
    telling = *MISREAD.values(), "timing.bucket.active-drains-fully"
    report["diagnosis"] = judged(spec, *telling, diagnosed=True)["diagnosis"]
    [diagnosis] = report["diagnosis"]
    assert {each["misreading"] for each in diagnosis["explanations"]} == set(MISREAD)
    return saved(report, folder / "three.json")


@pytest.fixture(scope="session")
def reference(folder):
    """The report of the reference engine."""
    return saved(judged("reference", "arcane_legions"), folder / "reference.json")


@pytest.fixture(scope="session")
def draft(folder) -> Path:
    """A small rulebook of one's own."""
    return Draft(folder).folder


@pytest.fixture
def small(draft, tmp_path):
    """Judge engines by the small rulebook, and lay their reports side by side."""

    def told(*engines: str):
        reports = [
            saved(judged(engine, root=draft.parent), tmp_path / f"{number}.json")
            for number, engine in enumerate(engines)
        ]
        return gather(reports)

    return told


@pytest.fixture(scope="session")
def browser():
    """Debian's Chromium. Where the build sets JUDGECALL_BROWSER, it must be there."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        _missing("playwright is not installed")
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        _missing("no chromium on the path")
    with sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=path)
        except Error as error:
            _missing(f"it does not start: {error}")
        yield chromium
        chromium.close()


def _missing(why: str) -> None:
    if os.environ.get("JUDGECALL_BROWSER"):
        pytest.fail(f"{MISSING} ({why})")
    pytest.skip(f"{MISSING} ({why})")
