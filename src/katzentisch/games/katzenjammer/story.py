"""The story of Katzenjammer Blues."""

from collections.abc import Sequence

from katzentisch.core.rulebook import View
from katzentisch.story.told import Move, Told, by_seat, drawn


def opening(view: View) -> list[Told]:
    """The first row of the game (K5)."""
    told = [row_told(view)]
    # Everybody has drawn after a joker (K6).
    if view["row"][-1:] == ["J"]:
        told.append(Told("katzenjammer-told-draw"))
    return told


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """One move, what it brought, and what was turned over after it."""
    (seat, text) = moves[-1]
    verb = text.split()[0]
    told = move_told(before, after, seat, text)
    ended = game_ended(before, after)
    unsold = verb == "pass" and before["bid"] is None and before["passed"].count(False) == 1
    if unsold:
        told.append(Told("katzenjammer-told-unsold"))
    if ended and verb != "meld" and after["over"]:
        told += last_row(before, after)
    if ended:
        told += end_of_game(after, by_deck=verb != "meld")
    if ended and not after["over"]:
        told += opening(after)
    elif (verb == "stop" or unsold) and not ended:
        told += new_row(before, after)
    return told


def game_ended(before: View, after: View) -> bool:
    """Whether a game of the match was scored."""
    return len(after["pad"]) > len(before["pad"])


def move_told(before: View, after: View, seat: int, text: str) -> list[Told]:
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
    return [Told(f"katzenjammer-told-{verb}", seat)]


def caught(before: View, after: View, seat: int) -> int:
    """The mice a foursome brought (K18); a finished game's stand in its score."""
    mice = after["last_score"]["mice"] if game_ended(before, after) else after["mice"]
    difference: int = mice[seat] - before["mice"][seat]
    return difference


def row_told(view: View) -> Told:
    """The row that the bandleader has turned (K5)."""
    return Told("katzenjammer-told-row", view["bandleader"], {"row": " ".join(view["row"])})


def new_row(before: View, after: View) -> list[Told]:
    """The row that was turned (K5) and the card everybody drew after a joker (K6)."""
    told = [row_told(after)]
    if after["row"][-1:] == ["J"]:
        card = drawn(before, after)
        own = Told("katzenjammer-told-drawn", None, {"card": card})
        told.append(own if card else Told("katzenjammer-told-draw"))
    return told


def last_row(before: View, after: View) -> list[Told]:
    """The row for which the deck did not suffice (K7); after a joker not all may have drawn."""
    told = [row_told(after)]
    if sum(after["hand_sizes"]) > sum(before["hand_sizes"]):
        told.append(Told("katzenjammer-told-draw-last"))
    return told


def end_of_game(after: View, *, by_deck: bool) -> list[Told]:
    """How a game of the match ended (K7, K20) and what it brought (K24)."""
    return [
        Told("katzenjammer-told-deck" if by_deck else "katzenjammer-told-last-mouse"),
        Told("katzenjammer-told-jokers", tally=by_seat(after["last_score"]["jokers"])),
        Told("katzenjammer-told-score", tally=by_seat(after["pad"][-1])),
    ]
