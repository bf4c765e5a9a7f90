"""What every game of the reference engine stands on: clauses, choices, the log, the session."""
