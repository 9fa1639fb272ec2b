"""Why a move is best, in the words of each game: one small file a game.

A file of reasons answers four questions:

- `moment(s)`: a number that changes when the next thing is decided, such as a trick; written like
  the rules, for both engines.
- `chapter(s)`: a number that changes when what the reason speaks of is over, such as a round.
- `rival(s, best, second)`: the move that the best one is explained against.
- `reason(scene)`: what became of both in the worlds that the seat can imagine, as a message.
"""

from types import ModuleType

from katzentisch.bots.reasons import any_game, katzenjammer, muckenstich, und_tschuess

# A new game has the reasons of any game, until it has a line here.
REASONS: dict[str, ModuleType] = {
    "katzenjammer": katzenjammer,
    "muckenstich": muckenstich,
    "und-tschuess": und_tschuess,
}


def reasons_of(game: str) -> ModuleType:
    """The file of reasons for a game."""
    return REASONS.get(game, any_game)
