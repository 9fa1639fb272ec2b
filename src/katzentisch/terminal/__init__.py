"""A game table in the terminal: playing against the computer, and stepping through records."""
