"""Cards by their kinds."""


def deck_of(copies: tuple[int, ...]) -> tuple[int, ...]:
    """All cards of a game, kind by kind, from how many there are of each."""
    return tuple(kind for kind, count in enumerate(copies) for _ in range(count))
