"""What lies on the table: units, cards, the rules of a scenario, what players hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.fawnalore.abilities import Ability, Instruction


@dataclass(slots=True, eq=False)
class Unit:
    """A unit on the map."""

    name: str
    owner: str
    hp: int
    max_hp: int
    armor: int
    guard: int
    range: int
    character: bool
    #: The turn in which it came into play.
    since: int
    #: Its place in the set-up.
    place: int
    abilities: Sequence[Ability] = ()
    is_dead: bool = False
    #: How much damage it has taken this turn.
    damage_taken: int = 0

    @property
    def label(self) -> str:
        """The unit, and whose it is."""
        return f"{self.name} of {self.owner}"

    @property
    def unit(self) -> Unit:
        """The unit that its abilities are about."""
        return self


@dataclass(frozen=True, slots=True)
class Copying:
    """What a card has instead of its own, as long as it copies another."""

    of: Card
    abilities: Sequence[Ability]
    relic_type: str
    title: str
    tier: int
    cost: int


@dataclass(slots=True, eq=False)
class Card:
    """A card, and what is printed on it."""

    name: str
    owner: str
    zone: Literal["hand", "play", "discard"]
    printed_title: str
    printed_tier: int
    printed_cost: int
    printed_type: str
    #: The unit that it is equipped to.
    unit: Unit | None
    since: int
    printed: Sequence[Ability] = ()
    copying: Copying | None = None
    #: Whether it was played from the hand and its text is just being carried out.
    is_resolving: bool = False

    @property
    def label(self) -> str:
        """The card, by its name."""
        return self.name

    @property
    def is_in_play(self) -> bool:
        """Whether it lies in play, and is not just passing through."""
        return self.zone == "play" and not self.is_resolving

    @property
    def abilities(self) -> Sequence[Ability]:
        """Its text: that of the card it copies, while it does."""
        return self.copying.abilities if self.copying else self.printed

    @property
    def title(self) -> str:
        """The name that it goes by."""
        return self.copying.title if self.copying else self.printed_title

    @property
    def tier(self) -> int:
        """Its tier."""
        return self.copying.tier if self.copying else self.printed_tier

    @property
    def cost(self) -> int:
        """The resources that it costs."""
        return self.copying.cost if self.copying else self.printed_cost

    @property
    def relic_type(self) -> str:
        """Its relic type."""
        return self.copying.relic_type if self.copying else self.printed_type


@dataclass(slots=True, eq=False)
class RuleText:
    """A rule that the scenario or the Campaign brings along."""

    name: str
    level: str
    abilities: Sequence[Ability] = ()
    owner: str = ""
    unit: Unit | None = None


@dataclass(slots=True)
class Player:
    """What a player holds, and has done this turn."""

    name: str
    resources: int
    actions: int
    #: The actions that are there when the player's turn begins.
    actions_per_turn: int
    #: The cards in hand whose text does not matter.
    blanks: int
    discarded_blanks: int = 0
    damage_dealt: int = 0


@dataclass(slots=True, eq=False)
class Effect:
    """A played card's text, a used ability or a triggered one, while it is carried out."""

    ability: Ability
    instructions: Sequence[Instruction]
    #: What set it off, if it was triggered.
    happened: Happened | None = None
    #: The window in which it broke into something else, if it is an Interrupt that did.
    window: Window | None = None
    #: The card that was played for it.
    card: Card | None = None
    #: What was paid for it.
    resources: int = 0
    actions: int = 0
    is_canceled: bool = False
    #: The damage that it has dealt so far.
    dealt: int = 0

    @property
    def owner(self) -> str:
        """The player whose effect it is."""
        return self.ability.owner


@dataclass(slots=True, eq=False)
class Instance:
    """One source dealing damage once to one unit."""

    recipient: Unit
    #: What is dealt: doubled already, and not reduced yet.
    amount: int
    source: str | None = None
    #: The unit behind it, which other texts call the attacker.
    attacker: Unit | None = None
    #: The player whose unit or effect deals it.
    dealer: str | None = None
    is_attack: bool = False
    damage_type: str | None = None
    is_reducible: bool = True
    #: The effect that deals it, if one does.
    effect: Effect | None = None
    #: The redirects that have moved it so far.
    redirected_by: set[Ability] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Window:
    """A point at which Interrupts may be used."""

    context: dict[str, object]
    #: The effect of which an instruction comes next, and the number of that instruction.
    effect: Effect | None = None
    number: int = 0
    #: The damage that is about to land, and on whom.
    instance: Instance | None = None
    recipient: Unit | None = None

    @property
    def is_closed(self) -> bool:
        """Whether there is nothing left to break into, for that was canceled or redirected."""
        if self.instance is not None:
            return self.instance.recipient is not self.recipient
        return self.effect is not None and self.effect.is_canceled


@dataclass(slots=True, eq=False)
class Lasting:
    """What an effect leaves behind: prevention, redirection, a minimum, something delayed."""

    kind: Literal["prevent", "negate", "redirect", "minimum", "later"]
    ability: Ability
    unit: Unit | None = None
    amount: int | None = None
    #: The source whose damage it stops; any, if there is none.
    source: str | None = None
    #: Whether only attacks are meant.
    attacks_only: bool = False
    to: Unit | None = None
    #: Whether it is over when the turn is.
    this_turn: bool = False
    instructions: Sequence[Instruction] = ()
    happened: Happened | None = None


if TYPE_CHECKING:
    from reference_engine.fawnalore.abilities import Happened
