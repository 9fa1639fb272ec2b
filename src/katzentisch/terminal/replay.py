"""Stepping through a recorded game, as one seat or a spectator saw it."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch.core.texts import Texts
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.cards import marked, painted
from katzentisch.terminal.tables import Words, table


@dataclass(slots=True)
class Step:
    """The table after something has happened."""

    told: list[Told]
    view: dict[str, object]


def steps(played: Game, seat: int) -> list[Step]:
    """A played game again, one step for everything that a seat saw happen."""
    game = Game(played.rules, played.players, RecordedDealer(played.shuffles), played.options)
    watcher = Watcher(game, seat)
    seen = [Step([], watcher.view)]
    for made in played.made + played.waiting:
        game.make(made.seat, made.move)
        told = watcher.news()
        if told:
            seen.append(Step(told, watcher.view))
    return seen


@dataclass(slots=True)
class Replay:
    """A recorded game on the screen."""

    game: Game
    seat: int
    texts: Texts
    console: Console

    def drawn(self, steps: list[Step], number: int) -> RenderableType:
        """One step: what happened, and the table after it."""
        names = [self.texts.say("replay-seat", seat=seat) for seat in range(self.game.players)]
        step, rules = steps[number], self.game.rules.name
        title = self.texts.say("replay-step", step=number, steps=len(steps) - 1)
        told = [
            painted(sentence(one, self.texts, names, self.seat, marked), rules) for one in step.told
        ] or [Text(self.texts.say("replay-start"))]
        return Group(
            Rule(title, style="dim", align="left"),
            *told,
            Text(),
            table(step.view, Words(self.texts, names)),
            Text(),
        )

    def print_all(self) -> None:
        """All steps, one after another."""
        seen = steps(self.game, self.seat)
        for number in range(len(seen)):
            self.console.print(self.drawn(seen, number))

    def walk(self, read: Callable[[str], str]) -> None:
        """Forwards, backwards and anywhere, until the reader leaves."""
        seen = steps(self.game, self.seat)
        number, last = 0, len(seen) - 1
        say = self.texts.say
        words = {"back": say("word-back"), "quit": say("word-quit")}
        self.console.print(self.drawn(seen, number))
        while True:
            try:
                answer = read(say("replay-prompt", **words) + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            place = self.chosen(answer, number, last)
            if place is None:
                return
            if place < 0:
                self.console.print(say("replay-unknown", steps=last, **words))
                continue
            number = place
            self.console.print(self.drawn(seen, number))

    def chosen(self, answer: str, number: int, last: int) -> int | None:
        """The step an answer leads to; none to leave, -1 if it says nothing."""
        say = self.texts.say
        if answer in ("q", "quit", say("word-quit")):
            return None
        if answer in ("", "n", "next", say("word-next")):
            return min(number + 1, last)
        if answer in ("b", "back", say("word-back")):
            return max(number - 1, 0)
        if answer.isascii() and answer.isdecimal() and len(answer) < 7 and int(answer) <= last:
            return int(answer)
        return -1
