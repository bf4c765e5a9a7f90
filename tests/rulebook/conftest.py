from pathlib import Path

import pytest

from tests.drafts import Draft


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Draft:
    """A rulebook in order, whose files are shown relative to its own folder."""
    made = Draft(tmp_path)
    monkeypatch.chdir(made.folder)
    return made
