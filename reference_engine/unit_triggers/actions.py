"""What may be done, when it is legal, and the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import Unsupported

from reference_engine.core.acting import begun, name_in, said
from reference_engine.unit_triggers.reading import read_place
from reference_engine.unit_triggers.things import Deployment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reference_engine.core.choices import Asking, Json
    from reference_engine.unit_triggers.rules import Rules
    from reference_engine.unit_triggers.things import Card, Place


def begin(rules: Rules, player: str | None, action: Json) -> Asking[None]:
    """What this action sets in motion; an illegal one is refused before it changes anything."""
    return begun(rules, player, action, happen=_happening, kinds=_KINDS)


def _happening(rules: Rules, action: Mapping[str, Any]) -> Asking[None]:
    if said(action, "do") != "reveal":
        raise Unsupported(f"the happening {action['do']}")
    cards = [_card(rules, None, name) for name in said(action, "cards")]
    for card in cards:
        _require_face_down(rules, None, card)
    for card in cards:
        _require_free(rules, None, card, "reveal", card.place)
    return rules.go_through([Deployment(card, "reveal") for card in cards])


def _deploy(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    card = _unit_in_hand(rules, player, action)
    place = read_place(said(action, "location"))
    if not action.get("lightspeed", False):
        _require_deployment_phase(rules, player)
        _require_free(rules, player, card, "hand", place)
        return rules.deploy(card, place, "hand")
    if not card.has_lightspeed:
        raise rules.refusal("not-lightspeed", player)
    _require_free(rules, player, card, "lightspeed", place)
    return rules.deploy(card, place, "lightspeed")


def _place(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    card = _unit_in_hand(rules, player, action)
    place = read_place(said(action, "location"))
    _require_deployment_phase(rules, player)
    _require_free(rules, player, card, "place", place)
    return _at_once(rules, lambda: rules.place(card, place))


def _reveal(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    card = _own(rules, player, action)
    _require_face_down(rules, player, card)
    _require_deployment_phase(rules, player)
    _require_free(rules, player, card, "reveal", card.place)
    return rules.go_through([Deployment(card, "reveal")])


def _attach(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    card = _unit_in_hand(rules, player, action)
    host = rules.game.cards.get(name_in(action, "to"))
    if host is None or not host.is_open:
        raise rules.refusal("no-such-target", player)
    _require_deployment_phase(rules, player)
    _require_free(rules, player, card, "attach", host.place)
    return _at_once(rules, lambda: rules.attach(card, host))


def _play(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    card = _own(rules, player, action)
    if card.zone != "hand":
        raise rules.refusal("not-in-hand", player)
    played = [ability for ability in card.abilities if ability.kind == "event"]
    if not played:
        raise rules.refusal("not-an-event", player)
    if not any(ability.is_response for ability in played):
        _require_deployment_phase(rules, player)
    return rules.play(card)


def _end_phase(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:  # noqa: ARG001
    if player != rules.game.active:
        raise rules.refusal("not-active", player)
    return rules.end_phase()


_KINDS = {
    "deploy": _deploy,
    "place": _place,
    "reveal": _reveal,
    "attach": _attach,
    "play": _play,
    "end-phase": _end_phase,
}


def _at_once(rules: Rules, happen: Callable[[], None]) -> Asking[None]:
    """What takes no steps, and what fires because of it."""
    happen()
    yield from rules.settle()


def _require_deployment_phase(rules: Rules, player: str) -> None:
    if rules.game.phase != "deployment":
        raise rules.refusal("not-in-this-phase", player)


def _require_free(
    rules: Rules, player: str | None, card: Card, route: str, place: Place | None
) -> None:
    if rules.is_barred(card.owner, route, place):
        raise rules.refusal("may-not-deploy", player)


def _require_face_down(rules: Rules, player: str | None, card: Card) -> None:
    if not card.is_in_battle:
        raise rules.refusal("not-placed", player)
    if card.is_face_up:
        raise rules.refusal("already-face-up", player)
    if card.arrival != "placed":
        raise rules.refusal("not-placed", player)


def _unit_in_hand(rules: Rules, player: str, action: Mapping[str, Any]) -> Card:
    card = _own(rules, player, action)
    if card.zone != "hand":
        raise rules.refusal("not-in-hand", player)
    if not card.is_unit:
        raise rules.refusal("not-a-unit", player)
    return card


def _own(rules: Rules, player: str, action: Mapping[str, Any]) -> Card:
    card = _card(rules, player, name_in(action, "card"))
    if card.owner != player:
        raise rules.refusal("not-yours", player)
    return card


def _card(rules: Rules, player: str | None, name: str) -> Card:
    card = rules.game.cards.get(name)
    if card is None:
        raise rules.refusal("no-such-card", player)
    return card
