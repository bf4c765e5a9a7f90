"""
The pytest plugin: `pytest features/` plays the feature files of rulebooks.

It is loaded by every pytest that runs where Judgecall is installed, so it imports nothing
until there is a feature file of a rulebook to collect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_MARKERS = (
    "clause(id): the clause of which the scenario is an example",
    "firm: the source says what the clause says",
    "derived: the clause follows from several statements of the source",
    "reading(*ids): the scenario needs an adopted reading",
    "since(edition): editions before this one have another answer",
    "rulebook(id): the rulebook to which the scenario belongs",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the engine be named."""
    group = parser.getgroup("judgecall", "rules engines")
    group.addoption(
        "--judgecall-engine",
        metavar="SPEC",
        default="reference",
        help="the engine to judge: reference, a command, tcp://HOST:PORT or module:attribute",
    )
    group.addoption(
        "--judgecall-timeout",
        metavar="S",
        type=float,
        help="wait so many seconds for each answer of the engine",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks that scenarios bear."""
    for marker in _MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a feature file, if it belongs to a rulebook."""
    if file_path.suffix != ".feature" or not _is_of_a_rulebook(file_path):
        return None
    from judgecall.collector import FeatureFile  # noqa: PLC0415 - see above

    file: pytest.Collector = FeatureFile.from_parent(parent, path=file_path)
    return file


def _is_of_a_rulebook(file_path: Path) -> bool:
    folder = file_path.parent
    return any((place / "rulebook.toml").is_file() for place in (folder, folder.parent))


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """
    Turn the tags of rulebooks into marks with an argument, where pytest-bdd binds them.

    It stands here and not in `judgecall.bdd` because pytest-bdd applies tags while a test
    module is imported, and takes up the plugins that the module names only afterwards.
    """
    name, colon, value = tag.partition(":")
    if colon and name in {"clause", "reading", "since"}:
        mark = getattr(pytest.mark, name)
        (mark(value, id=value) if name == "clause" else mark(value))(function)
        return True
    from judgecall.rulebook import available  # noqa: PLC0415 - see above

    if tag in available():
        pytest.mark.rulebook(tag)(function)
        return True
    return None
