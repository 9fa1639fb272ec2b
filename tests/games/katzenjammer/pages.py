"""What the rules page of Katzenjammer Blues must have."""

CLAUSES = 27
# What the rulebook leaves open, as the page settles it.
RULINGS = "K6 K10 K13 K15 K24 K25 K27"
# A clause that a test asks for in vain.
MADE_UP = {"K99"}
