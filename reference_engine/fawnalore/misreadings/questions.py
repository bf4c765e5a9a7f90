"""What several misreadings ask about an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reference_engine.fawnalore.rules import Rules
    from reference_engine.fawnalore.things import Instance, Unit


def doublings(rules: Rules, instance: Instance) -> int:
    """How often this damage was doubled before it was dealt."""
    if not instance.is_attack or instance.attacker is None:
        return 0
    statics = rules.statics_about(instance.attacker)
    return sum(static["static"] == "attacks-double" for static in statics)


def replaces_roll(rules: Rules, attacker: Unit) -> bool:
    """Whether a text puts a number in the place of this unit's Attack Die."""
    return any(static["static"] == "replace-roll" for static in rules.statics_about(attacker))
