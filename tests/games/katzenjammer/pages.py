"""What the pages of Katzenjammer Blues must have and say."""

CLAUSES = 27
# What the rulebook leaves open, as the page settles it.
RULINGS = "K6 K10 K13 K15 K24 K25 K27"
# A clause that a test asks for in vain.
MADE_UP = {"K99"}
# What a button says that makes such a move, by language.
VERBS = {
    "en": {"bid": "Bid", "pass": "Pass", "pay": "Pay", "meld": "Present", "stop": "Done"},
    "fr": {
        "bid": "Offrir",
        "pass": "Passer",
        "pay": "Payer",
        "meld": "Présenter",
        "stop": "Terminé",
    },
    "de": {
        "bid": "bieten",
        "pass": "Passen",
        "pay": "zahlen",
        "meld": "vorführen",
        "stop": "Fertig",
    },
}
