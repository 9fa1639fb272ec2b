"""Stepping through a recorded game, as one seat or a spectator saw it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch.core.texts import Texts, texts
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.answers import bare
from katzentisch.terminal.cards import marked, painted
from katzentisch.terminal.screen import Screen, Screenful, flowing
from katzentisch.terminal.tables import table
from katzentisch.terminal.words import Words


@dataclass(slots=True)
class ReplayStep:
    """The table after something has happened."""

    told: list[Told]
    view: dict[str, object]


def steps(played: Game, seat: int) -> list[ReplayStep]:
    """A played game again, one step for everything that a seat saw happen."""
    game = Game(played.rules, played.players, RecordedDealer(played.shuffles), played.options)
    watcher = Watcher(game, seat)
    seen = [ReplayStep(watcher.opening(), watcher.view)]
    for made in played.made + played.waiting:
        game.make(made.seat, made.move)
        told = watcher.news()
        if told:
            seen.append(ReplayStep(told, watcher.view))
    return seen


@dataclass(slots=True)
class ReplayScreen:
    """A recorded game on the screen."""

    game: Game
    seat: int
    texts: Texts
    console: Console

    def __post_init__(self) -> None:
        self.texts = texts(self.texts.language, self.game.rules)

    def layout(self, steps: list[ReplayStep], number: int, *, close: bool = False) -> Screenful:
        """One step: what happened, and the table after it; close together where room is short."""
        names = [self.texts.say("replay-seat", seat=seat) for seat in range(self.game.players)]
        step, rules = steps[number], self.game.rules
        title = self.texts.say("replay-step", step=number, steps=len(steps) - 1)
        told = [] if number else [Text(self.texts.say("replay-start"))]
        told += [
            painted(sentence(one, self.texts.language, names, self.seat, marked), rules, self.texts)
            for one in step.told
        ]
        gap = [] if close else [Text()]
        drawn = table(step.view, Words(self.texts, names), close=close)
        news = [flowing(told)] if close else told
        return [Group(Rule(title, style="dim", align="left"), *news), Group(*gap, drawn, *gap)]

    def print_all(self) -> None:
        """All steps, one after another."""
        seen = steps(self.game, self.seat)
        for number in range(len(seen)):
            self.console.print(*self.layout(seen, number), sep="\n")

    def walk(self, read: Callable[[str], str]) -> None:
        """Forwards, backwards and anywhere, until the reader leaves."""
        seen = steps(self.game, self.seat)
        screen = Screen(self.console, read, self.texts)
        number: int | None = 0
        with suppress(EOFError, KeyboardInterrupt):
            while number is not None:
                layouts = [self.layout(seen, number, close=close) for close in (False, True)]
                screen.show(layouts, below=len(screen.lines(self.prompt())))
                number = self.asked(read, number, len(seen) - 1)

    def prompt(self) -> str:
        """What can be written."""
        return self.texts.say("replay-prompt", **self.commands()) + " "

    def commands(self) -> dict[str, str]:
        """The words for going back and for leaving."""
        return {word: self.texts.say(f"word-{word}") for word in ("back", "quit")}

    def asked(self, read: Callable[[str], str], number: int, last: int) -> int | None:
        """The step the reader wants to see next; none if he leaves."""
        while True:
            place = self.chosen(bare(read(self.prompt()).strip()), number, last)
            if place is None or place >= 0:
                return place
            self.console.print(self.texts.say("replay-unknown", steps=last, **self.commands()))

    def chosen(self, answer: str, number: int, last: int) -> int | None:
        """The step an answer leads to; none to leave, -1 if it says nothing."""
        own = {word: bare(self.texts.say(f"word-{word}")) for word in ("quit", "next", "back")}
        if answer in ("q", "quit", own["quit"]):
            return None
        if answer in ("", "n", "next", own["next"]):
            return min(number + 1, last)
        if answer in ("b", "back", own["back"]):
            return max(number - 1, 0)
        if answer.isascii() and answer.isdecimal() and len(answer) < 7 and int(answer) <= last:
            return int(answer)
        return -1
