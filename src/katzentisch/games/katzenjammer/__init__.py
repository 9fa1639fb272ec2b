"""Katzenjammer Blues (Reiner Knizia): auction and sets, 2 to 6 players."""

from katzentisch.core.rulebook import Option, Rulebook
from katzentisch.games.katzenjammer.imagine import imagine
from katzentisch.games.katzenjammer.rules import (
    CARDS,
    COPIES,
    MOVES,
    SPAN,
    State,
    actors,
    apply,
    shuffled,
    start,
    winners,
)
from katzentisch.games.katzenjammer.words import (
    RESTRICTIONS,
    count_cards,
    fading,
    hidden,
    lasting,
    name_cards,
    name_move,
    own,
    parse,
    public,
    text,
    together,
)

RULES = Rulebook(
    name="katzenjammer",
    title="Katzenjammer Blues",
    letter="K",
    seats=range(2, 7),
    options=(
        Option("mice", "K2", ("auto", "20", "24")),
        Option("games", "K27", tuple(str(n) for n in range(1, 11))),
    ),
    state=State,
    moves=MOVES,
    span=SPAN,
    start=start,
    shuffled=shuffled,
    actors=actors,
    apply=apply,
    winners=winners,
    imagine=imagine,
    restrictions=RESTRICTIONS,
    cards=CARDS,
    copies=COPIES,
    text=text,
    parse=parse,
    hidden=hidden,
    together=together,
    fading=fading,
    lasting=lasting,
    public=public,
    own=own,
    count_cards=count_cards,
    name_cards=name_cards,
    name_move=name_move,
)
