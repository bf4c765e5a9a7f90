from __future__ import annotations

from pathlib import Path

import pytest

from tests.drafts import Draft

# Imported before any inner pytest runs in this process: such a run forgets what it imported,
# and compiled modules cannot be imported twice.
import judgecall.bdd  # noqa: F401

ROOT = Path(__file__).parents[2]


@pytest.fixture
def project(pytester, monkeypatch):
    """A project of its own, with the small rulebook in it and our test engines importable."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return Draft(pytester.path)
