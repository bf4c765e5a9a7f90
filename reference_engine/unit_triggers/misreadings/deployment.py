"""Misreadings of Upon Deployment: which step it comes after."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.unit_triggers.abilities import Due
from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules
from reference_engine.unit_triggers.things import Deployment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Happening
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card, Place


def upon_deployment(*cards: Card) -> list[Due]:
    """What cards do upon deployment, fired by whatever this misreading takes for that."""
    return [
        Due(ability, ability.effects, place=card.place)
        for card in cards
        for ability in card.abilities
        if ability.kind == "upon-deployment"
    ]


@misreads("deploy.fires-on-completion")
class FiresWhenPutDown(Rules):
    """A unit fires upon deployment when it is put down at a Location."""

    def fires_upon_deployment(self, it: Happening) -> bool:
        return it.what == "placed"

    def deploy(self, card: Card, place: Place, route: str) -> Asking[None]:
        self.place(card, place, alone=False)
        yield from self.settle()
        if card.is_hidden:
            yield from self.go_through([Deployment(card, route)])


@misreads("deploy.fires-on-completion")
class FiresWhenThePhaseIsOver(Rules):
    """What units do upon deployment they do together, when the next phase begins."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: list[Due] = []

    def ordinary_dues(self, it: Happening) -> list[Due]:
        dues = super().ordinary_dues(it)
        if it.what != "deployed":
            return dues
        self.kept += dues
        return []

    def deployment_again(self) -> list[Due]:
        kept, self.kept = self.kept, []
        return kept


@misreads("deploy.requires-reveal")
class FaceDownFires(Rules):
    """A unit that is put down to be revealed later fires then, and not when it is revealed."""

    def is_placing_enough(self, it: Happening) -> bool:
        return it.what == "placed" and it.route is None

    def is_deployed_by(self, it: Happening) -> bool:
        return super().is_deployed_by(it) and it.route != "reveal"


@misreads("deploy.after-response-window")
class FiresOnReveal(Rules):
    """A unit fires as soon as it is revealed, before anybody can respond."""

    def fires_upon_deployment(self, it: Happening) -> bool:
        return it.what == "revealed"

    def response_window(self, deployment: Deployment) -> Asking[None]:
        yield from self.settle()
        yield from super().response_window(deployment)


@misreads("deploy.after-response-window")
class FiresWhenRespondedTo(Rules):
    """It is the ability that is responded to, so it resolves before the first response."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.early: set[Deployment] = set()

    def respond(self, card: Card, deployment: Deployment) -> Asking[None]:
        if deployment not in self.early:
            self.early.add(deployment)
            self.fall_due(upon_deployment(deployment.card))
            yield from self.settle()
        yield from super().respond(card, deployment)

    def fires_upon_deployment(self, it: Happening) -> bool:
        fired = any(each.card is it.card and not each.is_over for each in self.early)
        return super().fires_upon_deployment(it) and not fired


@misreads("deploy.lost-in-window-no-fire")
class QueuedOnReveal(Rules):
    """A unit that is revealed will fire, wherever it is when its window is over."""

    def has_outlasted(self, deployment: Deployment) -> bool:
        if deployment.is_over:
            self.fall_due(upon_deployment(deployment.card))
        return super().has_outlasted(deployment)


@misreads("deploy.lost-in-window-no-fire")
class FiresFromWhereItDied(Rules):
    """A unit that comes into the discard pile in its window fires from there."""

    def has_outlasted(self, deployment: Deployment) -> bool:
        if deployment.is_over and deployment.card.zone == "discard":
            self.fall_due(upon_deployment(deployment.card))
        return super().has_outlasted(deployment)


@misreads("deploy.after-state-check")
class FiresBeforeTheCheck(Rules):
    """A unit fires as soon as its window is over, and is checked after that."""

    def finish(self, deployments: Sequence[Deployment]) -> Asking[None]:
        left = [each.card for each in deployments if self.has_outlasted(each)]
        self.fall_due(upon_deployment(*left))
        yield from self.settle()
        yield from super().finish(deployments)

    def fires_upon_deployment(self, it: Happening) -> bool:  # noqa: ARG002 - it has fired
        return False


@misreads("deploy.after-state-check")
class NoStateCheck(Rules):
    """Whatever is there after its window has been deployed."""

    def passes(self, card: Card) -> bool:  # noqa: ARG002 - all do
        return True


@misreads("deploy.failed-state-check-no-fire")
class FailedUnitsFire(Rules):
    """The state check says whether a unit stays, and not whether it was deployed."""

    def check(self, deployment: Deployment) -> bool:
        dues = upon_deployment(deployment.card)
        passed = super().check(deployment)
        if not passed:
            self.fall_due(dues)
        return passed


@misreads("deploy.failed-state-check-no-fire")
class ChecksAfterCompletion(Rules):
    """A unit is deployed, fires, and is checked then."""

    def finish(self, deployments: Sequence[Deployment]) -> Asking[None]:
        left = [each for each in deployments if self.has_outlasted(each)]
        self.complete(left)
        yield from self.settle()
        for each in left:
            if each.card.is_open:
                self.check(each)
        yield from self.settle()


@misreads("deploy.step-order")
class ChecksBeforeTheWindow(Rules):
    """A unit is checked when it is revealed, and may be responded to after that."""

    def go_through(self, deployments: Sequence[Deployment]) -> Asking[None]:
        for each in deployments:
            self.reveal(each)
        passed = [each for each in deployments if self.check(each)]
        for each in passed:
            yield from self.response_window(each)
        self.complete([each for each in passed if self.has_outlasted(each)])
        yield from self.settle()


@misreads("deploy.step-order")
class WindowBeforeReveal(Rules):
    """Players respond to a unit that lies face-down; what is left of it is revealed."""

    def go_through(self, deployments: Sequence[Deployment]) -> Asking[None]:
        for each in deployments:
            each.card.deployment = each
        for each in deployments:
            yield from self.response_window(each)
        for each in deployments:
            if not each.is_over:
                self.reveal(each)
        yield from self.finish(deployments)


@misreads("deploy.once")
class FiresAtEachPhase(Rules):
    """What a unit does upon deployment it does again whenever a phase begins."""

    def deployment_again(self) -> list[Due]:
        units = [card for card in self.game.zone if card.is_open and card.arrival == "deployed"]
        return upon_deployment(*units)


@misreads("deploy.once")
class FiresAtEachCheck(Rules):
    """A state check is one of all units, and each that passes fires."""

    def check(self, deployment: Deployment) -> bool:
        passed = super().check(deployment)
        others = [card for card in self.game.zone if card.is_open and card.deployment is None]
        self.fall_due(upon_deployment(*(card for card in others if card.arrival == "deployed")))
        return passed
