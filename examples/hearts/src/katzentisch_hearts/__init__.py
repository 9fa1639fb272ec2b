"""Hearts for Katzentisch: a game from elsewhere, 4 players."""

from katzentisch.core.rulebook import Option, Rulebook
from katzentisch_hearts import rules, words
from katzentisch_hearts.imagine import imagine

OPTIONS = {
    **{"no_passing": "H4", "any_club": "H5", "points_at_once": "H8", "free_hearts": "H9"},
    **{"silent_queen": "H10", "spare_queen": "H11", "jack": "H15", "no_trick": "H16"},
}

RULES = Rulebook(
    name="hearts",
    title="Hearts",
    letter="H",
    seats=range(rules.SEATS, rules.SEATS + 1),
    options=tuple(Option(name, clause, ("off", "on")) for name, clause in OPTIONS.items()),
    state=rules.State,
    moves=rules.MOVES,
    span=rules.DECK_SIZE,
    start=rules.start,
    shuffled=rules.shuffled,
    actors=rules.actors,
    apply=rules.apply,
    winners=rules.winners,
    imagine=imagine,
    restrictions=words.RESTRICTIONS,
    cards=rules.CARDS,
    copies=(1,) * rules.DECK_SIZE,
    text=words.text,
    parse=words.parse,
    hidden=words.hidden,
    together=words.together,
    public=words.public,
    own=words.own,
    count_cards=words.count_cards,
)
