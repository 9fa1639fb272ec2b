"""The story of Mückenstich."""

from collections.abc import Sequence

from katzentisch.core.rulebook import View
from katzentisch.story.told import Move, Told, by_seat


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """One card, name or round of discards, and what it decided."""
    told = [one for seat, text in moves for one in move_told(before, seat, text)]
    if before["phase"] == "discard" and after["phase"] != "discard":
        told.append(Told("muckenstich-told-discarded", after["leader"]))
    trick_done = len(before["trick"]) + cards_played(moves) == after["players"]
    if trick_done and before["phase"] in ("play", "trump") and not after["trick"]:
        told.append(Told("muckenstich-told-trick", after["last_winner"]))
    if len(after["pad"]) > len(before["pad"]):
        told.append(Told("muckenstich-told-score", tally=by_seat(after["pad"][-1])))
        if not after["over"]:
            told.append(new_deal(after))
    return told


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


def new_deal(after: View) -> Told:
    """A new round, or the second half of one with three players (M6)."""
    if after["half"] == 2:
        return Told("muckenstich-told-half", None, {"round": after["round"]})
    words = {"round": after["round"], "rounds": after["rounds"]}
    return Told("muckenstich-told-round", None, words)
