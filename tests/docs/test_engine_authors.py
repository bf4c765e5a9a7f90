"""The page for engine authors, followed to the letter, leads to a first passing clause."""

from __future__ import annotations

import re
import shutil

import pytest

from tests.cli.conftest import ROOT
from tests.docs.walk import Walker, blocks, programs_in

PAGE = (ROOT / "docs" / "engine-authors.md").read_text(encoding="utf-8")
PYTHON, _, _REST = PAGE.partition("\n## The same in JavaScript\n")
JAVASCRIPT, _, REFERENCE = _REST.partition("\n## Any other language\n")
#: The clause that the page names as the first.
CLAUSE = "timing.bucket.skip-empty-active"


@pytest.fixture
def walker(tmp_path):
    (tmp_path / "home").mkdir()
    return Walker(tmp_path / "home", programs_in(tmp_path / "bin"))


def test_followed_to_the_letter_the_first_clause_passes(walker):
    walker.follow(PYTHON)
    assert walker.compared >= 6
    assert (walker.folder / "my_engine.py").is_file()
    passed = walker.run(f'judgecall run {CLAUSE} --engine "python my_engine.py" -v')
    assert "4 passed" in passed
    assert walker.ended == 0


@pytest.mark.skipif(
    shutil.which("node") is None,
    reason="NODE IS MISSING: the JavaScript engine of the page was not run",
)
def test_the_same_in_javascript_passes_it_too(walker):
    walker.follow(JAVASCRIPT)
    assert walker.compared >= 1
    passed = walker.run(f'judgecall run {CLAUSE} --engine "node engine.mjs" -v')
    assert "4 passed" in passed
    assert walker.ended == 0


def test_both_engines_play_all_scenarios_alike_but_for_the_mistake_that_is_mended(walker):
    """What the page says of one it says of the other, so they must not drift apart."""
    assert "It makes the same mistake with three players" in JAVASCRIPT
    [python] = [block.text for block in blocks(PYTHON) if block.deed == "file"]
    [javascript] = [block.text for block in blocks(JAVASCRIPT) if block.deed == "file"]
    said = [
        re.findall(r"Unsupported\([f`]?[\"`]([^{$\"`]*)", text) for text in (python, javascript)
    ]
    assert said[0] == said[1]


def test_what_the_page_shows_is_compared(walker):
    """The test can fail: what is not printed is noticed, and so is a command that is not there."""
    with pytest.raises(AssertionError, match="the page shows"):
        walker.follow("```sh\njudgecall --version\n```\n\n```text\nsomething else\n```\n")
    with pytest.raises(AssertionError, match="nosuchverb"):
        walker.follow("```sh\njudgecall nosuchverb\n```\n")
    walker.follow(
        "```sh\necho one; echo 2; echo in 0.5 s\n```\n\n```text\no...\n...\nin 3 s\n```\n"
    )


def test_every_link_of_the_page_leads_somewhere():
    def anchors(text):
        headings = re.findall(r"^#+ (.*)", text, re.MULTILINE)
        return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}

    for link in re.findall(r"\]\(([^)]+)\)", PAGE):
        path, _, fragment = link.partition("#")
        target = ROOT / "docs" / path if path else ROOT / "docs" / "engine-authors.md"
        assert target.is_file(), link
        assert not fragment or fragment in anchors(target.read_text("utf-8")), link


def test_the_examples_of_the_reference_are_python():
    found = [block.text for block in blocks(REFERENCE) if block.info == "python"]
    assert found
    for text in found:
        compile(text, "docs/engine-authors.md", "exec")
