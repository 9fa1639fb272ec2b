"""A table in the terminal whose player is a test."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from katzentisch.bots.worker import BotWorker
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import texts
from katzentisch.games import rulebooks
from katzentisch.terminal.play import Quit, TableDealer, TerminalGame

# The smallest screen there is.
WIDTH, HEIGHT = 80, 24


class Screen:
    """A table whose player types what the test says."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        seed: int = 1,
        lang: str = "en",
        *,
        worker: Any = None,
        **console_words: Any,
    ) -> None:
        self.out = io.StringIO()
        words = {"width": WIDTH, "highlight": False, "markup": False} | console_words
        console = Console(file=self.out, **words)
        self.game = Game(rulebooks()[game], players, TableDealer(seed))
        self.typed: Iterator[str] = iter(())
        # What was on the screen whenever the player was asked, his prompt included.
        self.screens: list[str] = []
        self.asked = 0
        if worker is None:
            # Closed, it starts no process: all thinking is plain.
            worker = BotWorker()
            worker.close_now()
        self.table = TerminalGame(
            self.game, texts(lang), console, self.read, ["novice"], seed, worker
        )

    def read(self, prompt: str) -> str:
        self.screens.append(self.out.getvalue()[self.asked :] + prompt)
        self.out.write(prompt + "\n")
        self.asked = self.out.tell()
        for line in self.typed:
            return line
        raise EOFError

    def types(self, *lines: str) -> str:
        """What the screen shows while the player types these lines, then leaves."""
        start = self.out.tell()
        self.typed = iter(lines)
        with pytest.raises(Quit):
            self.table.play()
        return self.out.getvalue()[start:]


def small(height: int = HEIGHT, width: int = WIDTH) -> dict[str, Any]:
    """A terminal of that size."""
    return {"width": width, "height": height, "force_terminal": True, "color_system": None}


def endless(seed: int) -> Iterator[str]:
    """A player who types numbers, most of them moves."""
    chance = seeded(seed)
    while True:
        yield str(below(chance, 9) + 1)


def random_game(rules: Rulebook, players: int, seed: int) -> Game:
    """A whole game of random moves."""
    game = Game(rules, players, TableDealer(seed))
    chance = seeded(seed)
    while not game.over:
        seat = game.actors[below(chance, len(game.actors))]
        moves = game.legal_moves(seat)
        game.make(seat, moves[below(chance, len(moves))])
    return game
