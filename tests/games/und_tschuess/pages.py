"""What the pages of … und Tschüss! must have and say."""

CLAUSES = 17
# What the rulebook leaves open, as the page settles it.
RULINGS = "U1 U9 U11 U12 U14 U16 U17"
# What a button says that makes such a move, by language. Whoever is done with his exchange keeps
# his cards, draws new ones for those laid aside, or ends the game by it.
VERBS = {
    "en": {"play": "Play", "swap": "Lay .* aside", "keep": "Keep|Draw|End"},
    "fr": {"play": "Jouer", "swap": "Mettre .* de côté", "keep": "Garder|Piocher|Terminer"},
    "de": {"play": "spielen", "swap": "beiseitelegen", "keep": "behalten|ziehen|beenden"},
}
