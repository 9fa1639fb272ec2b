"""The games, one file each. A new game is one more line in `GAMES`."""

from katzentisch.core.rulebook import Rulebook
from katzentisch.games import katzenjammer, muckenstich, und_tschuess

GAMES: dict[str, Rulebook] = {
    rules.name: rules for rules in (katzenjammer.RULES, muckenstich.RULES, und_tschuess.RULES)
}
