# The names that tables.py binds to the functions of playing.py, besides those of the bots; for the
# type checker only, no code runs from here.

# Where the own hand lies in an observation, and how many numbers it is.
HELD_AT: int
HELD_SIZE: int
ALL_MOVES: int
# How many moves are weighed at most, 0 where none is; where it stands that one is the habit.
MOST_MOVES: int
HABIT_AT: int
