"""Stepping through a recorded game, as one seat or a spectator saw it, or with all hands open."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch.core.texts import Texts, texts
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.answers import bare
from katzentisch.terminal.cards import cards, marked, painted
from katzentisch.terminal.screen import Screen, Screenful, flowing
from katzentisch.terminal.tables import table
from katzentisch.terminal.words import Words


@dataclass(slots=True)
class ReplayStep:
    """The table after something has happened."""

    told: list[Told]
    view: dict[str, object]
    # The cards of every seat, where the game has hands and they may be looked at.
    hands: list[list[str]] = field(default_factory=list)


def hands_of(game: Game) -> list[list[str]]:
    """What everybody holds now."""
    return [list(game.own(seat).get("hand", ())) for seat in range(game.players)]


def steps(played: Game, seat: int, *, open_hands: bool = False) -> list[ReplayStep]:
    """A played game again, one step for everything that a seat saw happen."""
    game = Game(played.rules, played.players, RecordedDealer(played.shuffles), played.options)
    watcher = Watcher(game, seat)
    seen = [ReplayStep(watcher.opening(), watcher.view, hands_of(game) if open_hands else [])]
    for made in played.made + played.waiting:
        game.make(made.seat, made.move)
        told = watcher.news()
        if told:
            hands = hands_of(game) if open_hands else []
            seen.append(ReplayStep(told, watcher.view, hands))
    return seen


@dataclass(slots=True)
class ReplayScreen:
    """A recorded game on the screen."""

    game: Game
    seat: int
    texts: Texts
    console: Console
    # What the players are called; nothing: by their seats.
    names: list[str] = field(default_factory=list)
    # Whether everybody's cards are shown; for games that are over.
    open_hands: bool = False

    def __post_init__(self) -> None:
        self.texts = texts(self.texts.language, self.game.rules)

    def layout(self, steps: list[ReplayStep], number: int, *, close: bool = False) -> Screenful:
        """One step: what happened, and the table after it; close together where room is short."""
        seats = range(self.game.players)
        names = self.names or [self.texts.say("replay-seat", seat=seat) for seat in seats]
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
        hands = self.hands(step, names) if self.open_hands else []
        below = [*gap, drawn, *([*gap, *hands] if hands else []), *gap]
        return [Group(Rule(title, style="dim", align="left"), *news), Group(*below)]

    def hands(self, step: ReplayStep, names: list[str]) -> list[Text]:
        """A line for everybody's cards."""
        rules = self.game.rules
        return [
            Text(f"{name}: ") + cards(" ".join(hand), rules, self.texts)
            for name, hand in zip(names, step.hands, strict=True)
        ]

    def print_all(self) -> None:
        """All steps, one after another."""
        seen = steps(self.game, self.seat, open_hands=self.open_hands)
        for number in range(len(seen)):
            self.console.print(*self.layout(seen, number), sep="\n")

    def walk(self, read: Callable[[str], str]) -> None:
        """Forwards, backwards and anywhere, until the reader leaves."""
        seen = steps(self.game, self.seat, open_hands=self.open_hands)
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
