"""… und Tschüss! (Martin Wallace): simultaneous elimination, 4 to 6 players."""

from katzentisch.core.rulebook import Option, Rulebook
from katzentisch.games.und_tschuess.imagine import imagine
from katzentisch.games.und_tschuess.rules import (
    CARDS,
    COPIES,
    MOVES,
    State,
    actors,
    apply,
    shuffled,
    start,
    winners,
)
from katzentisch.games.und_tschuess.words import (
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
    name="und-tschuess",
    title="… und Tschüss!",
    letter="U",
    seats=range(4, 7),
    options=(
        Option("ties", "U8", ("any", "lowest")),
        Option("exchange", "U12", ("winner", "first_out", "none")),
    ),
    state=State,
    moves=MOVES,
    span=MOVES,
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
