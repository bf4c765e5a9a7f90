"""What may happen, and the reason why not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Illegal, InvalidParams, Unsupported

from reference_engine.flesh_and_blood.reading import named_in, read_effect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from reference_engine.core.choices import Asking, Json
    from reference_engine.flesh_and_blood.cards import Card, Kind
    from reference_engine.flesh_and_blood.effects import Effect
    from reference_engine.flesh_and_blood.rules import Rules

    Doing = Callable[[], None]


#: Of several reasons to refuse the first of these is given.
REASONS = (
    "no-such-card",
    "no-such-effect",
    "no-such-player",
    "not-enough-counters",
    "name-taken",
)


def begin(rules: Rules, player: str | None, action: Json) -> Asking[None]:
    """What this action sets in motion; an illegal one is refused before it changes anything."""
    if action["type"] != "happen":
        raise Unsupported(f"the action {action['type']}")
    if player is not None:
        raise InvalidParams("nobody is behind a happening: send it with player null")
    if "effects" not in action:
        raise InvalidParams("the action happen needs the key 'effects'")
    moment = Moment(rules)
    for happening in sorted(action["effects"], key=_begins):
        moment.add(happening)
    if moment.reasons:
        raise Illegal(min(moment.reasons, key=REASONS.index))
    return rules.happen(moment.doings, moment.beginning)


def _begins(happening: Mapping[str, Any]) -> bool:
    """What begins at a moment begins last."""
    return bool(happening["do"] == "begin")


class Moment:
    """All that happens at one moment: found legal first, and done afterwards."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        #: The cards and the effects that there will be by then.
        self._there = dict(rules.game.cards)
        self._in_force = {effect.name: effect for effect in rules.game.effects}
        #: Why it is refused.
        self.reasons: list[str] = []
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
        try:
            self.doings += kinds[do](happening)
        except Illegal as refused:
            self.reasons.append((refused.data or {})["reason"])

    def _work_out(self, _said: Mapping[str, Any]) -> Sequence[Doing]:
        return ()

    def _begin(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        effect = said["effect"]
        if any(name not in self._there for name in named_in(effect["ability"])):
            self.reasons.append("no-such-card")
        if effect["owner"] not in self._rules.game.players:
            self.reasons.append("no-such-player")
        if effect["name"] in self._in_force:
            self.reasons.append("name-taken")
        if not self.reasons:
            begun = read_effect(effect, self._there)
            self._in_force[begun.name] = begun
            self.beginning.append(begun)
        return ()

    def _end(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        effect = self._in_force.pop(said["effect"], None)
        if effect is None:
            raise Illegal("no-such-effect")
        return (partial(self._rules.end, effect),)

    def _end_turn(self, _said: Mapping[str, Any]) -> Sequence[Doing]:
        self._forget(self._rules.ends_with_the_turn)
        return (self._rules.end_turn,)

    def _forget(self, is_over: Callable[[Effect], bool]) -> None:
        """Some effects end."""
        for effect in [*self._in_force.values()]:
            if is_over(effect):
                del self._in_force[effect.name]

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
        del self._there[card.handle]
        self._forget(lambda effect: self._rules.ends_with_its_cards(effect, self._there))
        return (partial(self._rules.leave, card),)

    def _gain_control(self, said: Mapping[str, Any]) -> Sequence[Doing]:
        card = self._card(said)
        if said["player"] not in self._rules.game.players:
            raise Illegal("no-such-player")
        return (partial(self._rules.gain_control, card, said["player"]),)

    def _card(self, said: Mapping[str, Any]) -> Card:
        card = self._there.get(said["card"])
        if card is None:
            raise Illegal("no-such-card")
        return card

    def _count(self, card: Card, kind: Kind) -> int:
        return self._counters.get((card.handle, kind), card.counters.get(kind, 0))

    def _note(self, event: str, said: Mapping[str, Any]) -> None:
        facts = {key: said[key] for key in ("card", "property", "change", "count")}
        self._rules.game.log.note(event, **facts)
