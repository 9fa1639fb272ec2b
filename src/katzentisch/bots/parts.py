"""What bots ask of a game: its own part where it brings one, else that of any game."""

from typing import Any

from katzentisch.bots.any_game import bot as any_bot
from katzentisch.bots.any_game import reasons as any_reasons
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part_or


def bot_of(rules: Rulebook) -> Any:
    """The bot of a game, with the names of any_game/bot.py."""
    return part_or(rules, "bot", any_bot)


def reasons_of(rules: Rulebook) -> Any:
    """Why a move is best, in the words of the game.

    A game's reasons.py answers four questions:

    - `moment(s)`: a number that changes when the next thing is decided, such as a trick; written
      like the rules, for both engines.
    - `chapter(s)`: a number that changes when what the reason speaks of is over, such as a round.
    - `rival(s, best, second)`: the move that the best one is explained against.
    - `reason(scene)`: what became of both in the worlds that the seat can imagine, as a message.
    """
    return part_or(rules, "reasons", any_reasons)
