"""Misreadings of damage types: what a word before the damage means."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules

if TYPE_CHECKING:
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Instance


@misreads("types.none")
class MagicIgnoresArmor(Rules):
    """Magic damage ignores Armor, as it does in other games."""

    def ignores_armor(self, instance: Instance) -> bool:
        return instance.damage_type == "magic" or super().ignores_armor(instance)


@misreads("types.none")
class ArmorIsForPlainDamage(Rules):
    """Armor stops plain damage; damage of a type is not plain."""

    def ignores_armor(self, instance: Instance) -> bool:
        return instance.damage_type is not None


@misreads("types.introduced-by-text")
class TypesMeanNothing(Rules):
    """There are no types of damage, so a text about one has nothing to say."""

    def ignores_armor(self, instance: Instance) -> bool:  # noqa: ARG002 - whatever it is
        return False


@misreads("types.introduced-by-text")
class TypesStay(Rules):
    """A type that was brought in keeps its meaning, even when the text is gone."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.known: set[str | None] = set()

    def ignores_armor(self, instance: Instance) -> bool:
        if super().ignores_armor(instance):
            self.known.add(instance.damage_type)
        return instance.damage_type in self.known


@misreads("types.introduced-by-text")
class TypesIgnoreAllReduction(Rules):
    """Damage of a type that ignores Armor ignores every reduction."""

    def can_be_reduced(self, instance: Instance) -> bool:
        return not self.ignores_armor(instance) and super().can_be_reduced(instance)
