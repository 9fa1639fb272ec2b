"""What the rules page of … und Tschüss! must have."""

CLAUSES = 17
# What the rulebook leaves open, as the page settles it.
RULINGS = "U1 U9 U11 U12 U14 U16 U17"
