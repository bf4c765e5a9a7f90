"""The sentences of one rulebook, and how a line finds its own.

Every sentence is tried once for every text, so that a line two sentences could mean is an
error; what was found is remembered by the text.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING
import difflib
import re

from judgecall.steps import common
from judgecall.steps.sentences import Bound, shown
from judgecall.steps.slips import Slip
from judgecall.wording import Words, nearest

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rows, Rulebook, Step
    from judgecall.steps.sentences import Sentence


class Vocabulary:
    """All sentences that scenarios of one rulebook may use."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.words = Words(rulebook.id, rulebook.manifest)
        self.sentences: list[Sentence] = [*common.sentences.declared]
        module = f"judgecall.steps.{rulebook.id}"
        if find_spec(module) is not None:
            self.sentences += import_module(module).sentences.declared
        self._remembered: dict[tuple[str, str], Bound] = {}

    def bind(self, step: Step) -> Bound:
        """Find the one sentence that a step is; raises `Slip` where there is none or two."""
        bound = self.bind_text(step.kind, step.text)
        kind = bound.sentence.rows
        if step.doc is not None:
            raise Slip("no sentence takes a text block", ('"""',), "take it out", "rows")
        if step.rows is None and kind is None:
            return bound
        return Bound(bound.sentence, bound.values | {"rows": self._read_rows(bound, step.rows)})

    def _read_rows(self, bound: Bound, rows: Rows | None) -> object:
        kind = bound.sentence.rows
        if kind is None:
            raise Slip(
                "this sentence takes no table",
                (),
                f"take the table away from: {bound.sentence.shown}",
                "rows",
            )
        if rows is None:
            raise Slip(
                "this sentence needs a table below it",
                (),
                f"like this:  {kind.example()}",
                "rows",
            )
        return kind.read(rows, self.words)

    def bind_text(self, kind: str, text: str) -> Bound:
        """Find the sentence of a text, without its table."""
        bound = self._remembered.get((kind, text))
        if bound is None:
            bound = self._remembered[kind, text] = self._find(kind, text)
        return bound

    def _find(self, kind: str, text: str) -> Bound:
        found = [
            (sentence, *match)
            for sentence in self.sentences
            if sentence.kind == kind and (match := sentence.match(text)) is not None
        ]
        if not found:
            raise self._unknown(kind, text)
        if len(found) > 1:
            raise Slip(
                "this line can be read as two sentences",
                (text, *(f"{shown(sentence.template)}" for sentence, *_ in found)),
                "word it so that only one of them is meant",
                "ambiguous",
            )
        sentence, raw, attempt = found[0]
        values = sentence.read(raw, self.words)
        if sentence.attempt:
            values["attempt"] = attempt
        return Bound(sentence, values)

    def _unknown(self, kind: str, text: str) -> Slip:
        for other in self.sentences:
            if other.kind != kind and other.match(text) is not None:
                return Slip(
                    f"this sentence is a {other.kind.title()}, and stands here as a "
                    f"{kind.title()}",
                    (text,),
                    f"write it below a {other.kind.title()}",
                    "unknown",
                )
        known = {
            shown(wording): wording
            for sentence in self.sentences
            if sentence.kind == kind
            for wording in (sentence.template, sentence.attempt)
            if wording
        }
        near = self._nearest(text, list(known))
        return Slip(
            "no sentence reads",
            (text, _carets(text, near)),
            f"nearest:  {near}" if near else "all sentences: judgecall sentences",
            "unknown",
        )

    @staticmethod
    def _nearest(text: str, known: list[str]) -> str:
        def plain(said: str) -> str:
            # Card texts and names say nothing about which sentence was meant.
            said = re.sub(r'"[^"]*"', "{}", said)
            return re.sub(r"\{\w*\}|\b[A-Z]\w*|\d+", "{}", said)

        by_plain = {plain(said): said for said in known}
        near = nearest(plain(text), list(by_plain))
        return by_plain.get(near, "")


def _carets(text: str, near: str) -> str:
    """Underline from the first word that the nearest sentence does not have."""
    words = set(re.findall(r"[a-z]+", near))
    for found in re.finditer(r"\S+", text):
        word = found[0].strip(':,."')
        if word and word[0].islower() and word not in words:
            return " " * found.start() + "~" * (len(text.rstrip()) - found.start())
    return "~" * len(text)


def closest(text: str, known: list[str], most: int = 3) -> list[str]:
    """The known texts that resemble this one, best first."""
    return difflib.get_close_matches(text, known, most, cutoff=0.5)
