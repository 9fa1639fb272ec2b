"""A game against the computer in the terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from katzentisch.bots import choose
from katzentisch.bots.worker import QUICK_LEVELS, BotWorker
from katzentisch.core.chance import seeded, shuffle
from katzentisch.core.clauses import clauses
from katzentisch.core.game import Game, Refused
from katzentisch.core.rulebook import Refusal
from katzentisch.core.texts import Texts
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.cards import cards, marked, painted
from katzentisch.terminal.tables import Words, score_sheet, table

PLAYER = 0
CATS = ("Minka", "Felix", "Mauz", "Tiger", "Luna")
# Chance for the others' choices, apart from that of the shuffles.
CHOICES = 1 << 32
COMMANDS = ("help", "why", "hint", "undo", "rules", "score", "table", "quit")


class TableDealer:
    """Deals every shuffle of a game from (seed, its number), so that a saved game can go on."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        order = list(cards)
        shuffle(order, len(order), seeded(self.seed, number))
        return order


def ladder(move: str) -> tuple[int, int]:
    """The place of a bid among bids (K11); other moves stay where they are, before them."""
    verb, _, bid = move.partition(" ")
    if verb != "bid":
        return (0, 0)
    cards, _, value = bid.rstrip("d").partition("x")
    return int(cards), int(value or 0)


class Quit(Exception):
    """The player leaves the table."""


@dataclass(slots=True)
class Table:
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
    watcher: Watcher = field(init=False)
    news: list[Told] = field(default_factory=list)

    def __post_init__(self) -> None:
        names = (self.texts.say("play-you"), *CATS)[: self.game.players]
        self.words = Words(self.texts, names)
        self.watcher = Watcher(self.game, PLAYER)

    def play(self) -> None:
        """Until the game is over; raises Quit if the player leaves before."""
        self.say("play-welcome", title=self.game.rules.title)
        if not set(self.levels) <= set(QUICK_LEVELS):
            self.worker.warm_up(self.game.rules)
        while not self.game.over:
            if PLAYER in self.game.actors:
                self.show()
                self.turn()
            else:
                self.let_another_choose()
        self.show_end()

    def let_another_choose(self) -> None:
        """The first of the others who has a decision to make."""
        seat = self.game.actors[0]
        level = self.levels[min(seat, len(self.levels)) - 1]
        # One seed for the whole game: it is the bot's mood, too.
        seed = seeded(self.seed, CHOICES + seat)[0]
        # Quick levels always think here, so that a seed gives the same game again.
        thinks = choose if level in QUICK_LEVELS else self.worker.choose_now
        self.game.make(seat, thinks(self.game.rules, self.game.state, seat, level, seed))
        self.news += self.watcher.news()

    # What the player sees

    def say(self, key: str, /, **words: str | int) -> None:
        """Print a message, cards in colour."""
        self.tell(self.texts.say(key, **words))

    def tell(self, text: str) -> None:
        """Print a text, cards in colour."""
        self.console.print(painted(text, self.game.rules.name))

    def tell_news(self) -> None:
        """What happened since the last turn."""
        for told in self.news:
            self.tell("  " + sentence(told, self.texts, self.words.names, PLAYER, marked))
        self.news.clear()

    def show(self) -> None:
        """News, table and hand."""
        self.console.print()
        if self.news:
            self.console.print(Rule(self.texts.say("play-news"), style="dim", align="left"))
            self.tell_news()
        self.console.print(Rule(self.game.rules.title, style="dim", align="left"))
        self.console.print(table(self.game.view(PLAYER), self.words))

    def show_moves(self) -> list[str]:
        """The legal moves, numbered."""
        moves = sorted(self.game.legal(PLAYER), key=ladder)
        entries = []
        for number, move in enumerate(moves, start=1):
            entry = Text().append(f"{number:>2} ", style="dim")
            entries.append(entry.append_text(cards(move, self.game.rules.name)))
        self.console.print()
        self.console.print(Columns(entries, padding=(0, 3), column_first=False))
        return moves

    def show_end(self) -> None:
        """The last news, the scores and the winners."""
        self.console.print()
        self.tell_news()
        self.console.print(Rule(self.texts.say("play-over"), style="dim", align="left"))
        self.console.print(score_sheet(self.game.view(PLAYER), self.words))
        winners = self.game.winners
        if winners == [PLAYER]:
            self.say("play-you-win")
        else:
            names = ", ".join(self.words.names[seat] for seat in winners)
            self.say("play-winners", names=names, count=len(winners))

    # What the player does

    def turn(self) -> None:
        """Ask until a move is made or taken back."""
        moves = self.show_moves()
        phase = self.game.view(PLAYER)["phase"]
        prompt = self.texts.say(f"prompt-{self.game.rules.name}", phase=phase)
        while True:
            try:
                answer = " ".join(self.read(f"\n{prompt} ").split())
            except EOFError:
                raise Quit from None
            if answer and self.answered(answer, moves):
                return

    def answered(self, answer: str, moves: list[str]) -> bool:
        """Do what the player wrote; whether the table has changed."""
        word, _, rest = answer.partition(" ")
        match self.command(word.lower()):
            case "help":
                self.explain()
            case "why":
                self.tell(self.why(rest, moves))
            case "hint":
                self.show_hint()
            case "undo":
                return self.undo()
            case "rules":
                self.show_rules(rest.upper())
            case "score":
                self.console.print(score_sheet(self.game.view(PLAYER), self.words))
            case "table":
                return True
            case "quit":
                raise Quit
            case _:
                return self.move(answer, moves)
        return False

    def show_hint(self) -> None:
        """The best move as far as the player can know, and why."""
        found = self.worker.hint_now(
            *(self.game.rules, self.game.state, PLAYER, self.texts.language, self.seed),
            self.words.names,
        )
        self.tell(f"{found.text} · {found.reason}")

    def command(self, word: str) -> str | None:
        """The command of that word, in the player's language or in English."""
        if word == "?":
            return "help"
        for command in COMMANDS:
            if word in (command, self.texts.say(f"word-{command}")):
                return command
        return None

    def understood(self, answer: str, moves: list[str]) -> str:
        """The move meant by a number, a move in notation, or just its cards."""
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        if answer.isdecimal():
            return answer
        for move in moves:
            if answer.lower() in (move.lower(), move.partition(" ")[2].lower()):
                return move
        verb, _, cards = answer.partition(" ")
        due = dict.fromkeys(move.split()[0] for move in moves)
        spellings = [answer, f"{verb.lower()} {cards.upper()}".strip(), answer.lower()]
        spellings += [f"{first} {answer.upper()}" for first in due]
        spellings += [f"{first} {answer.lower()}" for first in due]
        return next(filter(self.is_move, spellings), answer)

    def is_move(self, text: str) -> bool:
        """Whether a text is a move in notation, legal or not."""
        move = self.game.rules.parse(self.game.state, text)
        return not isinstance(move, Refusal) or move.key != "unknown-move"

    def move(self, answer: str, moves: list[str]) -> bool:
        """Make the move, or say why it is not possible."""
        meant = self.understood(answer, moves)
        if answer.isdecimal() and meant == answer:
            self.say("play-no-number", count=len(moves), example=moves[-1])
            return False
        try:
            self.game.move(PLAYER, meant)
        except Refused as refused:
            self.tell(self.texts.refuse(refused.refusal))
            self.say("play-hint")
            return False
        self.news += self.watcher.news()
        return True

    def why(self, answer: str, moves: list[str]) -> str:
        """Why a move is not legal."""
        if not answer:
            return self.texts.say("play-why-what", example=moves[0])
        refusal = self.game.why_not(PLAYER, self.understood(answer, moves))
        if refusal is None:
            return self.texts.say("play-why-legal")
        clause = clauses(self.game.rules.name, self.texts.language).get(refusal.clause)
        reason = self.texts.refuse(refusal)
        return f"{reason}\n{refusal.clause}. {clause}" if clause else reason

    def undo(self) -> bool:
        """Take back a choice that nobody has seen or answered yet."""
        try:
            self.game.take_back(PLAYER)
        except Refused as refused:
            self.tell(self.texts.refuse(refused.refusal))
            return False
        self.watcher = Watcher(self.game, PLAYER)
        self.news.clear()
        self.say("play-undone")
        return True

    def explain(self) -> None:
        """What is to be decided now, and what can be written."""
        phase = self.game.view(PLAYER)["phase"]
        self.say(f"explain-{self.game.rules.name}", phase=phase)
        words = {f"{name}": self.texts.say(f"word-{name}") for name in COMMANDS}
        self.say("play-commands", **words)

    def show_rules(self, clause: str) -> None:
        """One clause, or all of them."""
        known = clauses(self.game.rules.name, self.texts.language)
        if clause and clause not in known:
            self.say("play-no-clause", first=next(iter(known)), last=list(known)[-1])
            return
        for number in [clause] if clause else known:
            self.console.print(Text(f"{number}. {known[number]}"))
