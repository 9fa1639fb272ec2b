"""What the rules page of Mückenstich must have."""

CLAUSES = 19
# The players at the table that every screen shows: they begin with discards (M5).
LOOKED_AT = 4
# What the rulebook leaves open, as the page settles it.
RULINGS = "M3 M5 M6 M11 M14 M15 M16 M19"
