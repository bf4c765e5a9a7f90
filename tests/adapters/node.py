"""Node, for what the JavaScript kit must do; without it, tests say that they could not look."""

from __future__ import annotations

from pathlib import Path
import shutil

import pytest

ADAPTERS = Path(__file__).resolve().parents[2] / "adapters"

JAVASCRIPT = ADAPTERS / "javascript"

needs_node = pytest.mark.skipif(
    shutil.which("node") is None,
    reason="NODE IS MISSING: THE JAVASCRIPT KIT WAS NOT TESTED",
)
