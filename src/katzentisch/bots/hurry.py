"""How much bots think when many wait: so much that all of them are answered within some time.

A decision of an expert takes about 40 ms; six of them are a quarter of a second. When more wait for
each process, each gets its share of that time. Up to six nobody thinks less, so that the same seed
gives the same move.
"""

MOVE, HINT = "move", "hint"
# As many may wait for each process before anybody thinks less. A hint takes about 0.3 s.
AT_EASE = {MOVE: 6, HINT: 3}
LEAST_SHARE = 1 / 32
# Players are told below this share, and until it was not so low for so many seconds.
TOLD_BELOW = 0.5
TOLD_FOR = 20.0


def share_of(waiting: int, at_ease: int) -> float:
    """The share of the usual thought for each of so many who wait."""
    return max(LEAST_SHARE, min(1.0, at_ease / waiting))
