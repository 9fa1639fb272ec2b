"""The command line: reads what was asked for, calls the room that does it, says what went wrong.

Nothing heavy is imported before it is needed, so that `katzentisch --help` answers at once.
"""

import re
import sys
from typing import Annotated, Any, NoReturn

import typer

from katzentisch import __version__
from katzentisch.cli.admin import admin
from katzentisch.cli.arena import arena
from katzentisch.cli.asked import Wrong, asked_language, os_problem
from katzentisch.cli.balance import balance
from katzentisch.cli.compare import compare
from katzentisch.cli.games import games
from katzentisch.cli.help import translate
from katzentisch.cli.mend import mend
from katzentisch.cli.move_data import move_data
from katzentisch.cli.page import page
from katzentisch.cli.play import play
from katzentisch.cli.replay import replay
from katzentisch.cli.review import review
from katzentisch.cli.rules import rules
from katzentisch.cli.serve import serve
from katzentisch.cli.simulate import simulate
from katzentisch.cli.streams import hold_closed_streams, last_words_are_taken
from katzentisch.cli.train import train
from katzentisch.cli.verify import verify

# The code of a program that SIGPIPE has ended: whoever read the output has enough of it.
BROKEN_PIPE = 141

# Help texts are the keys of their messages; `translate` puts the messages in their place.
app = typer.Typer(
    help="help-katzentisch", add_completion=False, no_args_is_help=False, rich_markup_mode=None
)
COMMANDS = (
    *(play, serve, games, rules, simulate, arena, compare, balance, train),
    *(verify, replay, review, mend, move_data, page),
)
for command in COMMANDS:
    app.command(help=f"help-{command.__name__.replace('_', '-')}")(command)
app.add_typer(admin, name="admin", help="help-admin")


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"katzentisch {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def katzentisch(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(args: list[str]) -> int:
    """Do what the words of a command line ask for; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = asked_language(args)
    command: Any = typer.main.get_command(app)
    translate(command, language)
    try:
        code = command.main(args, prog_name="katzentisch", standalone_mode=False)
        if code:
            # A command that was stopped has said so; a window that is gone changes nothing.
            return int(code)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit, typer.Abort) as leaving:
        return left(leaving)
    except (Wrong, OSError, typer.TyperException) as error:
        wrong = put_into_words(error)
        wrong.tell(language)
        return wrong.code
    return 0


def left(leaving: BaseException) -> int:
    """The exit code where nothing is to be said; Typer and Rich leave when a pipe is closed."""
    pipe = (leaving, leaving.__context__)
    return BROKEN_PIPE if any(isinstance(one, BrokenPipeError) for one in pipe) else 1


def put_into_words(error: Exception) -> Wrong:
    """What went wrong, as a sentence with its exit code."""
    if isinstance(error, Wrong):
        return error
    if isinstance(error, OSError):
        return Wrong("output-trouble", code=1, **os_problem(error))
    return misused(error)


def misused(error: Any) -> Wrong:
    """What Typer could not make sense of, in our own words, and where more is said about it."""
    key, words = misuse(error)
    asked = error.ctx.command_path.split()[1:] if getattr(error, "ctx", None) else []
    return Wrong(key, command=" ".join(["katzentisch", *asked]), **words)


def misuse(error: Any) -> tuple[str, dict[str, Any]]:
    """A message, and its words."""
    match type(error).__name__:
        case "NoSuchOption":
            return "usage-no-option", {"option": error.option_name}
        case "MissingParameter":
            return "usage-missing", {"name": error.param.metavar}
        case "BadOptionUsage":
            needs = "requires" in error.message
            return "usage-no-value" if needs else "usage-option", {"option": error.option_name}
        case _:
            return misunderstood(error.format_message())


def misunderstood(message: str) -> tuple[str, dict[str, Any]]:
    """What Typer tells only as an English sentence, in our own words where it is known."""
    if unknown := re.fullmatch(r"No such command '(.*?)'\..*", message, re.DOTALL):
        return "usage-no-command", {"unknown": unknown[1]}
    if extra := re.fullmatch(r"Got unexpected extra argument.*? \((.*)\)", message, re.DOTALL):
        return "usage-too-much", {"words": extra[1]}
    return "usage-other", {"problem": message.rstrip(".")}


def main() -> NoReturn:
    """The `katzentisch` command."""
    hold_closed_streams()
    code = run(sys.argv[1:])
    if not last_words_are_taken():
        code = code or 1
    sys.exit(code)
