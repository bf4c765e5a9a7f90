"""
The sentences in which scenarios are written.

The vocabulary is small and closed: `common` holds what every game needs, one module per
rulebook what only that game says. It is the product; a test counts it.
"""

from __future__ import annotations

from judgecall.steps.sentences import Bound, Sentence, Sentences
from judgecall.steps.slips import Slip
from judgecall.steps.vocabulary import Vocabulary

__all__ = ["Bound", "Sentence", "Sentences", "Slip", "Vocabulary"]
