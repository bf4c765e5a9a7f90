"""
A rulebook's folder that does not bear the rulebook's id.

Its sentences are found by that id. Without them no line of the folder reads like a sentence,
and hundreds of faults would hide the one that there is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall.rulebook import Fault
from judgecall.steps.vocabulary import own_sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.rulebook import Rulebook


def fault_of_its_name(rulebook: Rulebook, faults: Sequence[Fault]) -> Fault | None:
    """Tell that all files are of a rulebook whose id is not the name of the folder, if so."""
    foreign = [fault for fault in faults if fault.check == "rulebook-tag"]
    said = {fault.excerpt[0].strip().removeprefix("@") for fault in foreign}
    if len(said) != 1 or own_sentences(rulebook.id):
        return None
    [meant] = said
    if not own_sentences(meant):
        return None
    return Fault(
        rulebook.folder / "rulebook.toml",
        1,
        f"the folder is called {rulebook.id}, and its files are of @{meant}",
        (),
        "a rulebook is known by the name of its folder, and so are its sentences: "
        f"call it {meant}",
        "folder",
    )
