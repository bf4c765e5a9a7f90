"""`rulebook.toml` and `readings.toml`: what they state, and every slip in them."""

from datetime import date

import pytest

from judgecall.rulebook import Quantity
from tests.drafts import Draft

MANIFEST = f"""\
title = "Arcane Legions"
edition = "2011-01"
sections = ["buckets", "orders"]

[[sources]]
title = "Timing"
address = "http://example.org/timing"
date = 2011-01-25
sha256 = "{"0f" * 32}"

[defaults.unit]
figures = 3

[questions]
resolve = "which ability to resolve next"

[reasons]
not-your-turn = "only the active player gives orders"

[events]
moved = "{{unit}} move {{steps:step|steps}}"

[[quantities]]
one = "figure"
many = "figures"
path = "units/*/figures"

[windows]
dusk = "at dusk of day {{day}}"

[names]
Blank = "any card"

[examples]
player = "Ada"
"""


@pytest.fixture
def plain(draft: Draft) -> Draft:
    """The draft with a manifest that says as little as one may."""
    draft.manifest = MANIFEST
    draft.mend()
    return draft


def told(draft: Draft) -> str:
    _, faults = draft.read()
    assert all(fault.check == "manifest" for fault in faults)
    return "\n".join(str(fault) for fault in faults)


def test_a_manifest_states_what_the_rulebook_is(plain: Draft) -> None:
    rulebook, faults = plain.read()
    assert not faults
    manifest = rulebook.manifest
    assert (rulebook.title, rulebook.edition) == ("Arcane Legions", "2011-01")
    assert manifest.sections == ("buckets", "orders")
    assert manifest.sources[0].date == date(2011, 1, 25).isoformat()
    assert manifest.defaults == {"unit": {"figures": 3}}
    assert manifest.questions == {"resolve": "which ability to resolve next"}
    assert manifest.reasons == {"not-your-turn": "only the active player gives orders"}
    assert manifest.events == {"moved": "{unit} move {steps:step|steps}"}
    assert manifest.windows == {"dusk": "at dusk of day {day}"}
    assert manifest.names == {"Blank": "any card"}
    assert manifest.examples == {"player": "Ada"}
    assert manifest.quantities == (Quantity("figure", "figures", ("units", "*", "figures")),)


def test_a_quantity_is_said_in_the_right_number(plain: Draft) -> None:
    (figures,) = plain.read()[0].manifest.quantities
    assert [figures.say(number) for number in (0, 1, 2)] == ["0 figures", "1 figure", "2 figures"]


def test_a_reading_states_a_question_its_answers_and_the_adopted_one(plain: Draft) -> None:
    readings = plain.read()[0].manifest.readings
    halting = readings["halting"]
    assert halting.question == "May a player give an order while an ability waits?"
    assert halting.adopted == "never"
    assert list(halting.answers) == ["never", "own"]
    assert halting.why == "The page says that the game waits."
    assert readings["open-one"].adopted is None


def test_a_rulebook_without_open_questions_needs_no_readings(plain: Draft) -> None:
    plain.path("readings.toml").unlink()
    plain.change("@reading:halting", "@firm")
    assert told(plain) == ""


def test_a_missing_manifest(plain: Draft) -> None:
    plain.path("rulebook.toml").unlink()
    assert told(plain) == (
        "rulebook.toml:1: the file is missing\n  every rulebook's folder needs one"
    )


def test_a_manifest_that_is_not_utf8(plain: Draft) -> None:
    text = MANIFEST.replace('title = "Timing"', 'title = "Timing \u00e9"')
    plain.write("rulebook.toml", text.encode("latin-1"))
    assert told(plain) == (
        "rulebook.toml:6: the file is not UTF-8\n  save the file with the encoding UTF-8"
    )


def test_a_manifest_that_is_not_toml(plain: Draft) -> None:
    plain.change('edition = "2011-01"', "edition = 2011-01", "rulebook.toml")
    where, line, why = told(plain).splitlines()
    assert (where, line) == ("rulebook.toml:2: this is not TOML", "    edition = 2011-01")
    assert why.startswith("  the reader of TOML says: ")


def test_a_manifest_that_ends_too_early(plain: Draft) -> None:
    plain.write("rulebook.toml", MANIFEST + 'last = "')
    assert told(plain).startswith(f"rulebook.toml:{MANIFEST.count(chr(10)) + 1}: this is not TOML")


#: What is changed to what, and what is told.
SLIPS = {
    "no-title": (
        ('title = "Arcane Legions"\n', ""),
        'rulebook.toml:1: `title` of the rulebook is missing\n  write it as title = "..."',
    ),
    "title-no-text": (
        ('title = "Arcane Legions"', "title = 3"),
        'rulebook.toml:1: `title` of the rulebook is not a text\n  write it as title = "..."',
    ),
    "near-miss": (
        ("[questions]", "[qestions]"),
        "rulebook.toml:14: nothing reads `qestions`\n    [qestions]\n  nearest:  questions",
    ),
    "sections-no-list": (
        ('["buckets", "orders"]', '"buckets"'),
        (
            "rulebook.toml:3: `sections` is not a list of names\n"
            '    sections = "buckets"\n'
            '  write it as sections = ["buckets", "combat"]'
        ),
    ),
    "section-twice": (
        ('["buckets", "orders"]', '["buckets", "orders", "orders"]'),
        (
            "rulebook.toml:3: the section `orders` is named twice\n"
            '    sections = ["buckets", "orders", "orders"]\n'
            "  name it once"
        ),
    ),
    "section-outside": (
        ('["buckets", "orders"]', '["buckets", "orders", "../other"]'),
        (
            "rulebook.toml:3: `../other` cannot be the name of a section\n"
            '    sections = ["buckets", "orders", "../other"]\n'
            "  write the file's name in lower case, without .feature"
        ),
    ),
    "section-no-file": (
        ('["buckets", "orders"]', '["buckets", "orders", "combat"]'),
        (
            "rulebook.toml:3: the section `combat` has no file combat.feature\n"
            '    sections = ["buckets", "orders", "combat"]\n'
            "  write the file, or take the name out of `sections`"
        ),
    ),
    "source-short": (
        ("date = 2011-01-25\n", ""),
        (
            "rulebook.toml:5: `date` of source 1 is missing\n"
            '    [[sources]]\n  write it as date = "..."'
        ),
    ),
    "hash-short": (
        ("0f" * 32, "0f"),
        (
            "rulebook.toml:5: `sha256` of source 1 is no SHA-256\n    [[sources]]\n"
            "  write the 64 hexadecimal digits that sha256sum prints for the page"
        ),
    ),
    "sources-no-list": (
        ("[[sources]]", "[sources]"),
        (
            "rulebook.toml:5: `sources` is not a list of tables\n    [sources]\n"
            "  begin each with [[sources]]"
        ),
    ),
    "questions-no-table": (
        ('[questions]\nresolve = "which ability to resolve next"', "[[questions]]"),
        (
            "rulebook.toml:14: `questions` is not a table\n    [[questions]]\n"
            "  begin it with [questions]"
        ),
    ),
    "defaults-flat": (
        ("[defaults.unit]", "[defaults]"),
        (
            "rulebook.toml:12: `figures` of [defaults] is not a table\n    figures = 3\n"
            "  begin it with [defaults.figures]"
        ),
    ),
    "question-no-text": (
        ('"which ability to resolve next"', "4"),
        (
            "rulebook.toml:15: `resolve` of [questions] is not a text\n    resolve = 4\n"
            '  write it as resolve = "..."'
        ),
    ),
    "event-brace": (
        ("{unit} move", "{unit move"),
        (
            "rulebook.toml:21: the telling of `moved` has a brace too many or too few\n"
            '    moved = "{unit move {steps:step|steps}"\n'
            "  put each field in braces: {unit}; a number with its unit: {steps:step|steps}"
        ),
    ),
    "window-brace": (
        ("of day {day}", "of day {day"),
        (
            "rulebook.toml:29: the telling of `dusk` has a brace too many or too few\n"
            '    dusk = "at dusk of day {day"\n'
            "  put each field in braces: {unit}; a number with its unit: {steps:step|steps}"
        ),
    ),
    "path-no-star": (
        ("units/*/figures", "units/figures"),
        (
            "rulebook.toml:23: `path` of quantity 1 needs one * "
            "for the name of the player or piece\n"
            "    [[quantities]]\n"
            '  write it like path = "units/*/figures"'
        ),
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_the_manifest(plain: Draft, slip: str) -> None:
    (old, new), expected = SLIPS[slip]
    plain.change(old, new, "rulebook.toml")
    assert told(plain) == expected
    plain.mend()
    assert told(plain) == ""


def test_a_manifest_without_sources(plain: Draft) -> None:
    head, rest = MANIFEST.split("[[sources]]")
    plain.write("rulebook.toml", head + rest[rest.index("[defaults") :])
    assert told(plain) == (
        "rulebook.toml:1: no source page is named\n"
        "  add [[sources]] with title, address, date, sha256"
    )


READING_SLIPS = {
    "outside": (
        ("[halting]\n", 'lonely = "text"\n\n[halting]\n'),
        (
            'readings.toml:1: `lonely` stands outside a reading\n    lonely = "text"\n'
            "  begin a reading with [its-id]"
        ),
    ),
    "adopts-a-stranger": (
        ('adopted = "never"', 'adopted = "nevr"'),
        (
            "readings.toml:1: the reading `halting` adopts `nevr`, "
            "which is not among its answers\n"
            "    [halting]\n  its answers are: never, own"
        ),
    ),
    "one-answer": (
        ('own = "The player whose bucket is empty may."\n', ""),
        (
            "readings.toml:1: the reading `halting` has fewer than two answers\n    [halting]\n"
            "  list every plausible answer below [halting.answers]"
        ),
    ),
    "no-why": (
        ('why = "The page is silent."\n', ""),
        (
            "readings.toml:10: `why` of [open-one] is missing\n    [open-one]\n"
            '  write it as why = "..."'
        ),
    ),
    "no-question": (
        ('question = "Is this asked?"\n', ""),
        (
            "readings.toml:10: `question` of [open-one] is missing\n    [open-one]\n"
            '  write it as question = "..."'
        ),
    ),
}


@pytest.mark.parametrize("slip", READING_SLIPS)
def test_a_slip_in_the_readings(plain: Draft, slip: str) -> None:
    (old, new), expected = READING_SLIPS[slip]
    plain.change(old, new, "readings.toml")
    assert told(plain) == expected
    plain.mend()
    assert told(plain) == ""
