"""What may happen, and the reason why not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Illegal, InvalidParams, Unsupported

from reference_engine.flesh_and_blood.reading import read_effect
from reference_engine.flesh_and_blood.setup import require_player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from reference_engine.core.choices import Asking, Json
    from reference_engine.flesh_and_blood.cards import Card, Kind
    from reference_engine.flesh_and_blood.effects import Effect
    from reference_engine.flesh_and_blood.rules import Rules

    Doing = Callable[[], None]


def begin(rules: Rules, player: str | None, action: Json) -> Asking[None]:
    """What this action sets in motion; an illegal one is refused before it changes anything."""
    if action["type"] != "happen":
        raise Unsupported(f"the action {action['type']}")
    if player is not None:
        raise InvalidParams("nobody is behind a happening: send it with player null")
    if "effects" not in action:
        raise InvalidParams("the action happen needs the key 'effects'")
    moment = Moment(rules)
    for happening in action["effects"]:
        moment.add(happening)
    return rules.happen(moment.doings, moment.beginning)


class Moment:
    """All that happens at one moment: found legal first, and done afterwards."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._ended: set[str] = set()
        self._left: set[str] = set()
        self._counters: dict[tuple[str, Kind], int] = {}
        self.doings: list[Doing] = []
        self.beginning: list[Effect] = []

    def add(self, happening: Mapping[str, Any]) -> None:
        """One of the things that happen."""
        do = happening["do"]
        kinds: Mapping[str, Callable[[Mapping[str, Any]], Sequence[Doing]]] = {
            "work-out": self._work_out,
            "begin": self._begin,
            "end": self._end,
            "end-turn": self._end_turn,
            "put-counters": self._put,
            "remove-counters": self._remove,
            "leave": self._leave,
            "gain-control": self._gain_control,
        }
        if do not in kinds:
            raise Unsupported(f"the happening {do}")
        self.doings += kinds[do](happening)

    def _work_out(self, _said: Mapping[str, Any]) -> Sequence[Doing]:
        return ()

    def _begin(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        game = self._rules.game
        name = said["effect"]["name"]
        if game.effect(name) or any(effect.name == name for effect in self.beginning):
            raise Illegal("name-taken")
        require_player(said["effect"]["owner"], f"who owns {name}", game.players)
        self.beginning.append(read_effect(said["effect"], game.cards))
        return ()

    def _end(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        effect = self._rules.game.effect(said["effect"])
        if effect is None or effect.name in self._ended:
            raise Illegal("no-such-effect")
        self._ended.add(effect.name)
        return (partial(self._rules.end, effect),)

    def _end_turn(self, _said: Mapping[str, Any]) -> Sequence[Doing]:
        return (self._rules.end_turn,)

    def _put(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        card, kind = self._card(said), (said["property"], said["change"])
        self._counters[card.handle, kind] = self._count(card, kind) + said["count"]
        return (
            partial(self._rules.put_counters, card, *kind, said["count"]),
            partial(self._note, "counters-put", said),
        )

    def _remove(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        card, kind = self._card(said), (said["property"], said["change"])
        left = self._count(card, kind) - said["count"]
        if left < 0:
            raise Illegal("not-enough-counters")
        self._counters[card.handle, kind] = left
        return (
            partial(self._rules.remove_counters, card, *kind, said["count"]),
            partial(self._note, "counters-removed", said),
        )

    def _leave(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        card = self._card(said)
        self._left.add(card.handle)
        return (partial(self._rules.leave, card),)

    def _gain_control(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        card = self._card(said)
        if said["player"] not in self._rules.game.players:
            raise Illegal("no-such-player")
        return (partial(self._rules.gain_control, card, said["player"]),)

    def _card(self, said: Mapping[str, Any]) -> Card:
        card = self._rules.game.cards.get(said["card"])
        if card is None or card.handle in self._left:
            raise Illegal("no-such-card")
        return card

    def _count(self, card: Card, kind: Kind) -> int:
        return self._counters.get((card.handle, kind), card.counters.get(kind, 0))

    def _note(self, event: str, said: Mapping[str, Any]) -> None:
        facts = {key: said[key] for key in ("card", "property", "change", "count")}
        self._rules.game.log.note(event, **facts)
