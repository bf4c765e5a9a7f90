"""Deployment: put down, reveal, response window, state check, and then it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.abilities import Due
from reference_engine.unit_triggers.rules.bans import Bans
from reference_engine.unit_triggers.things import Deployment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking, Choosable
    from reference_engine.unit_triggers.things import Card, Place


class Deploying(Bans):
    """How units come into the Battle Zone."""

    # Arriving

    def place(self, card: Card, place: Place, *, alone: bool = True) -> None:
        """A unit is put down face-down: its deployment is yet to begin if that is all."""
        it = self.happening("placed", card, route=None if alone else "deployed")
        owner = card.owner
        self.game.lay(card, place, "placed", face_up=False)
        self.game.note_secretly(
            owner, "card-placed", player=owner, location=str(place), card=card.name
        )
        self.occurs(it)
        self.arrived(card)

    def deploy(self, card: Card, place: Place, route: str) -> Asking[None]:
        """A unit is deployed from where it is, in all the steps that this takes."""
        self.place(card, place, alone=False)
        yield from self.go_through([Deployment(card, route)])

    def attach(self, card: Card, host: Card) -> None:
        """A unit comes to lie face-up where another lies, and belongs to that."""
        assert host.place is not None
        it = self.happening("attached", card)
        was_open = card.is_open
        self.game.stop_deployment(card)
        self.game.lay(card, host.place, "attached", face_up=True)
        card.host = host
        self.game.log.note("attached", card=card.name, to=host.name)
        if not was_open:
            self.turned_up(card)
        self.occurs(it)
        self.arrived(card)

    # The steps of a deployment

    @clause("deploy.step-order")
    def go_through(self, deployments: Sequence[Deployment]) -> Asking[None]:
        """Reveal, response window, state check: what is left then has been deployed."""
        for each in deployments:
            self.reveal(each)
        for each in deployments:
            yield from self.response_window(each)
        yield from self.finish(deployments)

    @clause("deploy.after-state-check")
    def finish(self, deployments: Sequence[Deployment]) -> Asking[None]:
        """The state check comes first, and completion after it."""
        passed = [each for each in deployments if self.has_outlasted(each) and self.check(each)]
        self.complete(passed)
        yield from self.settle()

    def reveal(self, deployment: Deployment) -> None:
        """A unit that lies face-down is turned up, and its deployment begins."""
        card = deployment.card
        it = self.happening("revealed", card, route=deployment.route)
        self.game.turn(card, face_up=True)
        card.deployment = deployment
        card.arrival = "deployed"
        self.game.log.note("revealed", card=card.name)
        self.turned_up(card)
        self.occurs(it)

    @clause("deploy.lost-in-window-no-fire")
    def has_outlasted(self, deployment: Deployment) -> bool:
        """A unit that left in its window, or was turned down, will not have been deployed."""
        return not deployment.is_over

    @clause("deploy.failed-state-check-no-fire")
    def check(self, deployment: Deployment) -> bool:
        """A unit that fails the state check is removed, and was not deployed."""
        card = deployment.card
        if self.passes(card):
            self.game.log.note("check-passed", card=card.name)
            return True
        self.game.log.note("check-failed", card=card.name)
        self.remove(card)
        return False

    def passes(self, card: Card) -> bool:
        """Whether a unit is what the state check asks for."""
        least = self.game.least_cq
        return least is None or self.cq(card) >= least

    def complete(self, deployments: Sequence[Deployment]) -> None:
        """Units have been deployed, all at one moment."""
        happened = []
        for each in deployments:
            card = each.card
            if card.deployment is each:
                card.deployment = None
            self.game.log.note("deployed", card=card.name)
            happened.append(self.happening("deployed", card, route=each.route))
        self.occurs(*happened)

    @clause("deploy.same-steps-for-seek-and-lightspeed")
    def has_window(self, deployment: Deployment) -> bool:  # noqa: ARG002 - however it came
        """However a unit comes to be deployed, it can be responded to."""
        return True

    # The response window

    def response_window(self, deployment: Deployment) -> Asking[None]:
        """Players may respond; after each response all are asked anew, until all pass."""
        while self.has_window(deployment) and not deployment.is_over:
            response = yield from self.ask_everybody(deployment)
            if response is None:
                return
            yield from self.respond(response, deployment)
            yield from self.settle()

    def ask_everybody(self, deployment: Deployment) -> Asking[Card | None]:
        """The opponents are asked first; one who has nothing to respond with is not asked."""
        unit = deployment.card
        for player in [*self.game.opponents(unit.owner), unit.owner]:
            cards = self.responses_of(player, unit)
            if cards:
                options = [self.as_option(card, player) for card in cards]
                chosen: Choosable | None = yield self.ask_to_respond(player, options, unit)
                if chosen is not None:
                    return self.game.cards[chosen.name]
        return None

    def as_option(self, card: Card, player: str) -> Choosable:  # noqa: ARG002 - who is asked
        """How a card is offered to the player who holds it."""
        return card

    def ask_to_respond(self, player: str, options: Sequence[Choosable], unit: Card) -> Choose:
        """Nobody has to respond."""
        context = {"window": "response", "unit": unit.name}
        return Choose(player, "interrupt", options, of="card", minimum=0, context=context)

    def responses_of(self, player: str, unit: Card) -> list[Card]:
        """The cards in a player's hand that can be used in a response window."""
        hand = sorted(self.game.players[player].hand, key=lambda card: card.name)
        return [card for card in hand if self.is_response(card, unit)]

    def is_response(self, card: Card, unit: Card) -> bool:
        """Events that say so, and units that their player may deploy at Lightspeed."""
        if card.is_unit:
            barred = self.is_barred(card.owner, "lightspeed", unit.place)
            return card.has_lightspeed and not barred
        return any(ability.is_response for ability in card.abilities)

    def respond(self, card: Card, deployment: Deployment) -> Asking[None]:
        """A card is used in response: an event is played, a unit deployed at Lightspeed."""
        if card.is_unit:
            place = deployment.card.place
            assert place is not None
            yield from self.deploy(card, place, "lightspeed")
        else:
            yield from self.play(card)

    # Events

    def play(self, card: Card) -> Asking[None]:
        """An event card does what it says, and goes to the discard pile when that is done."""
        self.game.lift(card)
        self.game.log.note("card-played", player=card.owner, card=card.name)
        for ability in card.abilities:
            if ability.kind == "event":
                yield from self.resolve(Due(ability, ability.effects))
        self.game.put(card, "discard")
        yield from self.settle()
