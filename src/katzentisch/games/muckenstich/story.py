"""The story of Mückenstich."""

from collections.abc import Sequence

from katzentisch.core.rulebook import View
from katzentisch.story.told import Move, Tally, Told, Words, by_seat


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """One card, name or round of discards, and what it decided."""
    told = [one for seat, text in moves for one in move_told(before, seat, text)]
    if before["phase"] == "discard" and after["phase"] != "discard":
        told.append(Told("muckenstich-told-discarded", after["leader"]))
    counted = counting(before, after)
    trick_done = len(before["trick"]) + cards_played(moves) == after["players"]
    if trick_done and before["phase"] in ("play", "trump") and not after["trick"]:
        words, tally = counted or ({"counted": "no"}, ())
        told.append(Told("muckenstich-told-trick", after["last_winner"], words, tally))
    elif counted:
        told.append(Told("muckenstich-told-score", None, *counted))
    return told


def counting(before: View, after: View) -> tuple[Words, Tally] | None:
    """What a round brought, and what is dealt next: the next one, or its second half (M6)."""
    if len(after["pad"]) == len(before["pad"]):
        return None
    half = after["half"] == 2
    words: Words = {"counted": "yes", "round": after["round"], "rounds": after["rounds"]}
    words["deal"] = "nothing" if after["over"] else "half" if half else "round"
    return words, by_seat(after["pad"][-1])


def cards_played(moves: Sequence[Move]) -> int:
    """How many of the moves are cards."""
    return sum(text.startswith("play ") for _, text in moves)


def move_told(before: View, seat: int, text: str) -> list[Told]:
    """A move; what others discard nobody sees (M5)."""
    verb, _, what = text.partition(" ")
    if verb == "discard":
        return []
    if verb == "play":
        key = "muckenstich-told-play" if before["trick"] else "muckenstich-told-lead"
        return [Told(key, seat, {"card": what})]
    return [Told(f"muckenstich-told-{verb}", seat, {"colour": what})]
