"""What stays as it is for Mückenstich, and how many of its games are looked at."""

# The bytes of `simulate --players 4 --games 3 --seed 7`, for ever.
SIMULATED = "ba7fdaff80c20751"
# Games that both engines play in lockstep (tests/test_lockstep.py): as many as take little time.
WALKED = 6
PLAYED = 60
