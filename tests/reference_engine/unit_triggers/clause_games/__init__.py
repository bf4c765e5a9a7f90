"""For each clause of Unit Triggers a small game, and its outline: what the clause says happens."""
