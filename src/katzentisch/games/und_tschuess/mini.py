"""A mini game: a duel of two with two cards each; the deck lasts for one round."""

from katzentisch.core.cards import deck_of

PLAYERS = 2
COPIES = (0, 2, 2, 1, 0, 1) + (0,) * 11
DECK = deck_of(COPIES)
DECK_SIZE = len(DECK)
HAND = (0, 0, 2)
RESHUFFLES = (0, 0, 0)
