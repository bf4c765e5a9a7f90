"""
Saved reports as pages: for people to read, for a job summary, for a build, for a README.

Whatever an engine said is shown as text, and nothing that it said does anything.
"""

from __future__ import annotations

from judgecall.pages.badge import CannotBadge, badge
from judgecall.pages.gathering import Gathered, gather
from judgecall.pages.html import html
from judgecall.pages.junit import junit
from judgecall.pages.markdown import markdown
from judgecall.pages.marks import marks

__all__ = ["CannotBadge", "Gathered", "badge", "gather", "html", "junit", "markdown", "marks"]
