"""Who has the most: a rule all games share. Runs plain and compiled."""


def highest(marks: list[int], players: int) -> int:
    """The seats with the highest mark, as bits; equals share."""
    best = marks[0]
    for seat in range(1, players):
        best = max(best, marks[seat])
    seats = 0
    for seat in range(players):
        if marks[seat] == best:
            seats |= 1 << seat
    return seats
