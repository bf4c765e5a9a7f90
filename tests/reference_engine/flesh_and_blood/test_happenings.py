"""What happens in a game: beginnings and ends, counters, control, the order of equal ages."""

from __future__ import annotations

from tests.reference_engine.flesh_and_blood.games import Table, card, effect, static

SIX = effect("Six", "Slash has base power 6", 1)
TWO = effect("Two", "Slash has base power 2", 1)


def table(*objects, older=(), **said):
    made = Table(older=older)
    made.start(*objects, **said)
    return made


def ape_and_bee():
    return effect("Ape", "Slash has base power 2"), effect("Bee", "Slash has base power 6")


def test_the_turn_player_says_which_of_two_placed_effects_is_older():
    play = table(card(power=1), SIX, TWO, active="Ben")
    assert play.decision["player"] == "Ben"
    assert [option["id"] for option in play.decision["options"]] == ["effect:Six", "effect:Two"]
    play.choose("effect:Two")
    assert play.told() == "6 power, attack"
    assert [each["name"] for each in play.state["effects"]] == ["Two", "Six"]


def test_until_then_cards_are_what_is_printed_with_their_counters():
    play = table(card(power=1, counters={("power", 1): 2}), SIX, TWO)
    assert play.told() == "1>3 power, attack"
    assert play.state["effects"] == []


def test_nobody_is_asked_where_nothing_is_equally_old():
    play = table(card(power=1), SIX, {**TWO, "timestamp": 2})
    assert play.asked == []
    assert play.told() == "2 power, attack"


def test_ages_need_not_be_counted_without_gaps():
    play = table(card(power=1), {**SIX, "timestamp": 40}, {**TWO, "timestamp": 7})
    assert [each["name"] for each in play.state["effects"]] == ["Two", "Six"]


def test_effects_that_begin_together_are_ordered_and_what_was_there_is_older():
    play = table(card(power=1), effect("Old", "Slash has base power 4", 3), older=["Bee"])
    play.begin(*ape_and_bee())
    assert play.asked == [("Ada", ["effect:Ape", "effect:Bee"])]
    assert [each["name"] for each in play.state["effects"]] == ["Old", "Bee", "Ape"]
    assert play.told() == "2 power, attack"
    assert play.events == [
        {"event": "effect-begins", "effect": "Bee"},
        {"event": "effect-begins", "effect": "Ape"},
    ]


def test_of_three_the_oldest_is_said_and_then_the_next():
    play = table(card(power=1), older=["Cat", "Ape"])
    play.begin(*ape_and_bee(), effect("Cat", "Slash has base power 3"))
    assert [options for _player, options in play.asked] == [
        ["effect:Ape", "effect:Bee", "effect:Cat"],
        ["effect:Ape", "effect:Bee"],
    ]
    assert [each["name"] for each in play.state["effects"]] == ["Cat", "Ape", "Bee"]


def test_while_the_question_is_open_the_effects_are_not_in_force():
    play = table(card(power=1))
    play.begin(*ape_and_bee())
    assert play.told() == "1 power, attack"
    assert play.state["effects"] == []
    assert play.events == []


def test_while_the_question_is_open_nothing_else_of_that_moment_has_happened():
    play = table(card(power=1))
    before = play.state
    begun = [{"do": "begin", "effect": each} for each in ape_and_bee()]
    play.happen(*begun, {"do": "end-turn"})
    assert (play.decision["player"], play.state, play.events) == ("Ada", before, [])
    play.choose("effect:Bee")
    assert play.state["active"] == "Ben"
    assert [each["event"] for each in play.events] == ["turn-ends", *["effect-begins"] * 2]


def test_when_the_game_begins_effects_that_are_alone_of_their_age_lie_there():
    alike = [{**each, "type": "effect", "timestamp": 2} for each in ape_and_bee()]
    play = table(card(power=1), static("Static", "Slash gets +4 power", 1), *alike)
    assert play.state["effects"] == [{"name": "Static", "on": []}]
    assert play.told() == "1 power, attack"
    play.choose("effect:Bee")
    assert [each["name"] for each in play.state["effects"]] == ["Static", "Bee", "Ape"]


def test_the_end_of_a_turn_ends_effects_and_passes_the_turn():
    play = table(
        card(power=1),
        effect("Turn", "Slash gets +1 power", 1, until="end-of-turn"),
        effect("None", "Slash gets +1 power", 2),
        static("Static", "Slash gets +4 power", 3),
    )
    play.do("end-turn")
    assert play.events == [
        {"event": "turn-ends", "player": "Ada"},
        {"event": "effect-ends", "effect": "Turn"},
        {"event": "effect-ends", "effect": "None"},
    ]
    assert play.state["active"] == "Ben"
    play.do("end-turn")
    assert play.state["active"] == "Ada"
    assert play.told() == "1>5 power, attack"


def test_what_is_for_ones_own_turn_is_that_of_the_owner():
    turn = static("Turn", "During your turn, Slash gets +2 power", 1, owner="Ben")
    play = table(card(power=1), turn)
    assert play.told() == "1 power, attack"
    play.do("end-turn")
    assert play.told() == "1>3 power, attack"


def test_counters_are_put_and_removed_kind_by_kind():
    play = table(card(power=3))
    counters = {"card": "Slash", "property": "power", "change": 1}
    play.do("put-counters", **counters, count=3)
    play.do("remove-counters", **counters, count=1)
    assert play.state["cards"]["Slash"]["counters"] == {"+1 power": 2}
    assert play.told() == "3>5 power, attack"
    play.do("remove-counters", **counters, count=2)
    assert play.state["cards"]["Slash"]["counters"] == {}
    assert [each["event"] for each in play.events] == [
        "counters-put",
        "counters-removed",
        "counters-removed",
    ]


def test_a_card_that_leaves_ends_the_layer_effects_that_were_about_it_alone():
    play = table(
        card(power=3),
        card("Ref", power=5),
        effect("One", "Slash gets +1 power", 1),
        effect("Both", "Slash gets +1 power; Ref gets +1 power", 2),
        effect("All", "Attacks get +1 power", 3),
        static("Static", "Slash gets +1 power", 4),
    )
    play.do("leave", card="Slash")
    assert play.events == [
        {"event": "left", "card": "Slash"},
        {"event": "effect-ends", "effect": "One"},
    ]
    assert list(play.state["cards"]) == ["Ref"]
    assert [each["name"] for each in play.state["effects"]] == ["Both", "All", "Static"]
    assert play.on("All") == ["Ref"]


def test_a_copy_does_not_need_the_card_that_it_is_a_copy_of():
    play = table(card(power=3), card("Ref", power=5), effect("Copy", "Slash is a copy of Ref", 1))
    play.do("leave", card="Ref")
    assert play.told() == "5 power, attack"


def test_control_that_was_gained_is_what_effects_start_from():
    play = table(card(), effect("Mine", "Slash is under your control", 1))
    play.do("gain-control", card="Slash", player="Ben")
    assert play.events == [{"event": "control-changes", "card": "Slash", "player": "Ben"}]
    assert play.state["cards"]["Slash"]["controller"] == "Ada"
    play.do("end", effect="Mine")
    assert play.state["cards"]["Slash"]["controller"] == "Ben"


def test_several_things_happen_at_one_moment():
    play = table(card(power=1), static("S", "Slash gets +1 power", 1))
    counters = {"card": "Slash", "property": "power", "change": -1, "count": 1}
    play.happen({"do": "end", "effect": "S"}, {"do": "put-counters", **counters})
    assert play.told() == "1>0 power, attack"


def test_working_out_again_changes_nothing():
    play = table(card(power=1), static("S", "Attacks get +1 power", 1))
    before = play.state
    play.do("work-out")
    assert (play.state, play.events) == (before, [])


def test_an_effect_is_on_what_it_applied_to_and_a_layer_effect_on_what_it_stays_on():
    play = table(
        card(power=3, subtypes=["dagger"]),
        card("Ref", power=5),
        effect("Layer", "Daggers get +4 power", 1),
        static("Static", "Daggers get +1 power", 2),
        static("Ban", "Cards can't gain life", 3),
    )
    assert (play.on("Layer"), play.on("Static"), play.on("Ban")) == (["Slash"], ["Slash"], [])
    play.begin(effect("Copy", "Slash is a copy of Ref"))
    assert (play.on("Layer"), play.on("Static"), play.on("Copy")) == (["Slash"], [], ["Slash"])


def test_a_placed_layer_effect_may_have_applied_to_a_card_before():
    placed = effect("Layer", "Daggers get +4 power", 1, on=["Slash"])
    assert table(card(power=3), placed).told() == "3>7 power, attack"


def test_x_of_a_layer_effect_is_fixed_for_each_card_when_it_begins():
    play = table(card(power=2), card("Ref", power=5), card("Late", subtypes=["aura"], power=7))
    play.begin(effect("Twice", "Attacks get power equal to their base power"))
    play.begin(effect("Forge", "Late is an attack and has base power 9"))
    assert [play.told(name) for name in ("Slash", "Ref")] == [
        "2>4 power, attack",
        "5>10 power, attack",
    ]
    assert play.told("Late") == "9>18 power, attack, aura"


def test_x_may_be_read_off_another_card_and_is_0_without_it():
    play = table(
        card(power=2),
        card("Ref", power=5),
        static("S", "Slash gets power equal to the power of Ref", 1),
    )
    assert play.told() == "2>7 power, attack"
    play.do("leave", card="Ref")
    assert play.told() == "2 power, attack"


def test_a_ward_is_read_by_its_highest_number():
    cosmo = static("S", "Auras with ward have base power equal to their ward", 1)
    aura = card(subtypes=["aura"], abilities=["ward 1", "ward 3"])
    assert table(aura, cosmo).told() == "3 power, aura, ward 1, ward 3"
    assert table(card(subtypes=["aura"]), cosmo).told() == "aura"


def test_a_base_value_that_changes_late_leaves_the_value():
    """Moved to stage 8 by what it depends on."""
    late = effect("E", "If Slash has 6 or more power, it has base power 2", 1)
    assert table(card(power=7), late).told() == "2>7 power, attack"
