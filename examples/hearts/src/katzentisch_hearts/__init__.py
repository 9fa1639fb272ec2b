"""Hearts for Katzentisch: a game from elsewhere."""

from katzentisch.core.rulebook import Option, Restriction, Rulebook

from katzentisch_hearts import rules, words
from katzentisch_hearts.imagine import imagine

OFF_ON = ("off", "on")

RULES = Rulebook(
    name="hearts",
    title="Hearts",
    letter="H",
    seats=range(4, 5),
    options=(
        Option("no_passing", "H4", OFF_ON),
        Option("any_club", "H5", OFF_ON),
        Option("points_at_once", "H8", OFF_ON),
        Option("free_hearts", "H9", OFF_ON),
        Option("silent_queen", "H10", OFF_ON),
        Option("spare_queen", "H11", OFF_ON),
        Option("jack", "H15", OFF_ON),
        Option("no_trick", "H16", OFF_ON),
    ),
    state=rules.State,
    moves=rules.MOVES,
    span=rules.DECK_SIZE,
    start=rules.start,
    shuffled=rules.shuffled,
    actors=rules.actors,
    legal=rules.legal,
    apply=rules.apply,
    winners=rules.winners,
    imagine=imagine,
    restrictions=(
        Restriction(rules.due, words.refuse_not_due),
        Restriction(rules.held, words.refuse_not_held),
        Restriction(rules.opening, words.refuse_opening),
        Restriction(rules.following, words.refuse_not_following),
        Restriction(rules.bloodless, words.refuse_blood),
        Restriction(rules.unbroken, words.refuse_unbroken),
    ),
    cards=rules.CARDS,
    copies=(1,) * rules.DECK_SIZE,
    text=words.text,
    parse=words.parse,
    hidden=words.hidden,
    together=words.together,
    fading=words.fading,
    lasting=words.lasting,
    public=words.public,
    own=words.own,
    count_cards=words.count_cards,
)
