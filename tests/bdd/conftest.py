from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

# Imported before any inner pytest runs in this process: such a run forgets what it imported,
# and compiled modules cannot be imported twice.
import judgecall.bdd  # noqa: F401

if TYPE_CHECKING:
    import pytest

MODULE = """
from pytest_bdd import scenarios
pytest_plugins = ["judgecall.bdd"]
scenarios({folder!r})
"""


def run(pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess(
        "-p", "no:cacheprovider", "-p", "no:hypothesispytest", "--strict-markers", *arguments
    )


def verdicts_told(path) -> dict[str, tuple[str, str]]:
    """By scenario: the verdict that we noted, and what pytest made of the test."""
    told = {}
    for case in ET.parse(path).getroot().iter("testcase"):
        noted = {each.get("name"): each.get("value") for each in case.iter("property")}
        ended = {each.tag for each in case} - {"properties"}
        assert len(ended) <= 1
        told[noted["scenario"]] = (noted["verdict"], ended.pop() if ended else "passed")
    return told
