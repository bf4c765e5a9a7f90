from pathlib import Path

import pytest

from judgecall.editions import freeze
from judgecall.rulebook import load
from tests.drafts import Draft


class Frozen(Draft):
    """The small rulebook, whose edition 2011-01 is frozen."""

    def mend(self) -> None:
        super().mend()
        self.freeze("2011-01")

    def freeze(self, edition: str) -> None:
        """Freeze what is there."""
        freeze(load(self.folder), edition)

    def begin(self, edition: str) -> None:
        """Go on to another edition."""
        self.change('edition = "2011-01"', f'edition = "{edition}"', "rulebook.toml")

    def add(self) -> None:
        """Add a scenario to a clause."""
        text = self.path("orders.feature").read_text("utf-8")
        added = text[text.index("    Scenario:") :].replace("A formation moves", "It moves again")
        self.write("orders.feature", f"{text}\n{added}")


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Frozen:
    made = Frozen(tmp_path)
    monkeypatch.chdir(made.folder)
    return made
