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
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.play import CATS, PLAYER, Quit, TableDealer, TerminalGame
from katzentisch.terminal.tables import table
from katzentisch.terminal.words import Words

# The smallest screen there is.
WIDTH, HEIGHT = 80, 24


class Screen:
    """A table whose player types what the test says."""

    def __init__(
        self,
        rules: Rulebook,
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
        self.game = Game(rules, players, TableDealer(seed))
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


def told_by(game: Game, seat: int, *moves: tuple[int, str]) -> list[str]:
    """The sentences a seat is told while these moves are made."""
    watcher = Watcher(game, seat)
    news: list[Told] = []
    for mover, text in moves:
        game.move(mover, text)
        news += watcher.news()
    names = [f"P{number}" for number in range(game.players)]
    return [sentence(one, "en", names, seat) for one in news]


def own_moves(screen: Screen) -> list[str]:
    """The moves the player has made, turned over or not."""
    made = screen.game.made + screen.game.waiting
    return [one.text for one in made if one.seat == PLAYER]


def drawn(game: Game, seat: int, language: str, width: int = 80) -> str:
    """The table as a seat sees it."""
    out = io.StringIO()
    names = ["Mieze", *CATS][: game.players]
    names[seat] = texts(language).say("play-you")
    console = Console(file=out, width=width, highlight=False, markup=False)
    console.print(table(game.view(seat), Words(texts(language, game.rules), names)))
    return out.getvalue()


def new(rules: Rulebook, players: int, seed: int) -> Game:
    """A game as the terminal deals it."""
    return Game(rules, players, TableDealer(seed))
