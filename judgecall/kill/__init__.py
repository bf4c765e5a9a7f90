"""
The kill matrix, which tells whether the suite would notice who reads a clause wrongly.

The reference engine comes with misreadings, each a plausible wrong interpretation of one
clause. The suite is played against every one of them. A misreading that no scenario of its
own clause tells from the rules shows a clause that is covered and yet not tested.
"""

from __future__ import annotations

from judgecall.kill.choosing import Target, choose
from judgecall.kill.killing import kill
from judgecall.kill.matrix import Failure, Fate, Matrix, Row
from judgecall.kill.playing import Job, Played, play_jobs
from judgecall.kill.shelf import Misreading, Shelf

__all__ = [
    "Failure",
    "Fate",
    "Job",
    "Matrix",
    "Misreading",
    "Played",
    "Row",
    "Shelf",
    "Target",
    "choose",
    "kill",
    "play_jobs",
]
