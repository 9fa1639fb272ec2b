"""Cards and moves by name: notation is for records, people read words in their own language.

A game says what is special about its own (`name_cards`, `name_move` of its rulebook). Of any other
a card is called by the message `card-…` that the game has for it, or by its notation, and a move by
the message of its first word: `move-play`.
"""

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import Texts


def with_real_minus(words: str) -> str:
    """Notation has a hyphen before a number below 0; people read a minus."""
    return words.replace("-", "−")


def cards_named(rules: Rulebook, cards: str, texts: Texts) -> str:
    """A card, or some of them, by their names."""
    if rules.name_cards:
        return rules.name_cards(cards, texts)
    return " ".join(
        texts.say(f"card-{card}") if texts.knows(f"card-{card}") else with_real_minus(card)
        for card in cards.split()
    )


def move_named(rules: Rulebook, move: str, texts: Texts) -> str:
    """A move in words: `play R8` is play red 8."""
    if rules.name_move:
        return rules.name_move(move, texts)
    verb, _, what = move.partition(" ")
    key = f"move-{verb}"
    if not texts.knows(key):
        return with_real_minus(move)
    return texts.say(key, cards=cards_named(rules, what, texts))
