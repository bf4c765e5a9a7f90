"""
Every sentence that there is, and the words that fill them, for people to look up.

`judgecall sentences` prints it and `docs/sentences.md` is made from it, so that neither can
lag behind what scenarios may really say:

    python -m judgecall.steps.reference
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from judgecall import cardtext, resources
from judgecall.rulebook import available, load
from judgecall.steps import common
from judgecall.steps.kinds import example
from judgecall.steps.vocabulary import Vocabulary
from judgecall.wording import event_form

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgecall.steps.kinds import Kind
    from judgecall.wording import Words

#: The page that is made from all this.
PAGE = Path(__file__).resolve().parents[2] / "docs" / "sentences.md"
#: How to make it again.
COMMAND = "python -m judgecall.steps.reference"

_KINDS = ("given", "when", "then")
_INTRODUCTION = f"""\
# Sentences

<!-- Made by `{COMMAND}`; do not edit. -->

A scenario is written in these sentences and no others. What stands in braces is filled in.
Where a table belongs below a sentence, its rows are shown; columns in brackets may be left out.
`judgecall sentences` prints the same, and `judgecall lint` shows the nearest sentence to a line
that none of them reads."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One sentence, as a reader looks it up."""

    #: ``given``, ``when`` or ``then``.
    kind: str
    #: Its wordings with their values in braces: the sentence, then how it is only tried.
    wordings: tuple[str, ...]
    #: The same with values filled in.
    examples: tuple[str, ...]
    #: The table that belongs below it, or nothing.
    table: str
    #: Whether only this rulebook has it.
    own: bool


def entries(vocabulary: Vocabulary) -> list[Entry]:
    """All sentences of a rulebook: Givens, Whens, Thens, each in the order of declaration."""
    shared = set(common.sentences.declared)
    return [
        Entry(
            kind,
            tuple(wording.shown for wording in sentence.wordings),
            tuple(
                wording.example(lambda hole, kind: _filled(hole, kind, vocabulary.words))
                for wording in sentence.wordings
            ),
            sentence.rows.example() if sentence.rows is not None else "",
            own=sentence not in shared,
        )
        for kind in _KINDS
        for sentence in vocabulary.sentences
        if sentence.kind == kind
    ]


def _filled(hole: str, kind: Kind, words: Words) -> str:
    """What might stand in a hole, in the words of the rulebook where it has some."""
    manifest = words.manifest
    by_kind = {
        "Title": [manifest.title],
        "Amount": [quantity.say(2) for quantity in manifest.quantities],
        "Question": list(manifest.questions.values()),
        "Reason": [_spaced(reason) for reason in manifest.reasons],
        "Cards": [f'Spite: "{text}"' for _, text in _card_texts(words)],
    }
    known = by_kind.get(kind.name)
    return known[0] if known else example(hole, kind, words)


def _spaced(code: str) -> str:
    return code.replace("-", " ")


def _card_texts(words: Words) -> list[tuple[str, str]]:
    if words.rulebook_id not in cardtext.rulebooks():
        return []
    return cardtext.vocabulary(words.rulebook_id)


def lines(vocabulary: Vocabulary) -> Iterator[str]:
    """All sentences and words of a rulebook, as they are printed on a terminal."""
    words = vocabulary.words
    manifest = words.manifest
    yield f"{manifest.title} ({words.rulebook_id})"
    listed = entries(vocabulary)
    for kind in _KINDS:
        yield ""
        for entry in listed:
            if entry.kind == kind:
                yield from (f"  {kind.title():<5} {wording}" for wording in entry.wordings)
                if entry.table:
                    yield f"          {entry.table}"
    yield from _block(
        "Card texts", (f"{form}\n        {text}" for form, text in _card_texts(words))
    )
    yield from _block("Questions", manifest.questions.values())
    refusals = (f"{_spaced(reason)}: {meaning}" for reason, meaning in manifest.reasons.items())
    yield from _block("Refusals", refusals)
    yield from _block("Events", map(event_form, manifest.events.values()))
    yield from _block("Windows", map(event_form, manifest.windows.values()))
    yield from _block("Numbers", words.quantity_words)
    yield from _block("Names", (f"{name}: {means}" for name, means in manifest.names.items()))


def _block(title: str, entries: Iterable[str]) -> Iterator[str]:
    told = [f"    {entry}" for entry in entries]
    if told:
        yield from ("", f"  {title}", *told)


def page(vocabularies: Iterable[Vocabulary]) -> str:
    """The page of all sentences, in Markdown."""
    found = list(vocabularies)
    parts = [_INTRODUCTION, "## In every rulebook"]
    parts += _sentences(entry for entry in entries(found[0]) if not entry.own)
    for vocabulary in found:
        parts.append(f"## {vocabulary.words.manifest.title}")
        parts += _sentences(entry for entry in entries(vocabulary) if entry.own)
        parts += _words(vocabulary.words)
    return "\n\n".join(parts) + "\n"


def _sentences(entries: Iterable[Entry]) -> Iterator[str]:
    listed = list(entries)
    for kind in _KINDS:
        rows = []
        for entry in listed:
            if entry.kind == kind:
                shown = [*entry.wordings, entry.table] if entry.table else entry.wordings
                written = [f"{kind.title()} {said}" for said in entry.examples]
                rows.append((_codes(shown), _codes(written)))
        if rows:
            yield f"### {kind.title()}"
            yield _table(("Sentence", "Example"), rows)


def _words(words: Words) -> Iterator[str]:
    manifest = words.manifest
    defaults = [
        (_code(f"{thing}: {_spaced(key.replace('_', ' '))}"), _code(str(value)))
        for thing, values in manifest.defaults.items()
        for key, value in values.items()
    ]
    told = [(_code(event_form(event)),) for event in manifest.events.values()]
    asked = [(_code(question),) for question in manifest.questions.values()]
    reasons = [(_code(_spaced(reason)), means) for reason, means in manifest.reasons.items()]
    opened = [(_code(event_form(window)),) for window in manifest.windows.values()]
    names = [(_code(name), means) for name, means in manifest.names.items()]
    texts = [(_code(form), _code(text)) for form, text in _card_texts(words)]
    for title, header, rows in (
        ("What is left open", ("Of what", "Default"), defaults),
        ("What is counted", ("Numbers",), [(_code(many),) for many in words.quantity_words]),
        ("What players are asked", ("Question",), asked),
        ("Why an attempt is refused", ("Reason", "Meaning"), reasons),
        ("What happens", ("Event",), told),
        ("When players may interrupt", ("Window",), opened),
        ("Names that need no Given", ("Name", "Meaning"), names),
        ("Card texts", ("Wording", "Example"), texts),
    ):
        if rows:
            yield f"### {title}"
            yield _table(header, rows)


def _table(header: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    body = [header, ("---",) * len(header), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in body)


def _codes(texts: Iterable[str]) -> str:
    return "<br>".join(_code(text) for text in texts)


def _code(text: str) -> str:
    # A bar would end the cell, even within code.
    return f"`{text}`".replace("|", "\\|")


def main() -> None:
    """Write the page anew."""
    vocabularies = [Vocabulary(load(resources.features() / name)) for name in available()]
    PAGE.write_text(page(vocabularies), encoding="utf-8")


if __name__ == "__main__":
    main()
