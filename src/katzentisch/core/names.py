"""Cards and moves by name: notation is for records, people read words in their own language."""

import re

from katzentisch.core.texts import Texts

COLOURED = re.compile(r"([RYGB])(\d+|M)")


def card_named(card: str, texts: Texts) -> str:
    """A card by its name: `R8` is red 8, `-10` has a real minus."""
    if found := COLOURED.fullmatch(card):
        colour, rank = found.groups()
        key = "card-mosquito" if rank == "M" else "card-coloured"
        return texts.say(key, colour=colour, rank=rank)
    return texts.say("card-joker") if card == "J" else card.replace("-", "−")


def cards_named(cards: str, texts: Texts) -> str:
    """Some cards by their names; a single joker is named, among others it stays a letter."""
    listed = cards.replace(" as ", " → ").split()
    if len(listed) == 1:
        return card_named(cards, texts)
    return " ".join(card if card == "J" else card_named(card, texts) for card in listed)


def bid_named(bid: str, texts: Texts) -> str:
    """A bid in words: `3x2` is 3×2, `4d` is 4 different."""
    if bid.endswith("d"):
        return texts.say("bid-different", cards=int(bid[:-1]))
    return bid.replace("x", "×")


def move_named(move: str, texts: Texts) -> str:
    """A move in words: `play R8` is play red 8."""
    verb, _, what = move.partition(" ")
    if verb == "bid":
        return texts.say("move-bid", bid=bid_named(what, texts))
    if verb in ("trump", "double", "void"):
        return texts.say(f"move-{verb}", colour=what)
    return texts.say(f"move-{verb}", cards=cards_named(what, texts) if what else "")
