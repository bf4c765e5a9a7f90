"""
An engine under test, and the adapter by which the judge reaches it.

So far it answers `unsupported` to everything. Give it one method after the other, in the
order in which they stand here; README.md has the commands.
"""

from judgecall_adapter import Engine, Unsupported, serve


class MyEngine(Engine):
    """The four methods, and what reports call the engine."""

    name = "@NAME@"
    version = "0.1"

    # What it plays. Clauses that you know you leave out may be named here, and then they are not
    # even asked for: {"edition": ..., "unsupported": ["timing.bucket.mandatory"]}.
    rulebooks = {"@RULEBOOK@": {"edition": "@EDITION@"}}

    def start(self, setup):
        """
        Forget any game before, and set this one up.

        setup["players"] are the names in turn order, setup["active"] is whose turn it is,
        setup["objects"] are the pieces. Some games bring setup["rules"] and setup["dice"], too.
        All scenarios are played by one process, so this is the place where a game begins afresh.
        """
        # Once the pieces stand, answer how far the game came by itself. At first that is nowhere:
        #
        #     return {"events": [], "decision": None, "state": self.position()}
        #
        # The state is the table as players see it: complete, and nothing private to your engine.
        raise Unsupported("setting up a game")

    def act(self, player, action):
        """
        Let the player do this, or let it happen if the player is None, and run on.

        Run until somebody must choose or nothing is left to do. Then answer as `start` does:
        what happened since the last answer, in order, and who is asked what now. A question is

            {"id": "d1", "player": "Ben", "kind": "resolve", "min": 1, "max": 1, "context": {},
             "options": [{"id": "ability:Spite", "label": "Spite"}, ...]}
        """
        # The rules forbid it?  raise Illegal("not-your-turn"), and leave everything as it was.
        # You have not come to it yet?  raise Unsupported, with what is missing:
        raise Unsupported(f"the action {action['type']}")

    def decide(self, decision, choice):
        """
        Answer the open question with these option ids, and run on.

        An empty list declines. A question that is not open any more: raise Stale(decision).
        """
        raise Unsupported("answering a question")

    def view(self, player):
        """Tell what this player may see, all events since the start included (None: all of it)."""
        #     return {"events": self.all_events, "state": self.position()}
        raise Unsupported("looking at the table")


if __name__ == "__main__":
    # Answers go to standard output, one line each; print() and logs go to standard error.
    serve(MyEngine)
