"""What several misreadings share: something triggered resolves in the middle of an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Pending

#: How deep one resolves inside another; what triggers further down waits like everything else.
DEEPEST = 12


class ResolvesBetween(Rules):
    """What has triggered can resolve although an effect is not over."""

    depth = 0

    def go(self, doing: Asking[None]) -> Asking[None]:
        """What is done begins a chain of its own."""
        self.game.chain.clear()
        yield from super().go(doing)

    def resolve_between(self, chosen: Callable[[Pending], bool]) -> Asking[None]:
        """These of the abilities that have triggered resolve here and now; the others wait."""
        game = self.game
        if self.depth == DEEPEST:
            return
        others = [[it for it in group if not chosen(it)] for group in game.arising]
        now = [[it for it in group if chosen(it)] for group in game.arising]
        outer, game.waiting, game.arising = game.waiting, [], [group for group in now if group]
        self.depth += 1
        while group := self.next_group():
            pending = yield from self.pick(group)
            group.remove(pending)
            if self.is_endless(pending):
                self.stop_loop()
                break
            yield from self.resolve(pending)
        self.depth -= 1
        game.waiting = outer
        game.arising = [group for group in others if group]
