"""Our games in other people's shapes: PettingZoo, OpenSpiel, Gymnasium, batches of arrays."""
