"""Triggers: which kinds of abilities fire when something happens to a unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.rules.moments import Moments

if TYPE_CHECKING:
    from reference_engine.unit_triggers.abilities import Happening


class Triggers(Moments):
    """For each kind of ability, the one thing that makes it fire."""

    @clause("triggers.general.kinds-are-separate")
    def kinds_fired(self, it: Happening) -> frozenset[str]:
        """Each kind is asked by itself; that one of them fires says nothing about the others."""
        fired = {
            "upon-deployment": self.fires_upon_deployment(it),
            "destroyed": self.fires_destroyed(it),
            "discarded": self.fires_discarded(it),
            "depleted": self.fires_depleted(it),
            "end-of-battle": self.fires_at_end_of_battle(it),
        }
        return frozenset(kind for kind, fires in fired.items() if fires)

    # Upon Deployment

    def fires_upon_deployment(self, it: Happening) -> bool:
        """It fires when its unit has been deployed, by whatever way that began."""
        return (
            self.is_completion(it)
            or self.is_reveal_enough(it)
            or self.is_facing_or_move_enough(it)
            or self.is_attaching_enough(it)
            or self.is_seeking_enough(it)
            or self.is_depleting_enough(it)
            or self.is_placing_enough(it)
        ) and self.is_deployed_by(it)

    @clause("deploy.fires-on-completion")
    def is_completion(self, it: Happening) -> bool:
        """A deployment is completed: that is its moment."""
        return it.what == "deployed"

    @clause("deploy.requires-reveal")
    def is_placing_enough(self, it: Happening) -> bool:  # noqa: ARG002 - however it came
        """A unit that was put down and not revealed fires nothing."""
        return False

    @clause("deploy.after-response-window")
    def is_reveal_enough(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To be revealed is not enough: the response window comes first."""
        return False

    @clause("deploy.no-refire-on-facing-or-move")
    def is_facing_or_move_enough(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To be turned up, or moved to another Location, is no deployment."""
        return False

    @clause("deploy.attach-is-not-deploy")
    def is_attaching_enough(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To be attached is no deployment either."""
        return False

    @clause("deploy.seek-alone-does-not-count")
    def is_seeking_enough(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To be Sought is not: only the deploying counts that may come of it."""
        return False

    @clause("depleted.no-deploy")
    def is_depleting_enough(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """A depleted unit was never in play."""
        return False

    def is_deployed_by(self, it: Happening) -> bool:
        """Whether this way of deploying counts; each of them does."""
        if it.route == "seek":
            return self.seeking_counts(it)
        if it.route == "lightspeed":
            return self.lightspeed_counts(it)
        return True

    @clause("deploy.seek-and-deploy-counts")
    def seeking_counts(self, it: Happening) -> bool:  # noqa: ARG002 - whatever sought it
        """A unit that was Sought and deployed has been deployed."""
        return True

    @clause("deploy.lightspeed-counts")
    def lightspeed_counts(self, it: Happening) -> bool:  # noqa: ARG002 - at whatever time
        """A unit that was deployed at Lightspeed has been deployed."""
        return True

    # Destroyed

    def fires_destroyed(self, it: Happening) -> bool:
        """It fires when a card's effect destroys its unit, however that lay."""
        return (
            self.is_destruction(it)
            or self.is_leaving_destruction(it)
            or self.is_sweep_destruction(it)
            or self.is_removal_destruction(it)
            or self.is_discarding_destruction(it)
        )

    @clause("destroyed.by-card-effect")
    def is_destruction(self, it: Happening) -> bool:
        """Destruction is by the effect of a card, whoever owns that."""
        return (
            it.what == "destroyed" and self.fires_as_it_lay(it) and self.fires_while_deploying(it)
        )

    def fires_as_it_lay(self, it: Happening) -> bool:
        """Whether a unit that lay so can fire."""
        return self.fires_from_face_up(it) if it.is_face_up else self.fires_from_face_down(it)

    @clause("destroyed.face-up")
    def fires_from_face_up(self, it: Happening) -> bool:  # noqa: ARG002 - whatever destroyed it
        """A unit that lay face-up fires, although it is in the discard pile by then."""
        return True

    @clause("destroyed.face-down-too")
    def fires_from_face_down(self, it: Happening) -> bool:  # noqa: ARG002 - whatever destroyed it
        """So does one that lay face-down."""
        return True

    @clause("destroyed.independent-of-deployment")
    def fires_while_deploying(self, it: Happening) -> bool:  # noqa: ARG002 - in whatever step
        """It does not matter whether the unit's deployment was completed, or had begun."""
        return True

    @clause("destroyed.zone-to-discard")
    def is_leaving_destruction(self, it: Happening) -> bool:  # noqa: ARG002 - wherever it goes
        """To leave the Battle Zone for a hand or a deck is no destruction."""
        return False

    @clause("destroyed.cleanup-is-not-destruction")
    def is_sweep_destruction(self, it: Happening) -> bool:  # noqa: ARG002 - however it lay
        """To be swept in Clean Up is none."""
        return False

    @clause("destroyed.only-card-effects")
    def is_removal_destruction(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To be removed by the rules themselves is none."""
        return False

    @clause("destroyed.other-discard-routes")
    def is_discarding_destruction(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To come into the discard pile from a hand or a deck is none."""
        return False

    # Discarded

    def fires_discarded(self, it: Happening) -> bool:
        """It fires when an effect makes its unit be discarded."""
        return (
            self.is_discarding(it)
            or self.is_sweep_discarding(it)
            or self.is_rule_discarding(it)
            or self.is_other_route_discarding(it)
        )

    @clause("discarded.by-effect")
    def is_discarding(self, it: Happening) -> bool:
        """It was discarded by an effect, whoever owns that."""
        return it.what == "discarded" and self.fires_when_discarded_from(it.zone)

    @clause("discarded.from-hand")
    def fires_when_discarded_from(self, zone: str) -> bool:  # noqa: ARG002 - wherever it was
        """From the hand as from anywhere: it need not have been in play."""
        return True

    @clause("discarded.cleanup-is-not-discard")
    def is_sweep_discarding(self, it: Happening) -> bool:  # noqa: ARG002 - however it lay
        """To be swept in Clean Up is not to be discarded."""
        return False

    @clause("discarded.effect-needed")
    def is_rule_discarding(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """A hand limit discards, but not by an effect."""
        return False

    @clause("discarded.not-for-destroyed-or-depleted")
    def is_other_route_discarding(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """What is destroyed or depleted comes into the discard pile, and was not discarded."""
        return False

    # Depleted

    def fires_depleted(self, it: Happening) -> bool:
        """It fires when its unit is depleted."""
        return it.what == "depleted" or self.is_leaving_deck_depletion(it)

    @clause("depleted.only-by-depletion")
    def is_leaving_deck_depletion(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        """To leave the deck in another way is not to be depleted."""
        return False

    # End of Battle

    def fires_at_end_of_battle(self, it: Happening) -> bool:
        """It fires when its place in the order of that phase has come."""
        return it.what == "end-of-battle"
