"""What comes out of a folder that is in order: nouns, ids, kinds, places."""

from judgecall.rulebook import Rulebook, Scenario, Standing, available, load
from judgecall.rulebook.model import slug
from tests.drafts import BUCKETS, Draft

OUTLINE = "arcane_legions/bucket.active-first/every-figure-is-counted"


def scenario(rulebook: Rulebook, end_of_id: str) -> Scenario:
    (found,) = [each for each in rulebook.scenarios if each.id.endswith(end_of_id)]
    return found


def line_of(text: str) -> int:
    (found,) = [at for at, line in enumerate(BUCKETS.splitlines(), 1) if line.strip() == text]
    return found


# Ids


def test_an_id_is_made_of_the_words_of_a_name() -> None:
    assert slug("A heal by the active player comes first") == (
        "a-heal-by-the-active-player-comes-first"
    )


def test_signs_and_capitals_leave_no_trace_in_an_id() -> None:
    assert slug("  Ben's 2nd unit -- (really) moves! ") == "bens-2nd-unit-really-moves"


def test_placeholders_leave_no_trace_in_an_id() -> None:
    assert slug("With <n> figures, <who> is first") == "with-figures-is-first"


def test_a_scenarios_id_names_rulebook_clause_and_scenario(draft: Draft) -> None:
    rulebook, _ = draft.read()
    assert [each.id for each in rulebook.scenarios] == [
        "arcane_legions/bucket.active-first/the-active-player-comes-first",
        f"{OUTLINE}/one",
        f"{OUTLINE}/two",
        "arcane_legions/bucket.halts/an-order-is-refused-while-an-ability-waits",
        "arcane_legions/orders.cost/a-formation-moves",
    ]


def test_the_id_of_a_row_depends_on_its_case_alone(draft: Draft) -> None:
    before = [each.id for each in draft.read()[0].scenarios]
    draft.change("| one  | 1 figure  | 2 figures |", "| one  | 2 figures | 1 figure  |")
    draft.change("<downed>", "<gone>")
    draft.change("downed    |", "gone      |")
    rulebook, faults = draft.read()
    assert not faults
    assert [each.id for each in rulebook.scenarios] == before


def test_the_id_of_a_row_does_not_depend_on_the_order_of_rows(draft: Draft) -> None:
    draft.change(
        "        | one  | 1 figure  | 2 figures |\n        | two  | 2 figures | 1 figure  |\n",
        "        | two  | 2 figures | 1 figure  |\n        | one  | 1 figure  | 2 figures |\n",
    )
    rulebook, _ = draft.read()
    one = scenario(rulebook, "/one")
    assert [step.text for step in one.steps][-1] == "Hoplites have 2 figures"


def test_rows_of_several_examples_are_all_cases(draft: Draft) -> None:
    draft.change(
        "        | two  | 2 figures | 1 figure  |\n",
        "        | two  | 2 figures | 1 figure  |\n\n      Examples: at the edge\n"
        "        | case  | downed    | left      |\n"
        "        | three | 3 figures | 0 figures |\n",
    )
    rulebook, faults = draft.read()
    assert not faults
    outline = [each.id for each in rulebook.scenarios if each.id.startswith(OUTLINE)]
    assert outline == [f"{OUTLINE}/one", f"{OUTLINE}/two", f"{OUTLINE}/three"]


# Steps


def test_an_and_is_of_the_kind_of_the_line_before_it(draft: Draft) -> None:
    first = scenario(draft.read()[0], "/the-active-player-comes-first")
    assert [(step.keyword, step.kind) for step in first.steps] == [
        ("Given", "given"),
        ("And", "given"),
        ("Given", "given"),
        ("And", "given"),
        ("When", "when"),
        ("Then", "then"),
        ("And", "then"),
    ]


def test_but_and_a_star_are_of_the_kind_of_the_line_before_them(draft: Draft) -> None:
    draft.change("      And Ada has 1 victory point", "      But Ada has 1 victory point")
    draft.change(
        '      And Ben controls Bears with Spite: "Whenever an',
        '      * Ben controls Bears with Spite: "Whenever an',
    )
    first = scenario(draft.read()[0], "/the-active-player-comes-first")
    assert (first.steps[3].keyword, first.steps[3].kind) == ("*", "given")
    assert (first.steps[-1].keyword, first.steps[-1].kind) == ("But", "then")


def test_a_background_stands_before_every_scenario_of_its_file(draft: Draft) -> None:
    rulebook, _ = draft.read()
    for each in rulebook.scenarios:
        from_background = [step.text for step in each.steps if step.in_background]
        if each.path.name == "buckets.feature":
            seats = "a game of Arcane Legions between Ada and Ben"
            assert from_background == [seats, "it is Ben's turn"]
            assert [step.in_background for step in each.steps[:3]] == [True, True, False]
        else:
            assert from_background == []


def test_a_background_of_a_rule_comes_after_that_of_the_file(draft: Draft) -> None:
    draft.change(
        "    Source: Timing > step 1\n",
        "    Source: Timing > step 1\n\n    Background:\n      Given Ada controls Elephants\n",
    )
    rulebook, faults = draft.read()
    assert not faults
    halts = scenario(rulebook, "/an-order-is-refused-while-an-ability-waits")
    assert [step.text for step in halts.steps if step.in_background][1:] == [
        "it is Ben's turn",
        "Ada controls Elephants",
    ]
    first = scenario(rulebook, "/the-active-player-comes-first")
    assert "Ada controls Elephants" not in [step.text for step in first.steps]


def test_a_step_knows_its_line_and_the_lines_of_its_table(draft: Draft) -> None:
    first = scenario(draft.read()[0], "/the-active-player-comes-first")
    resolved = first.steps[5]
    assert resolved.rows == (("Spite",), ("Vigil",))
    assert resolved.line == line_of("Then these abilities resolved, in order:")
    assert resolved.row_lines == (resolved.line + 1, resolved.line + 2)


def test_a_row_of_an_outline_stands_on_its_own_line_and_fills_its_steps(draft: Draft) -> None:
    two = scenario(draft.read()[0], "/two")
    assert two.line == line_of("| two  | 2 figures | 1 figure  |")
    placed, downed, left = two.steps[2:]
    assert downed.text == "2 figures of Hoplites is downed"
    assert left.text == "Hoplites have 1 figure"
    assert downed.line == line_of("When <downed> of Hoplites is downed")
    assert (placed.outline_row, downed.outline_row) == (None, two.line)


def test_values_of_an_outline_reach_into_tables_and_names(draft: Draft) -> None:
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites | Ada   | <of>    |")
    draft.change("Every figure is counted", "Every figure is counted, <case>")
    draft.change("| left      |", "| left      | of |")
    draft.change("| 1 figure  | 2 figures |", "| 1 figure  | 2 figures | 3 |")
    draft.change("| 2 figures | 1 figure  |", "| 2 figures | 1 figure  | 4 |")
    rulebook, faults = draft.read()
    assert not faults
    two = scenario(rulebook, "every-figure-is-counted/two")
    assert two.name == "Every figure is counted, two"
    assert two.steps[2].rows == (("unit", "owner", "figures"), ("Hoplites", "Ada", "4"))
    assert two.steps[2].outline_row == two.line


# Clauses and sections


def test_a_clause_has_its_words_and_its_source_apart(draft: Draft) -> None:
    clause = next(draft.read()[0].clauses)
    assert clause.id == "bucket.active-first"
    assert clause.name == "arcane_legions:bucket.active-first"
    assert clause.title == "The active player resolves first"
    assert clause.text == (
        "While both players have abilities waiting, the active player resolves theirs, "
        "one after the other."
    )
    assert clause.source == "Timing > step 2"
    assert clause.line == line_of("Rule: The active player resolves first")


def test_a_source_may_go_on_in_a_second_line(draft: Draft) -> None:
    draft.change("    Source: Timing > step 2\n", "    Source: Timing >\n      step 2\n")
    rulebook, faults = draft.read()
    assert not faults
    assert next(rulebook.clauses).source == "Timing > step 2"


def test_a_clause_has_one_standing(draft: Draft) -> None:
    rulebook, _ = draft.read()
    assert [clause.standing for clause in rulebook.clauses] == [
        Standing.FIRM,
        Standing.READING,
        Standing.DERIVED,
    ]


def test_a_clause_may_need_several_readings(draft: Draft) -> None:
    draft.change("@reading:halting", "@reading:halting @reading:open-one")
    draft.change("[open-one]\n", '[open-one]\nadopted = "no"\n', "readings.toml")
    rulebook, faults = draft.read()
    assert not faults
    halts = list(rulebook.clauses)[1]
    assert (halts.standing, halts.readings) == (Standing.READING, ("halting", "open-one"))


def test_a_scenario_needs_the_readings_of_its_clause_and_its_own(draft: Draft) -> None:
    draft.change("[open-one]\n", '[open-one]\nadopted = "no"\n', "readings.toml")
    draft.change("    Scenario: An order is", "    @reading:open-one\n    Scenario: An order is")
    rulebook, faults = draft.read()
    assert not faults
    readings = {each.id.split("/")[1]: each.readings for each in rulebook.scenarios}
    assert readings == {
        "bucket.active-first": (),
        "bucket.halts": ("halting", "open-one"),
        "orders.cost": (),
    }


def test_a_scenario_says_since_which_edition_the_rulebook_has_its_answer(draft: Draft) -> None:
    draft.change("    Scenario: An order is", "    @since:2.12\n    Scenario: An order is")
    rulebook, faults = draft.read()
    assert not faults
    since = {each.id.split("/")[1]: each.since for each in rulebook.scenarios}
    assert since == {"bucket.active-first": "", "bucket.halts": "2.12", "orders.cost": ""}


def test_sections_come_in_the_order_of_the_manifest_not_of_their_names(draft: Draft) -> None:
    assert [section.title for section in draft.read()[0].sections] == ["Buckets", "Orders"]
    draft.change('["buckets", "orders"]', '["orders", "buckets"]', "rulebook.toml")
    rulebook, _ = draft.read()
    assert [section.title for section in rulebook.sections] == ["Orders", "Buckets"]
    assert next(clause.id for clause in rulebook.clauses) == "orders.cost"


def test_a_section_may_lie_in_a_folder_below(draft: Draft) -> None:
    draft.write("more/orders.feature", draft.path("orders.feature").read_text("utf-8"))
    draft.path("orders.feature").unlink()
    draft.change('"orders"]', '"more/orders"]', "rulebook.toml")
    rulebook, faults = draft.read()
    assert not faults
    assert len(rulebook.sections) == 2


def test_an_unlisted_file_is_a_fault_and_is_checked_all_the_same(draft: Draft) -> None:
    draft.change('["buckets", "orders"]', '["buckets"]', "rulebook.toml")
    draft.change("      When Ada orders Hoplites to move 1 step\n", "", "orders.feature")
    rulebook, faults = draft.read()
    assert [fault.check for fault in faults] == ["unlisted", "no-when"]
    assert [section.title for section in rulebook.sections] == ["Buckets", "Orders"]


def test_line_ends_and_a_byte_order_mark_make_no_difference(draft: Draft) -> None:
    plain = [each.id for each in draft.read()[0].scenarios]
    text = draft.path("buckets.feature").read_text("utf-8")
    draft.write("buckets.feature", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    rulebook, faults = draft.read()
    assert not faults
    assert [each.id for each in rulebook.scenarios] == plain
    assert scenario(rulebook, "/two").line == line_of("| two  | 2 figures | 1 figure  |")


def test_reading_twice_gives_the_same(draft: Draft) -> None:
    first, second = load(draft.folder), load(draft.folder)
    assert [each.id for each in first.scenarios] == [each.id for each in second.scenarios]
    assert [each.steps for each in first.scenarios] == [each.steps for each in second.scenarios]


def test_the_rulebooks_at_hand_are_the_folders_with_a_manifest(draft: Draft) -> None:
    (draft.folder.parent / "not_a_rulebook").mkdir()
    assert available(draft.folder.parent) == ["arcane_legions"]
