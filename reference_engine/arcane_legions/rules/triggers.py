"""What triggers, and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions.cards import Pending
from reference_engine.arcane_legions.rules.choices import Choices
from reference_engine.core.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Ability
    from reference_engine.arcane_legions.deeds import Deed
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event


class Triggers(Choices):
    """What happens to abilities when something happens on the table."""

    @clause("choice.simultaneous-effects-trigger-together")
    def happen(self, deeds: Sequence[Deed], cause: Pending | None = None) -> Asking[None]:
        """Deeds take place together, and what they trigger is pending together."""
        events = yield from self.take_place(deeds)
        if cause is not None:
            cause.downed += sum(event["event"] == "figure-downed" for event in events)
        yield from self.happened(events, cause)

    def happened(self, events: Iterable[Event], cause: Pending | None = None) -> Asking[None]:
        """What happened at one moment is noticed; then the statics are looked at anew."""
        self.notice(events, cause)
        yield from self.update_statics()

    @clause("timing.simultaneous.full-set-before-first-pick")
    def notice(self, events: Iterable[Event], cause: Pending | None = None) -> None:
        """All that the events of one moment trigger is pending before anybody picks."""
        for ability in self.game.triggered_by(events):
            self.put_in_bucket(ability, cause)

    @clause("timing.new.enters-at-once")
    def put_in_bucket(self, ability: Ability, cause: Pending | None) -> None:
        """An ability that triggers is pending from that moment."""
        game = self.game
        game.note_ability("triggered", ability)
        holder = self.bucket_for(ability, cause)
        game.buckets[holder].append(Pending(ability, holder, game.moment, ability.effects))

    @clause("timing.bucket.one-per-owner", "timing.new.owner-not-causer")
    def bucket_for(self, ability: Ability, cause: Pending | None) -> str:  # noqa: ARG002
        """An ability goes into its owner's bucket, whoever caused it to trigger."""
        return ability.owner
