"""What a run came to, told: on the terminal, in a JSON file, in pytest's failure section."""

from __future__ import annotations
