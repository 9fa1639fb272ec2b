"""What a house rule does to a game: many games of bots with it and without it, compared."""
