"""Something happens in a scenario, and something is checked."""

from tests.drafts import Draft


def test_an_empty_scenario(draft: Draft) -> None:
    draft.change(
        "    Scenario: A formation moves\n",
        "    Scenario: Nothing yet\n\n    Scenario: A formation moves\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:9: this scenario is empty
    Scenario: Nothing yet
  write Given, When and Then
""")


def test_a_scenario_without_when(draft: Draft) -> None:
    draft.change("      When Ada orders Hoplites to move 1 step\n", "", "orders.feature")
    draft.shows("""
orders.feature:9: this scenario has no When, so nothing happens in it
    Scenario: A formation moves
  say with When what is done; a Given only places things
""")


def test_a_scenario_without_then(draft: Draft) -> None:
    draft.change("      Then Ada has 6 order points\n", "", "orders.feature")
    draft.shows("""
orders.feature:9: this scenario has no Then, so it checks nothing
    Scenario: A formation moves
  say with Then what players can see afterwards
""")


def test_an_outline_without_then_is_told_once_for_all_rows(draft: Draft) -> None:
    draft.change("      Then Hoplites have <left>\n", "")
    draft.change("| case | downed    | left      |", "| case | downed    |")
    draft.change("| one  | 1 figure  | 2 figures |", "| one  | 1 figure  |")
    draft.change("| two  | 2 figures | 1 figure  |", "| two  | 2 figures |")
    draft.shows("""
buckets.feature:25: this scenario has no Then, so it checks nothing
    Scenario Outline: Every figure is counted
  say with Then what players can see afterwards
""")


def test_a_last_when_that_nothing_checks(draft: Draft) -> None:
    draft.change(
        "      Then Ada has 6 order points\n",
        "      Then Ada has 6 order points\n      When Ada ends the turn\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:14: no Then follows the last When, so nothing checks what it brings about
    When Ada ends the turn
  say below it with Then what players can see afterwards
""")


def test_a_background_in_which_something_happens(draft: Draft) -> None:
    draft.change(
        "    And it is Ben's turn\n", "    And it is Ben's turn\n    When Ben ends the turn\n"
    )
    draft.shows("""
buckets.feature:8: a Background only places things, and this is a When
    When Ben ends the turn
    ~~~~
  move it into the scenarios
""")


def test_a_given_after_the_first_when(draft: Draft) -> None:
    draft.change(
        "      Then Ada has 6 order points\n",
        "      Given Ada has 3 order points\n      Then Ada has 6 order points\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:13: a Given stands after the first When
    Given Ada has 3 order points
  place everything before the game begins; only When makes things happen
""")


def test_an_attempt_that_is_not_said_to_be_refused(draft: Draft) -> None:
    draft.change(
        "      Then it is refused because abilities are pending\n      And Ben", "      Then Ben"
    )
    draft.shows("""
buckets.feature:46: this attempt is not followed by the reason of its refusal
    And Ben tries to order Bears to move 1 step
  add below it:  Then it is refused because ...
""")


def test_an_attempt_at_the_end(draft: Draft) -> None:
    draft.change(
        "      Then Ada has 6 order points\n",
        "      Then Ada has 6 order points\n      When Ada tries to end the turn\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:14: no Then follows the last When, so nothing checks what it brings about
    When Ada tries to end the turn
  say below it with Then what players can see afterwards
""")


def test_a_refusal_of_nothing(draft: Draft) -> None:
    draft.change("      And Ben tries to order Bears to move 1 step\n", "")
    draft.shows("""
buckets.feature:46: nothing is tried just before this refusal
    Then it is refused because abilities are pending
  say above it, with `tries to`, what is refused
""")
