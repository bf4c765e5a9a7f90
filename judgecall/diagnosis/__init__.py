"""
What an engine's failures say about how it reads the rules.

An engine that fails the very scenarios which a misreading fails, and at the same lines, is
told so in a sentence: that is where its author will want to look first.
"""

from __future__ import annotations

from judgecall.diagnosis.diagnosing import Evidence, diagnose
from judgecall.diagnosis.fitting import Diagnosis, Explanation, fit

__all__ = ["Diagnosis", "Evidence", "Explanation", "diagnose", "fit"]
