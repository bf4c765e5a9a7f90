"""Effects: what the instructions of card texts do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.reading import read_place
from reference_engine.unit_triggers.rules.deployment import Deploying
from reference_engine.unit_triggers.things import Change

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Due, Instruction
    from reference_engine.unit_triggers.things import Card


class Effects(Deploying):
    """One method for each instruction; what cannot be done is left undone."""

    def perform(self, said: Instruction, due: Due) -> Asking[None]:
        """An instruction is carried out."""
        method = f"do_{said['do'].replace('-', '_')}"
        yield from getattr(self, method)(said, due)

    def named(self, said: Mapping[str, Any]) -> Card:
        """The card that an instruction names."""
        return self.game.cards[said["card"]]

    def those(self, who: str, due: Due) -> list[str]:
        """The players that an instruction is about."""
        return [due.owner] if who == "you" else self.game.opponents(due.owner)

    # Cards

    def do_draw(self, said: Instruction, due: Due) -> Asking[None]:
        """The owner draws."""
        self.draw(due.owner, said["count"], due.ability)
        yield from ()

    def do_destroy(self, said: Instruction, due: Due) -> Asking[None]:
        """Units are destroyed by a card's effect."""
        what = said["what"]
        if isinstance(what, str) and what != "this":
            self.destroy_all(due, own=what == "all-yours")
        else:
            self.destroy(self.units_meant(what, due), due.ability)
        yield from ()

    def units_meant(self, what: Any, due: Due) -> Sequence[Card]:  # noqa: ANN401 - a JSON value
        """The units that an instruction to destroy is about."""
        if what == "this":
            return [due.ability.bearer]
        if "card" in what:
            return [self.named(what)]
        place = read_place(what["at"])
        return self.in_order(card for card in self.game.zone if card.place == place)

    def do_return(self, said: Instruction, due: Due) -> Asking[None]:
        """A unit goes back to where it was before it was played."""
        self.give_back(self.named(said), due.ability, to_deck=said["to"] == "deck-top")
        yield from ()

    def do_discard(self, said: Instruction, due: Due) -> Asking[None]:
        """A card is discarded: this one, or such as the player concerned chooses."""
        if "card" in said:
            self.discard(self.named(said), due.ability)
            return
        for player in self.those(said["who"], due):
            for _ in range(said["count"]):
                card = yield from self.choose_from_hand(player)
                if card is not None:
                    self.discard(card, due.ability)

    def choose_from_hand(self, player: str) -> Asking[Card | None]:
        """A player chooses which card to discard."""
        hand = sorted(self.game.players[player].hand, key=lambda card: card.name)
        card: Card | None = yield Choose(player, "discard", hand, of="card")
        return card

    def do_deplete(self, said: Instruction, due: Due) -> Asking[None]:
        """Players deplete cards."""
        for player in self.those(said["who"], due):
            self.deplete(player, said["count"], due.ability)
        yield from ()

    def do_seek(self, said: Instruction, due: Due) -> Asking[None]:
        """A card is Sought in the owner's deck, if it is there, and deployed or taken in hand."""
        card = self.named(said)
        if card.zone != "deck" or card.owner != due.owner:
            return
        if said["then"] == "hand":
            self.seek_to_hand(card, due.ability)
            return
        place = read_place(said["location"])
        if card.is_unit and not self.is_barred(card.owner, "seek", place):
            self.game.log.note("sought", card=card.name)
            self.occurs(self.happening("sought", card, due.ability, route="seek"))
            yield from self.deploy(card, place, "seek")

    @clause("special.fragment-example")
    def do_upload(self, said: Instruction, due: Due) -> Asking[None]:  # noqa: ARG002
        """The card itself is uploaded, straight from where it is, even from a hand."""
        self.upload(due.ability.bearer, due.ability)
        yield from ()

    # Units in the Battle Zone

    def do_flip(self, said: Instruction, due: Due) -> Asking[None]:
        """A unit is turned face-down, which ends its deployment, or face-up, which is none."""
        card, face_up = self.named(said), said["facing"] == "up"
        if not card.is_in_battle or card.is_face_up == face_up:
            return
        what = f"flipped-{said['facing']}"
        it = self.happening(what, card, due.ability)
        self.game.stop_deployment(card)
        self.game.turn(card, face_up=face_up)
        if card.arrival == "placed":
            card.arrival = "deployed"
        self.game.log.note(what, card=card.name)
        if face_up:
            self.turned_up(card)
        self.occurs(it)
        yield from ()

    def do_move(self, said: Instruction, due: Due) -> Asking[None]:
        """A unit goes to another Location, and takes along what is attached to it."""
        card, place = self.named(said), read_place(said["location"])
        if not card.is_in_battle or card.place == place:
            return
        moving = [card, *self.in_order(each for each in self.game.zone if each.host is card)]
        happened = [self.happening("moved", each, due.ability) for each in moving]
        for each in moving:
            each.place = place
            self.game.log.note("moved", card=each.name, location=str(place))
        card.host = None
        self.occurs(*happened)
        yield from ()

    def do_attach(self, said: Instruction, due: Due) -> Asking[None]:  # noqa: ARG002
        """A unit in the Battle Zone or in a hand is attached to one that lies face-up."""
        card, host = self.named(said), self.game.cards[said["to"]]
        is_there = card.is_unit and card.zone in {"battle", "hand"}
        if is_there and host.is_open and host is not card and host.host is not card:
            barred = self.is_barred(card.owner, "attach", host.place)
            if not barred:
                self.attach(card, host)
        yield from ()

    def do_cq_this_battle(self, said: Instruction, due: Due) -> Asking[None]:  # noqa: ARG002
        """A unit has more CQ, or less, for the rest of the Battle."""
        card = self.named(said)
        if card.is_in_battle:
            self.game.changes.append(Change(card, said["change"]))
        yield from ()

    # Players

    def do_gain(self, said: Instruction, due: Due) -> Asking[None]:
        """The owner gains points."""
        self.game.players[due.owner].points += said["points"]
        self.game.log.note("points-gained", player=due.owner, amount=said["points"])
        yield from ()

    def do_lose(self, said: Instruction, due: Due) -> Asking[None]:
        """The owner's opponents lose points."""
        for player in self.game.opponents(due.owner):
            self.game.players[player].points -= said["points"]
            self.game.log.note("points-lost", player=player, amount=said["points"])
        yield from ()

    def do_ban(self, said: Instruction, due: Due) -> Asking[None]:  # noqa: ARG002
        """The owner cannot deploy any more units in this Battle."""
        self.begin_ban(due)
        yield from ()

    def do_nothing(self, said: Instruction, due: Due) -> Asking[None]:  # noqa: ARG002
        """Nothing happens."""
        yield from ()
