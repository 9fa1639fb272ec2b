"""What stays as it is for Katzenjammer Blues, and how many of its games are looked at."""

# The bytes of `simulate --players 4 --games 3 --seed 7`, for ever.
SIMULATED = "104a3635dd4cc204"
# Games that both engines play in lockstep (tests/test_lockstep.py): as many as take little time.
WALKED = 4
PLAYED = 30
