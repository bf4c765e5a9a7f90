"""
Laws that hold in every game of Fawnalore, read straight from the two source pages.

Each names the section that it is read from, and looks at nothing but the set-up, the events
and the states. A law that is broken raises `Broken`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.laws.fawnalore.following import (
    Table,
    at_each_answer,
    followed,
    instructions,
)
from tests.laws.laws import require

if TYPE_CHECKING:
    from tests.laws.games import Json, Trace

MOST_GUARD = 3


# General Timing Principles


def no_ordinary_effect_begins_inside_another(trace: Trace) -> None:
    """General Timing Principles: what was triggered waits until the effect at hand is finished."""
    for table, event in followed(trace):
        if event["event"] in {"resolves", "declined"} and not table.unbegun(event["ability"]):
            running = [effect.name for effect in table.stack]
            require(not running, f"{event['ability']} begins inside {running}")


def what_triggers_resolves_before_play_goes_on(trace: Trace) -> None:
    """General Timing Principles: effects resolve at once, and the game waits until they have."""
    for table, event in followed(trace):
        if event["event"] in {"attack-declared", "unit-moved", "turn-ends"}:
            require(not table.waits, f"{event['event']} while an effect waits: {table.groups}")
    for table, answer in at_each_answer(trace):
        if answer["decision"] is None:
            require(not table.waits and not table.stack, "something is left when play goes on")


def only_what_was_used_or_triggered_resolves(trace: Trace) -> None:
    """General Timing Principles: an effect resolves once for each time it was set off."""
    for table, event in followed(trace):
        if event["event"] == "resolves":
            name = event["ability"]
            set_off = table.unbegun(name) or table.group_of(name)
            require(bool(set_off), f"{name} resolves, and nothing has set it off")


def the_end_of_your_turn_is_in_clean_up_before_discarding(trace: Trace) -> None:
    """General Timing Principles: the active player's own, during Clean Up, before discarding."""
    for table, event in followed(trace):
        if event["event"] != "triggered":
            continue
        trigger = table.texts[event["ability"]].get("trigger", {})
        if trigger.get("event") == "end-of-turn":
            name = event["ability"]
            require(table.phase == "clean-up", f"{name} triggers in the {table.phase} phase")
            require(event["owner"] == table.active, f"{name} triggers in another's turn")
            require(table.discarded == 0, f"{name} triggers after discarding")


# Simultaneous Triggers


def the_active_player_resolves_first_and_others_in_turn_order(trace: Trace) -> None:
    """Simultaneous Triggers: of one moment, the active player's first, then seat by seat."""
    for table, event in followed(trace):
        if event["event"] not in {"resolves", "declined"} or table.unbegun(event["ability"]):
            continue
        name = event["ability"]
        group = table.group_of(name)
        if not group or name in table.unclear or len({it.moment for it in group}) > 1:
            continue
        if table.phase == "clean-up" and group[0].moment != ("when", "end-of-turn"):
            continue  # It may have been put off until now, and triggers by that.
        mine = min(table.rank(it) for it in group if it.name == name)
        for other in group:
            clear = other.name not in table.unclear
            require(not clear or table.rank(other) >= mine, f"{name} resolves before {other.name}")


# Interrupts


def only_interrupts_break_in(trace: Trace) -> None:
    """Interrupts: only what says so is used outside its player's turn or inside an effect."""
    for table, event in followed(trace):
        if event["event"] not in {"ability-used", "card-played"}:
            continue
        name = event.get("ability", event.get("card"))
        own_time = event["player"] == table.active and table.phase == "main"
        if table.stack or table.waits or table.attacking or not own_time:
            require(bool(table.texts[name].get("words")), f"{name} breaks in, and may not")


def an_interrupt_is_finished_before_the_rest_goes_on(trace: Trace) -> None:
    """Interrupts: what is broken into goes on only when what broke in is finished."""
    for table, event in followed(trace):
        if event["event"] == "finishes":
            running = [effect.name for effect in table.stack]
            require(running[-1:] == [event["ability"]], f"{event['ability']} ends in {running}")
        elif event["event"] == "attack-ends":
            require(not table.stack, "an attack ends while an effect is under way")


def interrupts_are_offered_as_they_may_be_used(trace: Trace) -> None:
    """Interrupts: who is asked may use each of them here, pay for it, and may let it be."""
    for table, answer in at_each_answer(trace):
        asked = answer["decision"]
        if asked is None or asked["kind"] != "interrupt":
            continue
        require(asked["min"] == 0, "an Interrupt has to be used")
        for option in asked["options"]:
            name = option["id"].removeprefix("ability:")
            text, bearer = table.texts[name], table.bearer[name]
            shown = answer["state"]["cards" if name in table.cards else "units"]
            require(bearer["owner"] == asked["player"], f"{name} is another's")
            require(bool(text.get("words")), f"{name} is no Interrupt")
            require(name not in shown[bearer["name"]]["exhausted"], f"{name} is exhausted")
            require(bearer["name"] not in table.dead, f"{name} is on a Dead unit")
            cost = text.get("cost", {}).get("resources", 0)
            stock = answer["state"]["players"][asked["player"]]
            require(stock["resources"] >= cost, f"{name} cannot be paid for")


# Damage & Death Timing


def hp_are_adjusted_at_once(trace: Trace) -> None:
    """Damage & Death Timing: HP are what they were, less what was taken, plus what was healed."""
    for table, answer in at_each_answer(trace):
        for name, unit in answer["state"]["units"].items():
            require(unit["hp"] == table.hp[name], f"{name} shows {unit['hp']} HP")
            require(unit["hp"] <= unit["max_hp"], f"{name} is healed above its maximum")


def a_unit_without_hp_is_dead_at_once(trace: Trace) -> None:
    """Damage & Death Timing: at 0 HP or less a unit is Dead, before anything else happens."""
    for table, event in followed(trace):
        kind, unit = event["event"], event.get("unit")
        dying = [name for name, hp in table.hp.items() if hp <= 0 and name not in table.dead]
        if kind == "unit-dies":
            require(unit in dying, f"{unit} dies with {table.hp[unit]} HP, or a second time")
        elif kind != "unit-damaged":
            require(not dying, f"{kind} comes before the death of {dying}")
        if kind in {"unit-damaged", "unit-healed", "guard-gained"}:
            require(unit not in table.dead, f"{kind} of {unit}, which is Dead")
    for table, answer in at_each_answer(trace):
        for name, unit in answer["state"]["units"].items():
            told = name in table.dead
            require(unit["dead"] == (unit["hp"] <= 0) == told, f"{name} is shown as {unit}")


def every_death_has_its_effects(trace: Trace) -> None:
    """Damage & Death Timing: all effects of the dead of one moment trigger, whoever else died."""
    events = [event for answer in trace.answers for event in answer["events"]]
    tables = (table for table, _ in followed(trace))
    died: list[str] = []
    for place, (event, table) in enumerate(zip(events, tables, strict=True)):
        if event["event"] == "unit-dies":
            died.append(event["unit"])
            if place + 1 < len(events) and events[place + 1]["event"] == "unit-dies":
                continue
            told = Counter[str]()
            for later in events[place + 1 :]:
                if later["event"] != "triggered":
                    break
                told[later["ability"]] += 1
            for unit in died:
                for printed in table.units[unit]["abilities"]:
                    times = _times(table, printed["ability"], unit, died)
                    name = printed["name"]
                    require(told[name] >= times, f"{name} triggers {told[name]} times at {died}")
            died = []


def _times(table: Table, text: Json, unit: str, died: list[str]) -> int:
    trigger = text.get("trigger", {})
    if trigger.get("event") != "unit-dies":
        return 0
    owner = table.units[unit]["owner"]
    match trigger["whose"]:
        case {"unit": named}:
            return died.count(named)
        case {"of": "this"}:
            return 1
        case {"of": "you"}:
            return sum(table.units[each]["owner"] == owner for each in died)
    return len(died)


# Damage Reduction


def damage_taken_is_between_nothing_and_what_was_dealt(trace: Trace) -> None:
    """Damage Reduction: taken is never less than 1 where it counts, nor more than was dealt."""
    said = [
        said
        for thing in trace.setup["objects"]
        for it in thing["abilities"]
        for said in instructions(it["ability"])
    ]
    least = [it["amount"] for it in said if "minimum" in {it.get("do"), it.get("static")}]
    more = [it["change"] for it in said if it.get("static") == "damage-taken" and it["change"] > 0]
    raised = max([0, *least]) + sum(more)
    taken, units = Counter[str](), Counter[str]()
    table = Table(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            if event["event"] == "unit-damaged":
                require(event["amount"] > 0, f"{event['unit']} takes {event['amount']} damage")
                units[event["unit"]] += event["amount"]
                if "source" in event:
                    dealer = table.things[event["source"]]["owner"]
                    taken[dealer] += event["amount"] - raised
            elif event["event"] == "turn-ends":
                taken.clear()
                units.clear()
        for player, shown in answer["state"]["players"].items():
            dealt = shown["damage_dealt"]
            require(taken[player] <= dealt, f"of {dealt} by {player}, {taken[player]} are taken")
        for name, unit in answer["state"]["units"].items():
            took = unit["damage_taken"]
            require(took == units[name], f"{name} took {units[name]}, and is shown with {took}")


def only_healing_heals(trace: Trace) -> None:
    """Damage Reduction: however much damage is reduced, nobody gains HP by that."""
    for table, event in followed(trace):
        if event["event"] == "unit-healed":
            text = table.stack[-1].text if table.stack else {}
            heals = any(said["do"] == "heal" for said in instructions(text))
            require(heals and event["amount"] > 0, f"{event['unit']} is healed by nothing")


def guard_is_at_most_3_and_gone_after_the_instance(trace: Trace) -> None:
    """Damage Reduction: Guard absorbs from the next instance alone; it stacks up to 3."""
    for table, event in followed(trace):
        unit = event.get("unit")
        if event["event"] == "unit-damaged":
            require(table.guard[unit] == 0, f"{unit} is hurt and keeps Guard {table.guard[unit]}")
        elif event["event"] == "guard-removed":
            require(table.guard[unit] > 0, f"{unit} loses Guard that it has not")
    for table, answer in at_each_answer(trace):
        for name, unit in answer["state"]["units"].items():
            require(unit["guard"] == table.guard[name], f"{name} shows Guard {unit['guard']}")
            require(0 <= unit["guard"] <= MOST_GUARD, f"{name} has Guard {unit['guard']}")


# Redirection Effects


def damage_is_redirected_as_written(trace: Trace) -> None:
    """Redirection Effects: to another living unit, from and to whom the text says."""
    tiles = {frozenset(it["between"]): it["tiles"] for it in trace.setup["rules"]["distances"]}
    for table, event in followed(trace):
        if event["event"] != "damage-redirected":
            continue
        was, now, name = event["from"], event["to"], event["ability"]
        require(was != now and now not in table.dead, f"{name} redirects from {was} to {now}")
        text, bearer = table.texts[name], table.bearer[name]
        if text["type"] != "redirect":
            continue
        this = bearer["name"] if bearer["type"] == "unit" else bearer.get("on")
        match text["to"]:
            case {"unit": unit}:
                require(now == unit, f"{name} redirects to {now}")
            case {"of": "this"}:
                require(now == this, f"{name} redirects to {now}")
            case _:
                require(table.units[now]["owner"] == bearer["owner"], f"{name} hits {now}")
        match text.get("from"):
            case {"unit": unit}:
                require(was == unit, f"{name} redirects from {was}")
            case {"of": "this"}:
                require(was == this, f"{name} redirects from {was}")
            case {"of": "any-in-range"}:
                reach = table.units[this]["range"]
                require(tiles.get(frozenset({this, was}), 1) <= reach, f"{was} is out of Range")
                require(was != this, f"{name} redirects from its own unit")


# Canceling Effects


def a_canceled_effect_leaves_nothing_but_its_costs(trace: Trace) -> None:
    """Canceling Effects: it does not resolve, nothing comes of it, and what was paid is paid."""
    canceled: Json | None = None
    for table, event in followed(trace):
        kind, name = event["event"], event.get("ability")
        if kind == "canceled":
            effect = table.canceled(event)
            require(bool(effect or table.group_of(name)), f"{name} is canceled and had begun")
            left = {it["event"] for it in effect.own} if effect else set()
            require(left <= {"resources-paid", "actions-paid", "triggered"}, f"{name}: {left}")
            canceled = {"name": name, "effect": effect}
        elif kind in {"resources-refunded", "actions-refunded"}:
            by = table.stack[-1]
            refunds = any(it.get("refund") for it in instructions(by.text))
            effect = canceled and canceled["effect"]
            paid = effect.paid(kind.removesuffix("-refunded")) if effect else 0
            require(refunds, f"{by.name} gives back what was paid")
            require(event["amount"] == paid, f"of {paid}, {event['amount']} come back")
            require(bool(effect) and event["player"] == effect.owner, "another gets it back")
        elif kind == "triggered":
            _follows_an_effect(table, event)


def _follows_an_effect(table: Table, event: Json) -> None:
    text = table.texts[event["ability"]]
    after = text.get("trigger", {}).get("event")
    if text.get("timing") != "after" or table.phase == "clean-up":
        return
    if after in {"card-played", "effect-dealt-damage"}:
        effect = table.ended
        require(
            effect is not None
            and effect.owner == event["owner"]
            and (after != "card-played" or effect.card is not None),
            f"{event['ability']} triggers after an effect that was not carried out",
        )


def costs_are_paid_and_stay_paid(trace: Trace) -> None:
    """Canceling Effects: players have what they had, less what they paid, plus what they got."""
    for table, answer in at_each_answer(trace):
        for player, has in answer["state"]["players"].items():
            for what, count in table.stock[player].items():
                require(has[what] == count, f"{player} has {has[what]} {what}, not {count}")


# Copying Effects


def a_copy_ends_with_its_reference_and_with_the_turn(trace: Trace) -> None:
    """Copying Effects: when the referenced card leaves play, at once; else with the turn."""
    gone: set[str] = set()
    for table, event in followed(trace):
        if event["event"] == "card-destroyed":
            gone = {event["card"]}
        elif event["event"] != "copy-ends":
            stale = {card for card, of in table.copying.items() if of in gone}
            require(not stale, f"{event['event']} while {stale} copy {gone}")
            gone = set()
        if event["event"] == "turn-ends":
            require(not table.copying, f"{set(table.copying)} copy beyond the turn")
    for table, answer in at_each_answer(trace):
        cards = answer["state"]["cards"]
        for name, card in cards.items():
            of = table.copying.get(name)
            require(card["copies"] == of, f"{name} is shown to copy {card['copies']}, not {of}")
            require(of is None or cards[of]["zone"] == "play", f"{of} is copied and not in play")


def a_copy_has_the_relic_type_and_keeps_its_identity(trace: Trace) -> None:
    """Copying Effects: the relic type is the other's; tier, cost and name are its own."""
    kept = _taken_over(trace.setup)
    for table, answer in at_each_answer(trace):
        for name, card in answer["state"]["cards"].items():
            printed, of = table.cards[name], table.copying.get(name)
            if "tier" not in kept.get(name, ()):
                require(card["tier"] == printed["tier"], f"{name} has tier {card['tier']}")
            if "cost" not in kept.get(name, ()):
                require(card["cost"] == printed["cost"], f"{name} costs {card['cost']}")
            if "name" not in kept.get(name, ()):
                require(card["title"] == name, f"{name} is called {card['title']}")
            if of not in table.copying:
                like = table.cards[of or name]["relic_type"]
                require(card["relic_type"] == like, f"{name} is a {card['relic_type']}")


def _taken_over(setup: Json) -> dict[str, set[str]]:
    """The parts of each card's identity that some text lets it take over."""
    parts: dict[str, set[str]] = {}
    for thing in setup["objects"]:
        for printed in thing["abilities"]:
            for said in instructions(printed["ability"]):
                if said.get("do") == "copy":
                    parts.setdefault(said["card"], set()).update(said["including"])
    return parts


LAWS = (
    no_ordinary_effect_begins_inside_another,
    what_triggers_resolves_before_play_goes_on,
    only_what_was_used_or_triggered_resolves,
    the_end_of_your_turn_is_in_clean_up_before_discarding,
    the_active_player_resolves_first_and_others_in_turn_order,
    only_interrupts_break_in,
    an_interrupt_is_finished_before_the_rest_goes_on,
    interrupts_are_offered_as_they_may_be_used,
    hp_are_adjusted_at_once,
    a_unit_without_hp_is_dead_at_once,
    every_death_has_its_effects,
    damage_taken_is_between_nothing_and_what_was_dealt,
    only_healing_heals,
    guard_is_at_most_3_and_gone_after_the_instance,
    damage_is_redirected_as_written,
    a_canceled_effect_leaves_nothing_but_its_costs,
    costs_are_paid_and_stay_paid,
    a_copy_ends_with_its_reference_and_with_the_turn,
    a_copy_has_the_relic_type_and_keeps_its_identity,
)
