"""`python -m judgecall.protocol_page` writes the page anew."""

from __future__ import annotations

from judgecall.protocol_page import PAGE, page, record

PAGE.write_text(page(record()), encoding="utf-8")
