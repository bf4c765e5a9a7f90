"""Every Rule is one clause, with an id, a standing, words and a source."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

from tests.drafts import Draft


def test_a_rule_without_a_clause_id(draft: Draft) -> None:
    draft.change("@clause:bucket.active-first @firm", "@firm")
    draft.shows("""
buckets.feature:10: this Rule has no clause id
    Rule: The active player resolves first
  write one above it, in words: @clause:guard.cap-three
""")


def test_a_rule_with_two_clause_ids(draft: Draft) -> None:
    draft.change(
        "@clause:bucket.active-first @firm",
        "@clause:bucket.active-first @clause:bucket.active @firm",
    )
    draft.shows("""
buckets.feature:9: this Rule has two clause ids
    @clause:bucket.active-first @clause:bucket.active @firm
                                ~~~~~~~~~~~~~~~~~~~~~
  keep one; another clause is another Rule:
""")


def test_a_clause_id_used_twice_in_a_file(draft: Draft) -> None:
    draft.change("@clause:bucket.halts", "@clause:bucket.active-first")
    draft.shows("""
buckets.feature:37: the clause id `bucket.active-first` is already taken by buckets.feature:9
    @clause:bucket.active-first @reading:halting
    ~~~~~~~~~~~~~~~~~~~~~~~~~~~
  give this Rule an id of its own; an id is never used twice
""")


def test_a_clause_id_used_twice_across_files(draft: Draft) -> None:
    draft.change("@clause:orders.cost", "@clause:bucket.halts", "orders.feature")
    draft.shows("""
orders.feature:3: the clause id `bucket.halts` is already taken by buckets.feature:37
    @clause:bucket.halts @derived
    ~~~~~~~~~~~~~~~~~~~~
  give this Rule an id of its own; an id is never used twice
""")


def test_a_clause_id_that_is_no_id(draft: Draft) -> None:
    draft.change("@clause:bucket.halts", "@clause:Bucket/Halts")
    draft.shows("""
buckets.feature:37: `Bucket/Halts` cannot be a clause id
    @clause:Bucket/Halts @reading:halting
    ~~~~~~~~~~~~~~~~~~~~
  write lower-case words joined by hyphens and dots: @clause:guard.cap-three
""")


def test_a_rule_without_a_standing(draft: Draft) -> None:
    draft.change("@clause:bucket.active-first @firm", "@clause:bucket.active-first")
    draft.shows("""
buckets.feature:10: this Rule has no standing
    Rule: The active player resolves first
  write one of @firm, @derived and @reading:<id> beside its clause id
""")


def test_a_rule_with_two_standings(draft: Draft) -> None:
    draft.change("@clause:bucket.active-first @firm", "@clause:bucket.active-first @firm @derived")
    draft.shows("""
buckets.feature:9: this Rule has two standings
    @clause:bucket.active-first @firm @derived
                                      ~~~~~~~~
  keep one: @firm, @derived, or the readings that it needs
""")


def test_a_reading_beside_another_standing(draft: Draft) -> None:
    draft.change(
        "@clause:bucket.halts @reading:halting", "@clause:bucket.halts @firm @reading:halting"
    )
    draft.shows("""
buckets.feature:37: this Rule has two standings
    @clause:bucket.halts @firm @reading:halting
                               ~~~~~~~~~~~~~~~~
  keep one: @firm, @derived, or the readings that it needs
""")


def test_a_rule_without_a_source(draft: Draft) -> None:
    draft.change("    Source: Timing > step 2\n\n", "")
    draft.shows("""
buckets.feature:10: this Rule names no source
    Rule: The active player resolves first
  end its words with a line `Source: document > heading`
""")


def test_a_source_that_names_nothing(draft: Draft) -> None:
    draft.change("    Source: Timing > step 2\n", "    Source:\n")
    draft.shows("""
buckets.feature:10: this Rule names no source
    Rule: The active player resolves first
  end its words with a line `Source: document > heading`
""")


def test_a_rule_without_words(draft: Draft) -> None:
    draft.change(
        "    While both players have abilities waiting, the active player resolves theirs,\n    one after the other.\n\n",
        "",
    )
    draft.shows("""
buckets.feature:10: this Rule does not say the clause in words
    Rule: The active player resolves first
  write one or two sentences below its title; a failure quotes them
""")


def test_a_reading_that_nobody_registered(draft: Draft) -> None:
    draft.change("@reading:halting", "@reading:haltign")
    draft.shows("""
buckets.feature:37: no reading is called `haltign`
    @clause:bucket.halts @reading:haltign
                         ~~~~~~~~~~~~~~~~
  nearest:  halting
""")


def test_a_reading_unlike_any_registered_one(draft: Draft) -> None:
    draft.change("@reading:halting", "@reading:zzz")
    draft.shows("""
buckets.feature:37: no reading is called `zzz`
    @clause:bucket.halts @reading:zzz
                         ~~~~~~~~~~~~
  register it in readings.toml first
""")


def test_an_open_reading(draft: Draft) -> None:
    draft.change("@reading:halting", "@reading:open-one")
    draft.shows("""
buckets.feature:37: the reading `open-one` is open, so nothing may depend on it
    @clause:bucket.halts @reading:open-one
                         ~~~~~~~~~~~~~~~~~
  adopt an answer in readings.toml, or take out what depends on it
""")


def test_an_open_reading_of_one_scenario(draft: Draft) -> None:
    draft.change(
        "    Scenario: An order is refused",
        "    @reading:open-one\n    Scenario: An order is refused",
    )
    draft.shows("""
buckets.feature:43: the reading `open-one` is open, so nothing may depend on it
    @reading:open-one
    ~~~~~~~~~~~~~~~~~
  adopt an answer in readings.toml, or take out what depends on it
""")


def test_a_clause_without_a_scenario(draft: Draft) -> None:
    draft.write(
        "orders.feature",
        draft.path("orders.feature").read_text("utf-8")
        + "\n  @clause:orders.turns @firm\n  Rule: Only the active player gives orders\n    Orders are for the active player.\n\n    Source: Orders > who\n",
    )
    draft.shows("""
orders.feature:16: the clause `orders.turns` has no scenario
    Rule: Only the active player gives orders
  write an example of it, and one that shows where it stops
""")


def test_a_scenario_outside_a_rule(draft: Draft) -> None:
    draft.change(
        "Feature: Orders\n",
        "Feature: Orders\n\n  Scenario: Nobody's example\n    Given a game of Arcane Legions between Ada and Ben\n    When Ada ends the turn\n    Then nobody is asked anything\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:3: this scenario stands outside a Rule, so it belongs to no clause
    Scenario: Nobody's example
  move it under the Rule: whose example it is
""")


def test_an_unknown_tag_on_a_rule(draft: Draft) -> None:
    draft.change("@clause:bucket.active-first @firm", "@clause:bucket.active-first @frim")
    draft.shows("""
buckets.feature:9: no tag is called @frim here
    @clause:bucket.active-first @frim
                                ~~~~~
  nearest:  @firm
""")


def test_an_unknown_tag_on_a_scenario(draft: Draft) -> None:
    draft.change(
        "    Scenario: An order is refused", "    @slow\n    Scenario: An order is refused"
    )
    draft.shows("""
buckets.feature:43: no tag is called @slow here
    @slow
    ~~~~~
  here may stand: @reading:<id>, @since:<edition>
""")


def test_an_edition_that_is_none(draft: Draft) -> None:
    draft.change(
        "    Scenario: An order is refused", "    @since:spring\n    Scenario: An order is refused"
    )
    draft.shows("""
buckets.feature:43: `spring` cannot be an edition
    @since:spring
    ~~~~~~~~~~~~~
  write it as rulebook.toml does: @since:2.12
""")


def test_a_scenario_of_two_editions(draft: Draft) -> None:
    draft.change(
        "    Scenario: An order is refused",
        "    @since:2.12 @since:2.14.0\n    Scenario: An order is refused",
    )
    draft.shows("""
buckets.feature:43: this scenario names two editions
    @since:2.12 @since:2.14.0
                ~~~~~~~~~~~~~
  keep the later one
""")


def test_an_unknown_tag_on_a_feature(draft: Draft) -> None:
    draft.change("@arcane_legions\n", "@arcane_legion\n")
    draft.shows("""
buckets.feature:1: no tag is called @arcane_legion here
    @arcane_legion
    ~~~~~~~~~~~~~~
  nearest:  @arcane_legions
""")


def test_a_clause_id_on_a_scenario(draft: Draft) -> None:
    draft.change(
        "    Scenario: An order is refused",
        "    @clause:orders.refused\n    Scenario: An order is refused",
    )
    draft.shows("""
buckets.feature:43: @clause:orders.refused speaks of a clause and stands above a scenario
    @clause:orders.refused
    ~~~~~~~~~~~~~~~~~~~~~~
  move it above the Rule:
""")
