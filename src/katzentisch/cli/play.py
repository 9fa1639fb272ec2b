"""`katzentisch play`: a game against the computer."""

import os
import shlex
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from katzentisch.cli.asked import (
    BIGGEST_SEED,
    Lang,
    OptionValues,
    Wrong,
    check_players,
    not_empty,
    option_values,
    os_problem,
    rulebook,
    speaker,
    whole_number,
)
from katzentisch.cli.saved import (
    Changed,
    Found,
    changed,
    put_back,
    record_number,
    unfinished_record,
    write_save,
    written,
)
from katzentisch.cli.signals import deaf, stopping_in_order

if TYPE_CHECKING:
    from rich.console import Console

    from katzentisch.core.game import Game
    from katzentisch.core.texts import Texts

USUAL_PLAYERS = 4
USUAL_LEVEL = "regular"


def known_levels(wish: str) -> str:
    """Levels of the bots, separated by commas."""
    from katzentisch.bots import LEVELS

    for level in wish.split(","):
        if level not in LEVELS:
            raise Wrong("no-level", found=level, levels=", ".join(LEVELS))
    return wish


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-n", metavar="N", parser=whole_number(0, 99), help="help-players"
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", parser=whole_number(0, BIGGEST_SEED), help="help-seed"),
    ] = None,
    option: OptionValues = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", parser=not_empty, help="help-resume")
    ] = None,
    number: Annotated[
        int | None,
        typer.Option("--game", metavar="N", parser=whole_number(1, 10**9), help="help-resume-game"),
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL[,…]", parser=known_levels, help="help-level")
    ] = None,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    texts = speaker(lang)
    console = Console(highlight=False, markup=False)
    with stopping_in_order():
        if resume is not None:
            if game or players or option or seed is not None:
                raise Wrong("resume-or-game")
            sitting = resumed(resume, number, texts)
        elif number is not None:
            raise Wrong("game-without-resume")
        else:
            name = game or chosen_game(texts, console)
            if name is None:
                return
            sitting = dealt(name, USUAL_PLAYERS if players is None else players, seed, option)
        sitting.seat_bots(level)
        tell_of_champion(sitting, texts, console)
        try:
            play_at(sitting, texts, console)
        finally:
            with deaf():
                code = save(sitting, texts, console)
    raise typer.Exit(code)


def tell_of_champion(sitting: "Sitting", texts: "Texts", console: "Console") -> None:
    """Say so where a champion has learned nothing: who asked for one expects more."""
    from katzentisch.bots.learned import learned

    rules = sitting.game.rules
    if "champion" in sitting.levels and learned(rules) is None:
        console.print(texts.say("play-no-champion", title=rules.title))


@dataclass(slots=True)
class Sitting:
    """A game at the table, and where it comes from: its record, if it was saved before."""

    game: "Game"
    seed: int
    found: Found | None = None
    record: dict[str, Any] = field(default_factory=dict)
    levels: list[str] = field(default_factory=list)
    began: datetime = field(default_factory=datetime.now)

    def seat_bots(self, asked: str | None) -> None:
        """The levels of the others: those asked for, else those of the record."""
        others = range(1, self.game.players)
        if asked is None:
            self.levels = [recorded_level(self.record.get("bots"), seat) for seat in others]
        else:
            given = asked.split(",")
            self.levels = [given[min(seat, len(given)) - 1] for seat in others]

    def changes(self) -> dict[str, Any]:
        """What the game has to tell beyond its record."""
        extras = {"seed": self.seed, "bots": [None, *self.levels]}
        added = {key: value for key, value in extras.items() if key not in self.record}
        told = self.game.record() | added
        return {
            key: value
            for key, value in told.items()
            if key not in self.record or self.record[key] != value
        }


def recorded_level(bots: object, seat: int) -> str:
    """The level of a seat in a record's list of bots."""
    from katzentisch.bots import LEVELS

    level = bots[seat] if isinstance(bots, list) and seat < len(bots) else None
    return level if isinstance(level, str) and level in LEVELS else USUAL_LEVEL


def dealt(name: str, players: int, seed: int | None, option: list[str] | None) -> Sitting:
    """A new game."""
    from katzentisch.cli.at_table import SteadyGame
    from katzentisch.terminal.play import TableDealer

    rules = rulebook(name)
    check_players(rules, players)
    seed = new_seed() if seed is None else seed
    return Sitting(
        SteadyGame(rules, players, TableDealer(seed), option_values(rules, option)), seed
    )


def resumed(file: str, number: int | None, texts: "Texts") -> Sitting:
    """A saved game; where its deal is not opened, its further shuffles come from a seed."""
    from katzentisch.cli.at_table import fair_dealer, going_on
    from katzentisch.cli.replay import played_again
    from katzentisch.core.record import is_count
    from katzentisch.terminal.play import TableDealer

    if file == "-":
        raise Wrong("resume-stdin")
    found = unfinished_record(file) if number is None else record_number(file, number)
    game, record = played_again(found, texts)
    seed: Any = record.get("seed")
    if not is_count(seed) or not 0 <= seed <= BIGGEST_SEED:
        seed = new_seed()
    dealer = fair_dealer(game, record.get("fair")) or TableDealer(seed)
    return Sitting(going_on(game, dealer), seed, found, record)


def new_seed() -> int:
    """A seed nobody knows, short enough to be read."""
    return int.from_bytes(os.urandom(4), "big")


def chosen_game(texts: "Texts", console: "Console") -> str | None:
    """Let the player choose; none if he would rather leave."""
    from katzentisch.games import rulebooks

    known = rulebooks()
    for number, rules in enumerate(known.values(), start=1):
        console.print(f"  {number}  {rules.title} ({rules.seats[0]}–{rules.seats[-1]})")
    while True:
        try:
            answer = typed(texts.say("play-which") + " ").strip().lower()
        except EOFError:
            console.print("\n" + texts.say("play-goodbye"))
            return None
        if answer in known:
            return answer
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(known):
            return list(known)[int(answer) - 1]


def typed(prompt: str) -> str:
    """What the player writes; a terminal that is gone is the end of it.

    The prompt is readline's own, so that looking back at earlier lines does not wipe it out.
    """
    try:
        return input(prompt)
    except OSError:
        raise EOFError from None


def play_at(sitting: Sitting, texts: "Texts", console: "Console") -> None:
    """Play until the game is over or the player leaves."""
    from katzentisch.bots.worker import BotWorker
    from katzentisch.terminal.play import Quit, TerminalGame

    with suppress(ImportError):
        import readline  # noqa: F401  # lets the player edit the line

    worker = BotWorker()
    try:
        with suppress(Quit):
            TerminalGame(
                sitting.game, texts, console, typed, sitting.levels, sitting.seed, worker
            ).play()
    finally:
        worker.close_now()


# Saving


def save(sitting: Sitting, texts: "Texts", console: "Console") -> int:
    """Keep the record, and say how to go on; the exit code."""
    words, troubles = kept(sitting)
    # The game is safe; a terminal that is gone need not hear of it.
    with suppress(OSError):
        console.print()
        for trouble in troubles:
            trouble.tell(texts.language)
        if words is None:
            console.print(texts.say("play-keep-line"))
            console.out(whole_record(sitting).decode(), end="")
        else:
            key = "play-recorded" if sitting.game.over else "play-saved"
            console.print(texts.say(key, file=words), soft_wrap=True)
        console.print(texts.say("play-goodbye"))
    return 1 if troubles else 0


def kept(sitting: Sitting) -> tuple[str | None, list[Wrong]]:
    """Save the game in the first place that takes it: its name in a command, and what was wrong."""
    troubles: list[Wrong] = []
    if sitting.found is not None:
        file = sitting.found.file
        try:
            return kept_in_place(sitting, sitting.found), troubles
        except Changed:
            troubles.append(Wrong("play-changed", file=file))
        except OSError as error:
            troubles.append(Wrong("play-not-saved", code=1, file=file, **os_problem(error)))
    for folder in (saving_folder(), Path(os.environ.get("TMPDIR") or "/tmp")):
        game = sitting.game
        try:
            file = str(
                write_save(folder, game.rules, game.players, sitting.began, whole_record(sitting))
            )
            return shlex.quote(file), troubles
        except OSError as error:
            troubles.append(Wrong("play-not-saved", code=1, file=str(folder), **os_problem(error)))
    return None, troubles


def kept_in_place(sitting: Sitting, found: Found) -> str:
    """Put a game back where it was saved before; its name in a command."""
    changes = sitting.changes()
    if changes:
        put_back(found, changes)
    name = shlex.quote(found.file)
    return name if found.number == 1 else f"{name} --game {found.number}"


def whole_record(sitting: Sitting) -> bytes:
    """The record as a line of a new file."""
    changes = sitting.changes()
    return changed(sitting.found.line, changes) if sitting.found else written(changes)


def saving_folder() -> Path:
    """Where records are kept: the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "katzentisch"
