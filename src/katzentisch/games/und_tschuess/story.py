"""The story of … und Tschüss!"""

from collections.abc import Sequence

from katzentisch.core.rulebook import View
from katzentisch.story.told import Move, Told, Words, drawn, signed


def opening(view: View) -> list[Told]:
    """The first row of point cards (U4)."""
    return [row_told(view)]


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """Cards turned over together and what they decided, or an exchange: two sentences at most."""
    if before["phase"] == "exchange":
        told = [one for seat, text in moves for one in exchange_told(before, after, seat, text)]
    else:
        told = reveal_told(before, after, moves)
    if not after["over"] and after["phase"] == "play" and new_round(before, after):
        told.append(row_told(after))
    return told


def aftermath(before: View, after: View, cards: str) -> Words:
    """What else a round or an exchange brings: own new cards, a new deck, the end (U15, U16)."""
    reshuffled = before["reshuffle_to_come"] and not after["reshuffle_to_come"]
    return {
        "drawn": len(cards.split()),
        "cards": spoken(cards.split()),
        "deck": "new" if reshuffled else "old",
        "end": "over" if after["over"] else "not",
    }


def row_told(view: View) -> Told:
    """The point cards of a round."""
    return Told("und-tschuess-told-row", None, {"row": spoken(view["row"])})


def new_round(before: View, after: View) -> bool:
    """Whether the row has just been laid."""
    return bool(before["phase"] != "play" or after["round"] != before["round"])


def spoken(cards: Sequence[str]) -> str:
    """Cards in a sentence."""
    return " ".join(signed(int(card)) for card in cards)


def reveal_told(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """The cards turned over (U5), and who is out, wins, or that nobody is (U6, U7, U8)."""
    totals = {seat: before["totals"][seat] + int(text.split()[1]) for seat, text in moves}
    tally = tuple(
        (seat, f"{signed(int(text.split()[1]))} ({signed(totals[seat])})") for seat, text in moves
    )
    told = [Told("und-tschuess-told-turned", tally=tally)]
    taken = point_card_taken(before, after)
    if taken is None:
        return [*told, tie_told(totals, before["options"]["ties"])]
    seat, card = taken
    words: Words = {"card": spoken([card]), "total": signed(totals[seat])}
    if len(before["inside"]) > 2:
        return [*told, Told("und-tschuess-told-out", seat, words)]
    cards = "" if after["over"] else drawn(before, after)
    return [*told, Told("und-tschuess-told-win", seat, words | aftermath(before, after, cards))]


def tie_told(totals: dict[int, int], ties: str) -> Told:
    """Whose totals are the same, and that they are the lowest or the highest (U8)."""
    least, most = min(totals.values()), max(totals.values())
    low = [seat for seat in totals if totals[seat] == least]
    high = [seat for seat in totals if totals[seat] == most]
    if least == most:
        which, tied = "duel" if len(totals) == 2 else "all", low
    elif len(low) > 1 and len(high) > 1 and ties == "any":
        which, tied = "ends", low + high
    else:
        which, tied = ("lowest", low) if len(low) > 1 else ("highest", high)
    tally = tuple((seat, signed(totals[seat])) for seat in tied)
    return Told("und-tschuess-told-tie", None, {"which": which}, tally)


def point_card_taken(before: View, after: View) -> tuple[int, str] | None:
    """Who took a point card, and which."""
    row = before["round"] - 1
    for seat, card in enumerate(after["pad"][row]):
        if card is not None and before["pad"][row][seat] is None:
            return seat, card
    return None


def exchange_told(before: View, after: View, seat: int, text: str) -> list[Told]:
    """An exchange (U12): others see how many cards, the exchanger also which."""
    verb, _, card = text.partition(" ")
    if verb == "swap":
        hidden = card == "?"
        return [] if hidden else [Told("und-tschuess-told-swap", seat, {"card": spoken([card])})]
    words = {"count": before["aside"], **aftermath(before, after, drawn(before, after))}
    return [Told("und-tschuess-told-keep", seat, words)]


def spare(view: View) -> int | None:
    """How many cards may be exchanged so that a row can still be laid; below 0 none can (U16).

    None while the reshuffle is to come: the discard pile always has enough for a row then (U15).
    """
    return None if view["reshuffle_to_come"] else view["deck"] - (view["players"] - 1)


def is_last_exchange(view: View) -> bool:
    """Whether somebody exchanges and no row can follow in any case (U16)."""
    most = spare(view) if view["phase"] == "exchange" else None
    return most is not None and most < 0
