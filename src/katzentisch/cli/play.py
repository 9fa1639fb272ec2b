"""`katzentisch play`: a game against the computer."""

import json
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import (
    BIGGEST_SEED,
    Lang,
    OptionValues,
    Wrong,
    check_players,
    option_values,
    rulebook,
    speaker,
    whole_number,
)

if TYPE_CHECKING:
    from rich.console import Console

    from katzentisch.core.game import Game
    from katzentisch.core.texts import Texts

USUAL_PLAYERS = 4


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
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="help-resume")] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL[,…]", parser=known_levels, help="help-level")
    ] = "regular",
    lang: Lang = None,
) -> None:
    from rich.console import Console

    texts = speaker(lang)
    console = Console(highlight=False, markup=False)
    if resume is not None:
        if game or players or option or seed is not None:
            raise Wrong("resume-or-game")
        at_table, seed = resumed(resume, texts)
    else:
        seed = new_seed() if seed is None else seed
        name = game or chosen_game(texts, console)
        if name is None:
            return
        at_table = dealt(name, USUAL_PLAYERS if players is None else players, seed, option)
    file = Path(resume) if resume else saving_place(at_table, seed)
    play_at(at_table, seed, level, texts, console)
    save(at_table, seed, file, texts, console)


def dealt(name: str, players: int, seed: int, option: list[str] | None) -> "Game":
    """A new game."""
    from katzentisch.core.game import Game
    from katzentisch.terminal.play import TableDealer

    rules = rulebook(name)
    check_players(rules, players)
    return Game(rules, players, TableDealer(seed), option_values(rules, option))


def resumed(file: str, texts: "Texts") -> tuple["Game", int]:
    """A saved game and the seed of its further shuffles."""
    from katzentisch.cli.replay import recorded
    from katzentisch.terminal.play import TableDealer

    game, record = recorded(file, 1, texts)
    seed = record.get("seed")
    if not isinstance(seed, int) or not 0 <= seed <= BIGGEST_SEED:
        seed = new_seed()
    game.dealer = TableDealer(seed)
    return game, seed


def new_seed() -> int:
    """A seed nobody knows, short enough to be read."""
    return int.from_bytes(os.urandom(4), "big")


def chosen_game(texts: "Texts", console: "Console") -> str | None:
    """Let the player choose; none if he would rather leave."""
    from katzentisch.games import GAMES

    for number, rules in enumerate(GAMES.values(), start=1):
        console.print(f"  {number}  {rules.title} ({rules.seats[0]}–{rules.seats[-1]})")
    while True:
        try:
            answer = console.input(texts.say("play-which") + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print("\n" + texts.say("play-goodbye"))
            return None
        if answer in GAMES:
            return answer
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(GAMES):
            return list(GAMES)[int(answer) - 1]


def play_at(game: "Game", seed: int, level: str, texts: "Texts", console: "Console") -> None:
    """Play until the game is over or the player leaves."""
    from contextlib import suppress

    from katzentisch.bots.worker import BotWorker
    from katzentisch.terminal.play import Quit, Table

    with suppress(ImportError):
        import readline  # noqa: F401  # lets the player edit the line

    worker = BotWorker()
    try:
        with suppress(Quit, KeyboardInterrupt):
            Table(game, texts, console, console.input, level.split(","), seed, worker).play()
    finally:
        worker.close_now()


def saving_place(game: "Game", seed: int) -> Path:
    """Where records are kept: the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "katzentisch" / f"{game.rules.name}-{seed}.jsonl"


def save(game: "Game", seed: int, file: Path, texts: "Texts", console: "Console") -> None:
    """Keep the record, and say how to go on."""
    record = game.record() | {"seed": seed}
    line = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
    console.print()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(line, encoding="utf-8")
    except OSError as error:
        problem = error.strerror or str(error)
        raise Wrong("play-not-saved", code=1, file=str(file), problem=problem) from None
    key = "play-recorded" if game.over else "play-saved"
    console.print(texts.say(key, file=shlex.quote(str(file))), soft_wrap=True)
    console.print(texts.say("play-goodbye"))
