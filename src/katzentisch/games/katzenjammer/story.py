"""The story of Katzenjammer Blues."""

from collections.abc import Sequence

from katzentisch.core.rulebook import View
from katzentisch.story.told import Move, Told, Words, drawn, signed


def opening(view: View) -> list[Told]:
    """The first row of the game (K5); everybody has drawn after a joker (K6)."""
    return [Told("katzenjammer-told-row", view["bandleader"], row_words(view, ""))]


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """One move with what it brought, and what was turned over after it: two sentences at most."""
    (seat, text) = moves[-1]
    verb = text.split()[0]
    ended = game_ended(before, after)
    unsold = verb == "pass" and before["bid"] is None and before["passed"].count(False) == 1
    told = move_told(before, after, seat, text, unsold=unsold)
    if ended:
        return [*told, end_of_game(before, after, by_deck=verb != "meld")]
    if verb == "stop" or unsold:
        words = row_words(after, drawn(before, after))
        return [*told, Told("katzenjammer-told-row", after["bandleader"], words)]
    return told


def game_ended(before: View, after: View) -> bool:
    """Whether a game of the match was scored."""
    return len(after["pad"]) > len(before["pad"])


def move_told(before: View, after: View, seat: int, text: str, *, unsold: bool) -> list[Told]:
    """The move itself, and what it brought its player."""
    verb, _, rest = text.partition(" ")
    if verb == "bid":
        cards, kind = rest[:-1].rstrip("x"), rest[-1]
        return [Told("katzenjammer-told-bid", seat, {"count": int(cards), "value": kind})]
    if verb == "pay":
        row = " ".join(before["row"])
        return [Told("katzenjammer-told-pay", seat, {"cards": rest, "row": row})]
    if verb == "meld":
        cards = rest.partition(" as ")[0]
        mice = caught(before, after, seat)
        return [Told("katzenjammer-told-meld", seat, {"cards": cards, "mice": mice})]
    if unsold:
        return [Told("katzenjammer-told-unsold", seat)]
    return [Told(f"katzenjammer-told-{verb}", seat)]


def caught(before: View, after: View, seat: int) -> int:
    """The mice a foursome brought (K18); a finished game's stand in its score."""
    mice = after["last_score"]["mice"] if game_ended(before, after) else after["mice"]
    difference: int = mice[seat] - before["mice"][seat]
    return difference


def row_words(view: View, card: str) -> Words:
    """The row that was turned (K5), and the card each drew after a joker (K6), one's own known."""
    joker = view["row"][-1:] == ["J"]
    drew = ("own" if card else "all") if joker else "none"
    return {"row": " ".join(view["row"]), "drew": drew, "card": card}


def end_of_game(before: View, after: View, *, by_deck: bool) -> Told:
    """How a game of the match ended (K7, K20), what it brought (K24), and the row lying now.

    That is the row for which the deck did not suffice, after whose joker not all may have drawn,
    or the first of the next game.
    """
    scores, jokers = after["pad"][-1], after["last_score"]["jokers"]
    words = row_words(after, "")
    if after["over"] and words["drew"] == "all":
        more = sum(after["hand_sizes"]) > sum(before["hand_sizes"])
        words["drew"] = "some" if more else "none"
    key = "katzenjammer-told-deck" if by_deck else "katzenjammer-told-last-mouse"
    words["turned"] = "last" if after["over"] else "next"
    tally = tuple(
        (seat, f"{signed(score)} ({count})")
        for seat, (score, count) in enumerate(zip(scores, jokers, strict=True))
    )
    return Told(key, after["bandleader"], words, tally)
