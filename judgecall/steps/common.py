"""The sentences that every rulebook shares: seats, choices, refusals, what was seen."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judgecall.states import say_changes
from judgecall.steps.rows import EventLines, Lines
from judgecall.steps.sentences import Sentences
from judgecall.table import Mismatch
from judgecall.wording import listed, option_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgecall.steps.kinds import Amount, Question
    from judgecall.table import Table

sentences = Sentences()
given, when, then = sentences.given, sentences.when, sentences.then


# Given


@given("a game of {title:Title} between {players:Names}")
def _(table: Table, title: str, players: list[str]) -> None:  # noqa: ARG001 - checked when read
    table.seat(players)


@given("it is {player:Name}'s turn")
def _(table: Table, player: str) -> None:
    table.active = table.player(player)


@given("{player:Name} will choose {choices:Choices}")
def _(table: Table, player: str, choices: list[str | None]) -> None:
    table.plan(player, choices)


# When


@when(
    "{player:Name} chooses {choice:Choice}",
    attempt="{player:Name} tries to choose {choice:Choice}",
)
def _(table: Table, player: str, choice: str, attempt: bool) -> None:
    table.choose(player, choice, attempt=attempt)


@when("{player:Name} declines", attempt="{player:Name} tries to decline")
def _(table: Table, player: str, attempt: bool) -> None:
    table.choose(player, None, attempt=attempt)


@when(
    "{player:Name} changes the choice to {choice:Choice}",
    attempt="{player:Name} tries to change the choice to {choice:Choice}",
)
def _(table: Table, player: str, choice: str, attempt: bool) -> None:
    table.change(player, choice, attempt=attempt)


# Then: who is asked, and what is refused


@then("{player:Name} is asked {question:Question}:", rows=Lines())
def _(table: Table, player: str, question: Question, rows: list[str]) -> None:
    _check_asked(table, player, question, rows)


@then("{player:Name} is asked {question:Question}")
def _(table: Table, player: str, question: Question) -> None:
    _check_asked(table, player, question)


def _check_asked(
    table: Table,
    player: str,
    question: Question,
    options: list[str] | None = None,
) -> None:
    decision = table.asked(player)
    offered = [option_name(option["id"]) for option in decision["options"]]
    others = options is not None and Counter(offered) != Counter(options)
    if decision["kind"] != question.kind or others:
        named = "" if options is None else f": {listed(options, 'or')}"
        raise Mismatch(
            f"{player} is asked something else",
            [f"{player} is asked {question}{named}"],
            [table.words.say_decision(decision)],
        )
    table.assert_decision(decision)


@then("{player:Name} is not asked anything")
def _(table: Table, player: str) -> None:
    decision = table.decision
    if decision is not None and decision["player"] == table.player(player):
        raise Mismatch(
            f"{player} is asked something",
            [f"{player} is not asked anything"],
            [table.words.say_decision(decision)],
        )


@then("nobody is asked anything")
def _(table: Table) -> None:
    table.require_no_open_choice()


@then("it is refused because {reason:Reason}")
def _(table: Table, reason: str) -> None:
    table.refusal_is_claimed = True
    if table.refusal != reason:
        raise Mismatch(
            "it is refused for another reason" if table.refusal else "nothing was refused",
            [f"refused because {_spaced(reason)}"],
            [f"refused because {_spaced(table.refusal)}" if table.refusal else "not refused"],
        )


def _spaced(code: str) -> str:
    return code.replace("-", " ")


# Then: what was seen


def _resolved(events: Iterable[dict[str, Any]]) -> list[str]:
    return [event["ability"] for event in events if event["event"] == "resolves"]


@then("these abilities resolved, in order:", rows=Lines())
def _(table: Table, rows: list[str]) -> None:
    resolved = _resolved(table.events)
    if resolved != rows:
        raise Mismatch(
            "other abilities resolved, or in another order",
            rows,
            resolved,
            in_order=True,
        )


@then("these abilities resolved, in any order:", rows=Lines())
def _(table: Table, rows: list[str]) -> None:
    resolved = _resolved(table.events)
    if Counter(resolved) != Counter(rows):
        raise Mismatch("other abilities resolved", sorted(rows), sorted(resolved), in_order=True)


@then("{abilities:Names} never resolved")
def _(table: Table, abilities: list[str]) -> None:
    resolved = set(_resolved(table.events))
    if wrong := [name for name in abilities if name in resolved]:
        raise Mismatch(
            f"{listed(wrong)} resolved",
            [f"{listed(abilities)} never resolved"],
            [f"{listed(wrong)} resolved"],
        )


@then("no ability resolved")
def _(table: Table) -> None:
    if resolved := _resolved(table.events):
        raise Mismatch("an ability resolved", ["no ability resolved"], resolved)


@then("these things happened, in order:", rows=EventLines())
def _(table: Table, rows: list[str]) -> None:
    told = [table.words.say_event(event) for event in table.events]
    rest = iter(told)
    for wanted in rows:
        if wanted not in rest:
            raise Mismatch(f"`{wanted}` did not happen, or not in this place", rows, told)


@then("exactly these things happened, in order:", rows=EventLines())
def _(table: Table, rows: list[str]) -> None:
    told = [table.words.say_event(event) for event in table.recent_events]
    if told != rows:
        raise Mismatch("other things happened since the last When", rows, told, in_order=True)


@then("none of these things happened:", rows=EventLines())
def _(table: Table, rows: list[str]) -> None:
    told = [table.words.say_event(event) for event in table.events]
    if wrong := [line for line in rows if line in told]:
        raise Mismatch(f"`{wrong[0]}` happened", [f"never: {line}" for line in rows], told)


@then("{name:Name} {:Has} {amount:Amount}")
def _(table: Table, name: str, amount: Amount) -> None:
    found = table.value(amount.place(name))
    if found != amount.number:
        counted = amount.quantity
        actual = f"the state tells nothing of {name} in {counted.many}"
        if found is not None:
            actual = f"{name}: {counted.say(found)}"
        raise Mismatch(
            f"the number of {counted.many} differs",
            [f"{name}: {amount}"],
            [actual],
        )


@then("nothing else changed")
def _(table: Table) -> None:
    if changes := table.unclaimed_changes():
        raise Mismatch(
            "something else changed since the last When",
            ["no other change"],
            say_changes(changes),
        )
