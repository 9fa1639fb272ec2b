"""A game against the computer in the terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from signal import SIGINT

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from katzentisch.bots.standin import chosen_here
from katzentisch.bots.worker import QUICK_LEVELS, BotWorker, NoHint
from katzentisch.core.chance import seeded, shuffle
from katzentisch.core.clauses import clauses
from katzentisch.core.game import Game, Refused
from katzentisch.core.rulebook import Refusal, View
from katzentisch.core.texts import Texts, texts
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.answers import (
    COMMANDS,
    CardsOrNumbers,
    NoSuchNumber,
    Reader,
    command,
    nearest,
    shortened,
)
from katzentisch.terminal.cards import cards, marked, painted
from katzentisch.terminal.parts import screen_of
from katzentisch.terminal.prose import clause
from katzentisch.terminal.screen import Screen, Screenful, flowing
from katzentisch.terminal.tables import score_sheet, table
from katzentisch.terminal.words import Words

PLAYER = 0
CATS = ("Minka", "Felix", "Mauz", "Tiger", "Luna")
# Chance for the others' choices, apart from that of the shuffles.
CHOICES = 1 << 32
# What follows the end of a game on the screen: where its record lies, and the shell's own line.
FAREWELL = 6


class TableDealer:
    """Deals every shuffle of a game from (seed, its number), so that a saved game can go on."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        order = list(cards)
        shuffle(order, len(order), seeded(self.seed, number))
        return order


# The words of a refusal that are cards or moves.
SHOWN_CARDS = ("card", "cards", "example")
# Stands for a line that was no text; no move and no command is written like that.
UNREADABLE = "\ufffd"


class Quit(Exception):
    """The player leaves the table."""


@dataclass(slots=True)
class TerminalGame:
    """The player, the game and the screen."""

    game: Game
    texts: Texts
    console: Console
    read: Callable[[str], str]
    # The levels of the others, the first for the player's left; the last goes for the rest.
    levels: Sequence[str]
    seed: int
    # Where bots think hard, and hints come from.
    worker: BotWorker
    words: Words = field(init=False)
    screen: Screen = field(init=False)
    watcher: Watcher = field(init=False)
    # What stands above the first table, and what happened since the player was last asked.
    welcome: list[RenderableType] = field(default_factory=list)
    news: list[Text] = field(default_factory=list)
    # The others whose bots have failed; that is told once.
    failed: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.texts = texts(self.texts.language, self.game.rules)
        names = (self.texts.say("play-you"), *CATS)[: self.game.players]
        self.words = Words(self.texts, names)
        self.screen = Screen(self.console, self.read_line, self.texts)
        self.watcher = Watcher(self.game, PLAYER)

    def play(self) -> None:
        """Until the game is over; raises Quit if the player leaves before."""
        self.welcome.append(Text(self.texts.say("play-welcome", title=self.game.rules.title)))
        if not set(self.levels) <= set(QUICK_LEVELS):
            self.worker.warm_up(self.game.rules)
        self.note(self.watcher.opening())
        while not self.game.over:
            if PLAYER not in self.game.actors:
                self.let_another_choose()
            elif len(self.game.legal_moves(PLAYER)) == 1:
                self.make_forced_move()
            else:
                self.turn()
        self.show_end()

    def let_another_choose(self) -> None:
        """The first of the others who has a decision to make."""
        seat = self.game.actors[0]
        level = self.levels[min(seat, len(self.levels)) - 1]
        # One seed for the whole game: it is the bot's mood, too.
        seed = seeded(self.seed, CHOICES + seat)[0]
        question = (self.game.rules, self.game.state, seat, level, seed)
        # Quick levels always think here, so that a seed gives the same game again.
        if level in QUICK_LEVELS:
            choice = chosen_here(*question)
        else:
            with self.console.status(self.texts.say("play-thinks", name=self.words.names[seat])):
                choice = self.worker.choose_now(*question)
        if choice.simpler and seat not in self.failed:
            self.failed.add(seat)
            self.news.append(Text(self.texts.say("play-bot-failed", name=self.words.names[seat])))
        self.game.make(seat, choice.move)
        self.note(self.watcher.news())

    def make_forced_move(self) -> None:
        """The only legal move is no choice: nobody need write it."""
        [move] = self.game.legal_moves(PLAYER)
        place = len(self.news)
        self.game.make(PLAYER, move)
        self.note(self.watcher.news())
        for told in self.news[place : place + 1]:
            told.append(" " + self.texts.say("play-forced"))

    # What the player sees

    def text(self, text: str) -> Text:
        """A text, its cards in colour."""
        return painted(text, self.game.rules, self.texts)

    def say(self, key: str, /, **words: str | int) -> None:
        """Print a message, cards in colour."""
        self.screen.print(self.text(self.texts.say(key, **words)))

    def note(self, happened: list[Told]) -> None:
        """Keep what has just happened until the player is asked again."""
        self.news += [
            self.text(sentence(told, self.texts.language, self.words.names, PLAYER, marked))
            for told in happened
        ]

    def headed(self, key: str) -> Rule:
        """A line with a heading."""
        return Rule(self.texts.say(key), style="dim", align="left")

    def told(self, *, close: bool) -> list[RenderableType]:
        """What happened since the last turn: a line each, or close together; first a welcome."""
        if not self.news:
            return list(self.welcome)
        news = [flowing(self.news)] if close else [Text("  ") + one for one in self.news]
        return [Group(*self.welcome, Text(), self.headed("play-news"), *news)]

    def layouts(self, moves: list[str]) -> list[Screenful]:
        """News, table and moves, with ever less room between them."""
        view = self.game.view(PLAYER)
        spread, close = (table(view, self.words, close=close) for close in (False, True))
        title = Rule(self.game.rules.title, style="dim", align="left")
        roomy = [Text(), title, spread, Text(), self.listed(moves)]
        near = [Text(), title, close, self.listed(moves)]
        tight = [title, close, self.listed(moves)]
        dense = [title, close, self.listed(moves, dense=True)]
        return [
            [*self.told(close=flows), Group(*rest)]
            for flows, rest in (
                (False, roomy),
                (True, roomy),
                (True, near),
                (True, tight),
                (True, dense),
            )
        ]

    def show(self, moves: list[str]) -> None:
        """News, table, hand and the moves that are possible."""
        self.screen.show(self.layouts(moves))
        self.welcome.clear()
        self.news.clear()

    def listed(self, moves: list[str], *, dense: bool = False) -> Columns:
        """The legal moves, numbered; without their words where room is short."""
        entries = []
        for number, move in enumerate(moves, start=1):
            entry = Text().append(f"{number:>2}) " if dense else f"{number:>2} ", style="dim")
            said = move.partition(" ")[2] or move if dense else move
            entries.append(entry.append_text(cards(said, self.game.rules, self.texts)))
        return Columns(entries, padding=(0, 1 if dense else 3), column_first=False)

    def show_end(self) -> None:
        """The last news, the scores and the winners."""
        scores = Group(
            self.headed("play-over"),
            score_sheet(self.game.view(PLAYER), self.words),
            self.text(self.victory()),
        )
        layouts = [[*self.told(close=close), scores] for close in (False, True)]
        self.screen.show(layouts, below=FAREWELL)
        self.news.clear()

    def victory(self) -> str:
        """Who has won."""
        winners = self.game.winners
        if winners == [PLAYER]:
            return self.texts.say("play-you-win")
        names = ", ".join(self.words.names[seat] for seat in winners)
        return self.texts.say("play-winners", names=names, count=len(winners))

    # What the player does

    def read_line(self, prompt: str) -> str:
        """A line of the player's; raises Quit where nobody writes any more."""
        try:
            return self.read(prompt)
        except EOFError:
            raise Quit from None
        except UnicodeDecodeError:
            return UNREADABLE

    def turn(self) -> None:
        """Show the table, and ask until a move is made or taken back."""
        moves = sorted(self.game.legal(PLAYER), key=screen_of(self.game.rules).order)
        self.show(moves)
        prompt = self.prompt()
        while True:
            answer = " ".join(self.read_line(f"\n{prompt} ").split())
            if answer and self.answered(answer, moves):
                return

    def prompt(self) -> str:
        """The question that is due; `count` is how many cards are already laid aside."""
        view = self.game.view(PLAYER)
        count = len(view.get("discarded") or view.get("laid_aside") or ())
        return self.asked("prompt", view, count=count)

    def asked(self, key: str, view: View, **words: int) -> str:
        """A message about the decision that is due; a game may have special ones."""
        special = screen_of(self.game.rules).due(view)
        phase = view.get("phase", "")
        return self.texts.say(f"{key}-{special}" if special else key, phase=phase, **words)

    def answered(self, answer: str, moves: list[str]) -> bool:
        """Do what the player wrote; whether the table has changed."""
        word, _, rest = answer.partition(" ")
        asked = command(word, self.texts)
        if asked is not None:
            return self.obey(asked, rest, moves)
        reader = Reader(self.game, self.texts, moves)
        try:
            meant = reader.understood(answer)
        except NoSuchNumber:
            self.say("play-no-number", count=len(moves), example=marked(moves[-1]))
            return False
        except CardsOrNumbers:
            self.say("play-cards-with-word", example=marked(" ".join(("swap", *answer.split()))))
            return False
        if not all(map(reader.is_move, meant)):
            asked = shortened(word, self.texts)
            if asked is not None:
                return self.obey(asked, rest, moves)
        return self.move(meant, nearest(word.lower(), self.texts, moves))

    def obey(self, asked: str, rest: str, moves: list[str]) -> bool:
        """Do what a command asks for; whether the table is to be shown anew."""
        match asked:
            case "help":
                self.explain()
            case "why":
                self.screen.print(self.why(rest, moves))
            case "hint":
                self.show_hint()
            case "undo":
                return self.undo()
            case "rules":
                self.show_rules(rest.upper())
            case "score":
                self.screen.print(score_sheet(self.game.view(PLAYER), self.words))
            case "table":
                return True
            case _:
                raise Quit
        return False

    def show_hint(self) -> None:
        """The best move as far as the player can know, and why; he need not wait for it."""
        warm = self.worker.is_warm(self.game.rules)
        self.say("play-thinking" if warm else "play-thinking-cold")
        try:
            found = self.worker.hint_now(
                self.game.rules,
                self.game.state,
                PLAYER,
                self.texts.language,
                self.seed,
                self.words.names,
            )
        except KeyboardInterrupt as stop:
            # Only Ctrl-C is for the hint: whoever else interrupts brings his signal along.
            if stop.args not in ((), (SIGINT,)):
                raise
            self.say("play-thought-stopped")
            return
        except NoHint:
            self.say("play-no-hint")
            return
        self.screen.print(self.text(f"{marked(found.text)} · {found.reason}"))
        if found.figures:
            self.screen.print(self.text(found.figures))

    def move(self, meant: list[str], close: str | None = None) -> bool:
        """Make all the moves meant, or say why they are not possible and make none."""
        twin = self.game.again(self.game.made + self.game.waiting)
        for place, text in enumerate(meant):
            refusal = twin.why_not(PLAYER, text)
            if refusal is not None:
                self.refuse(refusal, place, close)
                return False
            if place + 1 < len(meant):
                twin.move(PLAYER, text)
        for text in meant:
            self.game.move(PLAYER, text)
            self.note(self.watcher.news())
        return True

    def refuse(self, refusal: Refusal, place: int, close: str | None) -> None:
        """Say why the move at that place of a line is not possible."""
        if place and refusal.key == "not-your-turn":
            self.say("play-too-many", count=place)
            return
        self.screen.print(self.refused(refusal))
        if place:
            self.say("play-none-done")
        if refusal.key == "unknown-move" and close:
            self.say("play-meant", close=close)
        else:
            self.say("play-hint")

    def refused(self, refusal: Refusal) -> Text:
        """Why a move is not possible, its cards in colour."""
        words = {
            key: marked(str(word)) if key in SHOWN_CARDS else word
            for key, word in refusal.words.items()
        }
        return self.text(self.texts.refuse(replace(refusal, words=words)))

    def why(self, answer: str, moves: list[str]) -> RenderableType:
        """Why a move is not legal."""
        if not answer:
            return self.text(self.texts.say("play-why-what", example=marked(moves[0])))
        try:
            meant = Reader(self.game, self.texts, moves).understood(answer)[0]
        except (NoSuchNumber, CardsOrNumbers):
            meant = answer
        refusal = self.game.why_not(PLAYER, meant)
        if refusal is None:
            return Text(self.texts.say("play-why-legal"))
        told = clauses(self.game.rules, self.texts.language).get(refusal.clause)
        reason = self.refused(refusal)
        return Group(reason, clause(f"{refusal.clause}.", told)) if told else reason

    def undo(self) -> bool:
        """Take back a choice that nobody has seen or answered yet."""
        try:
            self.game.take_back(PLAYER)
        except Refused as refused:
            self.screen.print(self.refused(refused.refusal))
            return False
        self.watcher = Watcher(self.game, PLAYER)
        self.news.clear()
        self.say("play-undone")
        return True

    def explain(self) -> None:
        """What is to be decided now, and what can be written."""
        view = self.game.view(PLAYER)
        words = {name: self.texts.say(f"word-{name}") for name in COMMANDS}
        self.screen.unroll(
            Text(self.asked("explain", view)),
            Text(self.texts.say("legend")),
            Text(self.texts.say("play-commands", **words)),
        )

    def show_rules(self, number: str) -> None:
        """One clause, or all of them."""
        known = clauses(self.game.rules, self.texts.language)
        if number and number not in known:
            self.say("play-no-clause", first=next(iter(known)), last=list(known)[-1])
            return
        asked = [number] if number else known
        self.screen.unroll(*(clause(f"{one}.", known[one]) for one in asked))
