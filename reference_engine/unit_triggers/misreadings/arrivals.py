"""Misreadings of which arrivals are deployments."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.unit_triggers.misreadings.deployment import upon_deployment
from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Happening
    from reference_engine.unit_triggers.things import Card, Deployment, Place


@misreads("deploy.no-refire-on-facing-or-move")
class FiresOnTurningUp(Rules):
    """A unit fires whenever it comes to lie face-up."""

    def is_facing_or_move_enough(self, it: Happening) -> bool:
        return it.what == "flipped-up"


@misreads("deploy.no-refire-on-facing-or-move")
class FiresOnMoving(Rules):
    """A unit fires whenever it enters a Location."""

    def is_facing_or_move_enough(self, it: Happening) -> bool:
        return it.what == "moved"


@misreads("deploy.attach-is-not-deploy")
class AttachingDeploys(Rules):
    """Whatever comes into the Battle Zone has been deployed, attached or not."""

    def is_attaching_enough(self, it: Happening) -> bool:
        return it.what == "attached"


@misreads("deploy.attach-is-not-deploy")
class FiresOnDetaching(Rules):
    """What was attached has been deployed when it lies there by itself."""

    def send(self, card: Card, it: Happening, zone: str, *, on_top: bool = False) -> None:
        attached = [each for each in self.game.zone if each.host is card]
        super().send(card, it, zone, on_top=on_top)
        if it.what != "swept":
            self.fall_due(upon_deployment(*attached))


@misreads("deploy.seek-and-deploy-counts")
class OnlyFromTheHand(Rules):
    """Only what a player deploys from the hand, or reveals, fires upon deployment."""

    def seeking_counts(self, it: Happening) -> bool:  # noqa: ARG002 - whatever sought it
        return False


@misreads("deploy.seek-and-deploy-counts")
class SoughtUnitsAreLaidThere(Rules):
    """A unit that is Sought and deployed is laid at its Location, and nothing more."""

    def deploy(self, card: Card, place: Place, route: str) -> Asking[None]:
        if route == "seek":
            self.game.lay(card, place, "deployed", face_up=True)
            self.game.log.note("deployed", card=card.name)
        else:
            yield from super().deploy(card, place, route)


@misreads("deploy.seek-alone-does-not-count")
class FiresWhenSought(Rules):
    """A unit fires when it is Sought, whatever becomes of it then."""

    def is_seeking_enough(self, it: Happening) -> bool:
        return it.what == "sought"

    def seeking_counts(self, it: Happening) -> bool:
        return it.what == "sought"


@misreads("deploy.lightspeed-counts")
class LightspeedIsNoDeployment(Rules):
    """A unit that comes at Lightspeed bypasses deployment, and what fires upon it."""

    def lightspeed_counts(self, it: Happening) -> bool:  # noqa: ARG002 - at whatever time
        return False


@misreads("deploy.lightspeed-counts")
class LightspeedCountsInItsPhase(Rules):
    """A unit that comes at Lightspeed fires if that is in the deployment phase."""

    def lightspeed_counts(self, it: Happening) -> bool:  # noqa: ARG002 - the phase decides
        return self.game.phase == "deployment"


@misreads("deploy.same-steps-for-seek-and-lightspeed")
class SoughtUnitsFireAtOnce(Rules):
    """A unit that is Sought and deployed fires when it is revealed."""

    def is_reveal_enough(self, it: Happening) -> bool:
        return it.what == "revealed" and it.route == "seek"

    def seeking_counts(self, it: Happening) -> bool:
        return it.what == "revealed"


@misreads("deploy.same-steps-for-seek-and-lightspeed")
class LightspeedLeavesNoTime(Rules):
    """Nobody can respond to a unit that comes at Lightspeed."""

    def has_window(self, deployment: Deployment) -> bool:
        return deployment.route != "lightspeed"
