"""A mini game: two players with three cards each, two values and a joker."""

from katzentisch.core.cards import deck_of

PLAYERS = 2
COPIES = (1, 0, 0, 1, 0, 7)
DECK = deck_of(COPIES)
DECK_SIZE = len(DECK)
HAND = 3
