"""
Feature files read into rulebooks, clauses and scenarios.

The official Gherkin tree is the truth; everything else in the project asks this
package what the suite holds.
"""

from __future__ import annotations

from judgecall.rulebook.faults import Fault, SuiteError
from judgecall.rulebook.load import available, load, read
from judgecall.rulebook.manifest import Manifest, Quantity, Reading, Source
from judgecall.rulebook.model import Clause, Rulebook, Scenario, Section, Standing, Step

__all__ = [
    "Clause",
    "Fault",
    "Manifest",
    "Quantity",
    "Reading",
    "Rulebook",
    "Scenario",
    "Section",
    "Source",
    "Standing",
    "Step",
    "SuiteError",
    "available",
    "load",
    "read",
]
