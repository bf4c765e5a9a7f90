"""Whom the kit serves: Python 3.9, with nothing else installed, and the names it promises."""

from __future__ import annotations

from pathlib import Path
import ast
import sys

import judgecall_adapter
import pytest

FILES = sorted(Path(judgecall_adapter.__file__).parent.glob("*.py"))


def test_there_is_a_kit():
    assert {"__init__.py", "engine.py", "errors.py", "serving.py"} <= {file.name for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_python_3_9_can_read_it(file):
    ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 9))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_python_3_9_can_run_its_annotations(file):
    """Unless annotations stay text, `X | Y` in one of them fails on import there."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    futures = [
        node
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    ]
    assert [name.name for node in futures for name in node.names] == ["annotations"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_it_needs_the_standard_library_alone(file):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            modules = [node.module]
        else:
            continue
        for module in modules:
            assert module.split(".")[0] in sys.stdlib_module_names | {"judgecall_adapter"}


def test_it_exports_what_it_promises():
    public = {
        name
        for name, value in vars(judgecall_adapter).items()
        if not name.startswith("_") and not isinstance(value, type(ast)) and name != "annotations"
    }
    assert public == set(judgecall_adapter.__all__)
