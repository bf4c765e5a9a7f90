"""What an engine says about itself before it is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.protocol import Json


@frozen
class Handshake:
    """An engine's introduction, as far as it concerns the rulebook of this run."""

    name: str
    version: str
    language: str
    homepage: str | None
    #: Whether the engine plays this rulebook at all.
    supports_rulebook: bool
    #: The edition that it follows, if it plays the rulebook.
    edition: str | None
    #: The answers it adopts, by id of the reading.
    readings: Mapping[str, str]
    #: The clauses that it does not play.
    unsupported: frozenset[str]
    capabilities: frozenset[str]

    @classmethod
    def of(cls, result: Json, rulebook_id: str) -> Handshake:
        """What the result of `initialize` says about this rulebook."""
        engine = result["engine"]
        claim = result["rulebooks"].get(rulebook_id)
        said = claim or {}
        return cls(
            name=engine["name"],
            version=engine["version"],
            language=engine["language"],
            homepage=engine.get("homepage"),
            supports_rulebook=claim is not None,
            edition=said.get("edition"),
            readings=dict(said.get("readings", {})),
            unsupported=frozenset(said.get("unsupported", ())),
            capabilities=frozenset(result["capabilities"]),
        )
