"""What bots know of a game that brings nothing of its own."""
