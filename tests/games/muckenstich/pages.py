"""What the pages of Mückenstich must have and say."""

CLAUSES = 19
# The players at the table that every screen shows: they begin with discards (M5).
LOOKED_AT = 4
# What the rulebook leaves open, as the page settles it.
RULINGS = "M3 M5 M6 M11 M14 M15 M16 M19"
# What a button says that makes such a move, by language.
VERBS = {
    "en": {
        **{"discard": "Discard", "play": "Play"},
        **{"trump": "Trump", "double": "Double", "void": "Void"},
    },
    "fr": {
        **{"discard": "Écarter", "play": "Jouer"},
        **{"trump": "Atout", "double": "Doubler", "void": "Annuler"},
    },
    "de": {
        **{"discard": "ablegen", "play": "spielen"},
        **{"trump": "Trumpf", "double": "verdoppeln", "void": "wertlos"},
    },
}
