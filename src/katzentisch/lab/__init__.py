"""Many games and what they tell: simulate, arena, train, report."""
