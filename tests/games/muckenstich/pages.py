"""What the rules page of Mückenstich must have."""

CLAUSES = 19
# What the rulebook leaves open, as the page settles it.
RULINGS = "M3 M5 M6 M11 M14 M15 M16 M19"
