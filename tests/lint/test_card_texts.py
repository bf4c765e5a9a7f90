"""Card texts that do not read, with the place where they stop."""

from tests.drafts import Draft


def test_a_word_misspelt(draft: Draft) -> None:
    draft.change(
        'Vigil: "Whenever a figure of this unit is downed',
        'Vigil: "Whenever a figure of this unit is dowed',
    )
    draft.shows("""
buckets.feature:17: this card text does not read after "Whenever a figure of this unit is"
    "Whenever a figure of this unit is dowed, gain 1 victory point"
                                       ^^^^^
  here a card says "downed":  Whenever a figure of this unit is downed
""")


def test_a_text_that_stops_too_early(draft: Draft) -> None:
    draft.change(
        'Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"',
        'Vigil: "Whenever a figure of this unit is downed"',
    )
    draft.shows("""
buckets.feature:17: this card text stops too early after "Whenever a figure of this unit is downed"
    "Whenever a figure of this unit is downed"
                                             ^
  here a card says ",":  Whenever a figure of this unit is downed, gain 2 victory points
""")


def test_the_second_text_of_a_line(draft: Draft) -> None:
    draft.change(
        'Wrath: "Whenever this unit moves, gain 2', 'Wrath: "Whenever this unit moves, gains 2'
    )
    draft.shows("""
buckets.feature:44: this card text does not read after "Whenever this unit moves,"
    "Whenever this unit moves, gains 2 victory points"
                               ^^^^^
  here a card says an effect or "you may":  gain 2 victory points
  nearest:  gain {amount} victory points
""")
