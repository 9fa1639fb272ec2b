"""What stays as it is for … und Tschüss!, and how many of its games are looked at."""

# The bytes of `simulate --players 4 --games 3 --seed 7`, for ever.
SIMULATED = "019a6e401e77e6af"
# Games that both engines play in lockstep (tests/test_lockstep.py): as many as take little time.
WALKED = 8
PLAYED = 60
