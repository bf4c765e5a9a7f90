"""A small rulebook that is in order, for tests that break one thing in it."""

# Lines of a scenario are as long as they must be.
# ruff: noqa: E501

from pathlib import Path
from typing import ClassVar
import re

from judgecall import lint, resources
from judgecall.rulebook import Fault, Rulebook, read

BUCKETS = """\
@arcane_legions
Feature: Buckets
  Triggered abilities wait in the bucket of their owner.

  Background:
    Given a game of Arcane Legions between Ada and Ben
    And it is Ben's turn

  @clause:bucket.active-first @firm
  Rule: The active player resolves first
    While both players have abilities waiting, the active player resolves theirs,
    one after the other.

    Source: Timing > step 2

    Scenario: The active player comes first
      Given Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Bears with Spite: "Whenever an enemy figure is downed, gain 1 victory point"
      When 1 figure of Hoplites is downed
      Then these abilities resolved, in order:
        | Spite |
        | Vigil |
      And Ada has 1 victory point

    Scenario Outline: Every figure is counted
      Given these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 3       |
      When <downed> of Hoplites is downed
      Then Hoplites have <left>

      Examples:
        | case | downed    | left      |
        | one  | 1 figure  | 2 figures |
        | two  | 2 figures | 1 figure  |

  @clause:bucket.halts @reading:halting
  Rule: The game halts while an ability waits
    Nobody gives an order before both buckets are empty.

    Source: Timing > step 1

    Scenario: An order is refused while an ability waits
      Given Ben controls Bears with Spite: "Whenever this unit moves, gain 1 victory point" and Wrath: "Whenever this unit moves, gain 2 victory points"
      When Bears move 1 step
      And Ben tries to order Bears to move 1 step
      Then it is refused because abilities are pending
      And Ben is asked which ability to resolve next
      And none of these things happened:
        | Spite resolves |
"""

ORDERS = """\
Feature: Orders

  @clause:orders.cost @derived
  Rule: A formation pays two points for a move
    A move order costs a formation two order points.

    Source: Orders > costs

    Scenario: A formation moves
      Given a game of Arcane Legions between Ada and Ben
      And Ada controls Hoplites
      When Ada orders Hoplites to move 1 step
      Then Ada has 6 order points
"""

READINGS = """\
[halting]
question = "May a player give an order while an ability waits?"
adopted = "never"
why = "The page says that the game waits."

[halting.answers]
never = "Nobody may."
own = "The player whose bucket is empty may."

[open-one]
question = "Is this asked?"
why = "The page is silent."

[open-one.answers]
yes = "It is."
no = "It is not."
"""


INTERRUPTS = """\
Feature: Interrupts

  @clause:interrupt.optional @firm
  Rule: Nobody has to interrupt
    An Interrupt is used only if its player wants it.

    Source: Triggers & Timing > Interrupts

    Background:
      Given a game of Fawnalore between Ada and Ben
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 5  |
        | Elk  | Ada   |    |

    Scenario: Ben prevents a part of it
      Given Oak has Ward: "At any time, prevent the next 2 damage to Oak"
      And Elk has "When Oak takes damage, this unit gains Guard 1"
      And Ben will use Ward before the damage to Oak
      When Oak takes 3 damage
      Then Oak has 4 HP
      And these things happened, in order:
        | Ward prevents 2 damage to Oak |
        | Oak takes 1 damage            |
"""


STAGES = """\
Feature: Stages

  @clause:stages.bases-first @firm
  Rule: Base values come before values
    Whichever effect is older.

    Source: Comprehensive Rules > 6.3.2

    Scenario: The base is doubled under a gain
      Given a game of Flesh and Blood between Ada and Ben
      And these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                |
        | Surge  | Slash gets +2 power |
      When this effect begins:
        | effect | text                             | lasting |
        | Swell  | Slash has its base power doubled | static  |
      Then Slash is exactly:
        | base power | 8  |
        | power      | 10 |
      And nothing else changed
      When Swell ends
      Then Slash has 6 power
"""


class Draft:
    """The small rulebook in a folder of its own."""

    rulebook_id = "arcane_legions"
    files: ClassVar = {
        "readings.toml": READINGS,
        "buckets.feature": BUCKETS,
        "orders.feature": ORDERS,
    }

    def __init__(self, root: Path) -> None:
        self.folder = root / self.rulebook_id
        self.folder.mkdir()
        real = (resources.features() / self.rulebook_id / "rulebook.toml").read_text("utf-8")
        named = [f'"{name[:-8]}"' for name in self.files if name.endswith(".feature")]
        sections = f"sections = [{', '.join(named)}]"
        self.manifest = re.sub(r"^sections = \[[^]]*\]", sections, real, flags=re.MULTILINE)
        self.mend()

    def mend(self) -> None:
        """Put everything back in order."""
        for path in sorted(self.folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        self.write("rulebook.toml", self.manifest)
        for name, text in self.files.items():
            self.write(name, text)

    def path(self, name: str) -> Path:
        return self.folder / name

    def write(self, name: str, text: str | bytes) -> None:
        """Write a file as it is given, line ends included."""
        raw = text.encode("utf-8") if isinstance(text, str) else text
        self.path(name).parent.mkdir(exist_ok=True)
        self.path(name).write_bytes(raw)

    def change(self, old: str, new: str, name: str = "buckets.feature") -> None:
        """Replace the one place in a file that reads so."""
        text = self.path(name).read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        self.write(name, text.replace(old, new))

    def read(self) -> tuple[Rulebook, list[Fault]]:
        return read(self.folder)

    def printed(self) -> str:
        """All faults, as `judgecall lint` prints them."""
        return "\n\n".join(str(fault) for fault in lint.check(self.folder).faults)

    def shows(self, expected: str) -> None:
        """Assert what lint prints, to the letter, and that it is gone when mended."""
        assert self.printed() == expected.strip("\n")
        self.mend()
        assert self.printed() == ""


class FawnaloreDraft(Draft):
    """A small rulebook of Fawnalore."""

    rulebook_id = "fawnalore"
    files: ClassVar = {"interrupts.feature": INTERRUPTS}

    def change(self, old: str, new: str, name: str = "interrupts.feature") -> None:
        """Replace the one place in its file that reads so."""
        super().change(old, new, name)


class FleshAndBloodDraft(Draft):
    """A small rulebook of Flesh and Blood."""

    rulebook_id = "flesh_and_blood"
    files: ClassVar = {"stages.feature": STAGES}

    def change(self, old: str, new: str, name: str = "stages.feature") -> None:
        """Replace the one place in its file that reads so."""
        super().change(old, new, name)
