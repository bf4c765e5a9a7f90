"""
The sentences of one rulebook, and how a line finds its own.

Every sentence is tried once for every text, so that a line two sentences could mean is an
error; what was found is remembered by the text.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from judgecall.rulebook.excerpt import row_line, underlined
from judgecall.sight import Sight
from judgecall.steps import common
from judgecall.steps.fitting import fit, is_near, joined
from judgecall.steps.kinds import example
from judgecall.steps.sentences import Bound, Sentences
from judgecall.steps.slips import Slip
from judgecall.wording import Words, listed

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rulebook, Step
    from judgecall.steps.sentences import Sentence, Wording

#: What a sentence of another kind must be nearer by, to be named as the nearest.
_OTHER_KIND = 0.5


class Vocabulary:
    """All sentences that scenarios of one rulebook may use."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.words = Words(rulebook.id, rulebook.manifest)
        self.sentences: list[Sentence] = [*common.sentences.declared, *own_sentences(rulebook.id)]
        #: Who may see what, if the rulebook has hidden information.
        self.sight = own_sight(rulebook.id)
        self._remembered: dict[tuple[str, str], Bound] = {}
        #: Every wording by kind, behind its landmark: the search that every new text costs.
        self._wordings: dict[str, list[tuple[str, Sentence, Wording]]] = {}
        for sentence in self.sentences:
            for wording in sentence.wordings:
                entry = (wording.landmark, sentence, wording)
                self._wordings.setdefault(sentence.kind, []).append(entry)

    def bind(self, step: Step) -> Bound:
        """Find the one sentence that a step is; raises `Slip` where there is none or two."""
        bound = self.bind_text(step.kind, step.text)
        kind = bound.sentence.rows
        if step.doc is not None:
            raise Slip("no sentence takes a text block", ('"""',), "take it out", "rows")
        if step.rows is None and kind is None:
            return bound
        rows = self._read_rows(bound, step)
        return Bound(bound.sentence, bound.values | {"rows": rows}, bound.match)

    def _read_rows(self, bound: Bound, step: Step) -> object:
        kind, rows = bound.sentence.rows, step.rows
        if kind is None:
            raise Slip(
                "this sentence takes no table",
                row_line(rows[0]) if rows else (),
                f"take the table away from:  {bound.sentence.shown}",
                "rows",
                row=0,
            )
        if rows is None:
            raise Slip(
                "this sentence needs a table below it",
                underlined(step.text),
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
            (sentence, match)
            for landmark, sentence, wording in self._wordings.get(kind, ())
            if landmark in text and (match := wording.match(text)) is not None
        ]
        if not found:
            raise self._unknown(kind, text)
        if len(found) > 1:
            raise Slip(
                "this line can be read as two sentences",
                (text,),
                "\n".join(f"as:  {sentence.shown}" for sentence, _ in found)
                + "\nword it so that only one of them is meant",
                "ambiguous",
            )
        sentence, match = found[0]
        return Bound(sentence, sentence.read(text, match, self.words), match)

    def _unknown(self, kind: str, text: str) -> Slip:
        others = {other.kind for other in self.sentences if other.match(text) is not None}
        if others:
            said = listed([each.title() for each in sorted(others)], "or")
            return Slip(
                f"this sentence is a {said}, and stands here as a {kind.title()}",
                underlined(text),
                f"write it below a {said}",
                "kind",
            )
        fits = [
            (fit(text, wording.parts), sentence, wording)
            for sentence in self.sentences
            for wording in sentence.wordings
        ]
        best, sentence, wording = min(
            fits,
            key=lambda each: (
                each[0].cost + _OTHER_KIND * (each[1].kind != kind),
                -each[0].shared,
            ),
        )
        if not is_near(text, best):
            return Slip(
                "no sentence reads like this",
                underlined(text, (0, len(text))),
                f"all sentences:  judgecall sentences {self.words.rulebook_id}",
                "unknown",
            )
        advice = [f"nearest:  {wording.shown}"]
        if sentence.kind != kind:
            advice[0] += f"  (a {sentence.kind.title()})"
        for name, _ in best.values:
            advice.append(
                f"write {{{name}}} like:  {example(name, wording.kinds[name], self.words)}"
            )
        spans = joined(text, best.wrong)
        if spans:
            excerpt = underlined(text, *spans)
        else:
            excerpt = underlined(text, *((at, at + 1) for at in best.missing), sign="^")
        return Slip("no sentence reads like this", excerpt, "\n".join(advice), "unknown")


def own_sentences(rulebook_id: str) -> list[Sentence]:
    """The sentences that only this rulebook has: those of the module that bears its id."""
    declared = _own(rulebook_id, "sentences")
    if not isinstance(declared, Sentences) or declared is common.sentences:
        return []
    return list(declared.declared)


def own_sight(rulebook_id: str) -> Sight | None:
    """What the rulebook says of hidden information: `sight` in the module of its sentences."""
    declared = _own(rulebook_id, "sight")
    return declared if isinstance(declared, Sight) else None


def _own(rulebook_id: str, name: str) -> object:
    module = f"{__package__}.{rulebook_id}"
    if not rulebook_id.isidentifier() or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
