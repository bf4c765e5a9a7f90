"""What the readers of all rulebooks' card texts share: how found words become JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Transformer, v_args

from judgecall.cardtext.language import Ability

if TYPE_CHECKING:
    from collections.abc import Callable


def part(*found: str, **said: Any) -> Callable[..., dict[str, Any]]:  # noqa: ANN401  # JSON
    """Make a piece of JSON: what the words themselves say, and what stood in their gaps."""

    def read(_reader: object, *values: Any) -> dict[str, Any]:  # noqa: ANN401
        return {**said, **dict(zip(found, values, strict=True))}

    return read


def word(meaning: Any) -> Callable[[object], Any]:  # noqa: ANN401
    """Make a word of JSON of the words of a card."""
    return lambda _reader: meaning


def value(_reader: object, found: Any) -> Any:  # noqa: ANN401
    """Pass on what stands in the only gap."""
    return found


def first(_reader: object, item: Any) -> list[Any]:  # noqa: ANN401
    """Begin a list."""
    return [item]


@v_args(inline=True)
class AbilityReader(Transformer[Token, Ability]):
    """What every grammar has; of the rest, each member is an alias of its own grammar."""

    def sequence(self, items: list[Any], item: Any) -> list[Any]:  # noqa: ANN401
        """Each further effect or clause goes to the end of its list."""
        return [*items, item]

    def NAME(self, word: Token) -> str:  # noqa: N802  # as the grammar calls it
        """A name is its letters."""
        return str(word)

    def POSSESSIVE(self, word: Token) -> str:  # noqa: N802
        """Whose something is, is the name without what was added to it."""
        return str(word).removesuffix("s").removesuffix("'")

    def NUMBER(self, word: Token) -> int:  # noqa: N802
        """A number is its value."""
        return int(word)

    ZERO = CHANGE = NUMBER
