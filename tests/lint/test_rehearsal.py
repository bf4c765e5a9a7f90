"""What a scenario gets wrong by itself shows without an engine."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

from pathlib import Path

from judgecall import lint
from tests.drafts import ORDERS, Draft


def test_a_player_who_is_not_at_the_table(draft: Draft) -> None:
    draft.change("And it is Ben's turn", "And it is Bob's turn")
    draft.shows("""
buckets.feature:7: nobody at this table is called Bob
    And it is Bob's turn
              ~~~
  the players are Ada and Ben
""")


def test_a_unit_that_was_never_placed(draft: Draft) -> None:
    draft.change("When 1 figure of Hoplites is downed", "When 1 figure of Hoplits is downed")
    draft.shows("""
buckets.feature:19: no Given has placed Hoplits
    When 1 figure of Hoplits is downed
                     ~~~~~~~
  placed so far: Bears and Hoplites
""")


def test_a_unit_placed_twice(draft: Draft) -> None:
    draft.change(
        "      And Ada controls Hoplites\n",
        "      And Ada controls Hoplites\n      And Ben controls Hoplites\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:12: Hoplites is already at this table
    And Ben controls Hoplites
                     ~~~~~~~~
  give it another name
""")


def test_two_abilities_of_one_name(draft: Draft) -> None:
    draft.change('Wrath: "Whenever this unit moves', 'Spite: "Whenever this unit moves')
    draft.shows("""
buckets.feature:44: two abilities are called Spite
    Given Ben controls Bears with Spite: "Whenever this unit moves, gain 1 victory point" and Spite: "Whenever this unit moves, gain 2 victory points"
                                  ~~~~~                                                       ~~~~~
  name each ability differently; choices and events are told by these names
""")


def test_nobody_seated(draft: Draft) -> None:
    draft.change(
        "      Given a game of Arcane Legions between Ada and Ben\n      And Ada controls Hoplites\n",
        "      Given it is Ada's turn\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:10: nobody at this table is called Ada
    Given it is Ada's turn
                ~~~
  the players are not seated yet
""")


def test_one_player_twice(draft: Draft) -> None:
    draft.change("between Ada and Ben", "between Ada and Ada", "orders.feature")
    draft.shows("""
orders.feature:10: Ada and Ada cannot be seated
    Given a game of Arcane Legions between Ada and Ada
                                           ~~~     ~~~
  a game needs two or more players with different names
""")


def test_an_owner_in_a_table(draft: Draft) -> None:
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites | Adda  | 3       |")
    draft.shows("""
buckets.feature:28: nobody at this table is called Adda
    | Hoplites | Adda | 3 |
                 ~~~~
  the players are Ada and Ben
""")


def test_a_request_that_the_contract_forbids(draft: Draft) -> None:
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites | Ada   | 0       |")
    draft.shows("""
buckets.feature:28: the contract does not allow figures of Hoplites: 0 must be at least 1
    | Hoplites | Ada | 0 |
      ~~~~~~~~
  How many figures stand on it: one in each slot from 1 on.
""")


def test_a_then_about_a_name_from_nowhere(draft: Draft) -> None:
    draft.change("Then Hoplites have <left>", "Then Hoplits have <left>")
    draft.shows("""
buckets.feature:30: no Given has brought in Hoplits
    Then Hoplits have 2 figures
         ~~~~~~~
  nearest:  Hoplites
  so it reads with the values of line 34
""")


def test_an_ability_from_nowhere_that_never_resolves(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And Vigill never resolved")
    draft.shows("""
buckets.feature:23: no Given has brought in Vigill
    And Vigill never resolved
        ~~~~~~
  nearest:  Vigil
""")


def test_an_ability_from_nowhere_in_a_list(draft: Draft) -> None:
    draft.change("        | Vigil |", "        | Vigill |")
    draft.shows("""
buckets.feature:22: no Given has brought in Vigill
    | Vigill |
      ~~~~~~
  nearest:  Vigil
""")


def test_an_ability_from_nowhere_in_an_event(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| Spit resolves |")
    draft.shows("""
buckets.feature:50: no Given has brought in Spit
    | Spit resolves |
      ~~~~
  nearest:  Spite
""")


def test_a_choice_from_nowhere(draft: Draft) -> None:
    draft.change(
        "      Then these abilities resolved",
        "      And Ben chooses Spight\n      Then these abilities resolved",
    )
    draft.shows("""
buckets.feature:20: no Given has brought in Spight
    And Ben chooses Spight
                    ~~~~~~
  nearest:  Spite
""")


def test_an_event_with_a_word_that_the_contract_does_not_have(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| Bears are given a mvoe order |")
    draft.shows("""
buckets.feature:50: no Given has brought in mvoe
    | Bears are given a mvoe order |
                        ~~~~
  nearest:  move
""")


def test_an_event_with_a_word_of_the_contract(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| Bears are given a close-combat order |")
    draft.shows("")


def test_an_event_with_the_wrong_form_of_a_number(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| Bears move 2 step |")
    draft.shows("""
buckets.feature:50: no event is told like this
    | Bears move 2 step |
                 ~~~~~~
  nearest:  {unit} move {steps} steps
""")


def test_what_a_player_tries_may_be_about_a_thing_that_is_not_there(draft: Draft) -> None:
    draft.change("tries to order Bears to move", "tries to order Ghosts to move")
    draft.shows("")


def test_a_stranger_who_tries_is_still_a_stranger(draft: Draft) -> None:
    draft.change("And Ben tries to order", "And Bob tries to order")
    draft.shows("""
buckets.feature:46: nobody at this table is called Bob
    And Bob tries to order Bears to move 1 step
        ~~~
  the players are Ada and Ben
""")


def test_an_act_that_the_contract_forbids(draft: Draft) -> None:
    draft.change("When Bears move 1 step", "When Bears take 0 damage")
    found = draft.printed().splitlines()
    assert found[0].startswith("buckets.feature:45: the contract does not allow this: 0 ")
    assert found[1] == "    When Bears take 0 damage"


def test_a_capitalised_unit_of_a_number_is_no_name(draft: Draft) -> None:
    hp = '[[quantities]]\none = "HP"\nmany = "HP"\npath = "units/*/hit_points"\n'
    draft.write("rulebook.toml", draft.manifest + hp)
    draft.change("Then Hoplites have <left>", "Then Hoplites have <left> HP")
    draft.change("| 1 figure  | 2 figures |", "| 1 figure  | 2         |")
    draft.change("| 2 figures | 1 figure  |", "| 2 figures | 1         |")
    draft.shows("")


def test_a_rulebook_without_a_contract_is_rehearsed_all_the_same(tmp_path: Path) -> None:
    folder = Draft(tmp_path).folder.rename(tmp_path / "contractless")
    (folder / "buckets.feature").unlink()
    manifest = (folder / "rulebook.toml").read_text("utf-8")
    (folder / "rulebook.toml").write_text(manifest.replace('"buckets", ', ""), "utf-8")
    (folder / "orders.feature").write_text(
        ORDERS.replace("      And Ada controls Hoplites\n", "      And it is Cy's turn\n")
        .replace("When Ada orders Hoplites to move 1 step", "When Ada declines")
        .replace("Then Ada has 6 order points", "Then nobody is asked anything"),
        "utf-8",
    )
    (fault,) = lint.check(folder).faults
    assert (fault.check, fault.line) == ("misplaced", 11)
