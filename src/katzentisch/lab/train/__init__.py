"""Learning to play: `katzentisch train` makes the weights of a game's network (bots/network.py)."""
