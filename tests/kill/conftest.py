from __future__ import annotations

import pytest

from judgecall.kill import Shelf, Target, kill
from judgecall.lint import check
from tests.drafts import Draft
from tests.kill import shelf


@pytest.fixture
def draft(tmp_path):
    return Draft(tmp_path)


@pytest.fixture
def owning(monkeypatch):
    """Let the stand-in for the reference engine own up to these misreadings."""
    monkeypatch.setattr("judgecall.kill.shelf.REFERENCE", "tests.kill.shelf")

    def own_up(*wrong, unseen=None):
        monkeypatch.setattr(shelf, "ON_IT", list(wrong))
        monkeypatch.setattr(shelf, "UNSEEN", unseen or {})
        return Shelf.of("arcane_legions")

    return own_up


@pytest.fixture
def matrix(draft, owning):
    """Play the small rulebook against these misreadings."""

    def played(*wrong, unseen=None, timeout=30.0, workers=2):
        owning(*wrong, unseen=unseen)
        return kill(Target.whole(check(draft.folder)), workers=workers, timeout=timeout)

    return played
