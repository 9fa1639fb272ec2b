"""`katzentisch games`: what can be played here."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from katzentisch.cli.asked import Lang, speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

    from katzentisch.core.rulebook import Rulebook

# On a narrower screen the options would take the room of the names, which one must type.
ROOM_FOR_A_TABLE = 76


def games(lang: Lang = None) -> None:
    from rich.console import Console

    say = speaker(lang).say
    console = Console(highlight=False, markup=False)
    console.print((in_a_table if console.width >= ROOM_FOR_A_TABLE else in_a_list)(say))
    console.print(say("games-hint"))


def in_a_table(say: Callable[..., str]) -> "RenderableType":
    """A line a game, and one for each of its options."""
    from rich.table import Table

    from katzentisch.games import rulebooks

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for key in ("games-name", "games-title", "games-players", "games-options"):
        table.add_column(say(key), no_wrap=key != "games-options")
    for rules in rulebooks().values():
        table.add_row(rules.name, rules.title, seats(rules), "\n".join(options(rules, say)))
    return table


def in_a_list(say: Callable[..., str]) -> "RenderableType":
    """The name of each game, and all about it below."""
    from rich.console import Group
    from rich.text import Text

    from katzentisch.games import rulebooks

    parts: list[RenderableType] = []
    for rules in rulebooks().values():
        players = say("games-option", name=say("games-players"), values=seats(rules))
        about = [f"{rules.title} · {players}", *options(rules, say)]
        parts += [Text(rules.name, style="bold"), *(Text(f"  {line}") for line in about), Text()]
    return Group(*parts, Text(say("games-options")))


def seats(rules: "Rulebook") -> str:
    """How many can play."""
    return f"{rules.seats[0]}–{rules.seats[-1]}"


def options(rules: "Rulebook", say: Callable[..., str]) -> list[str]:
    """What can be chosen, a line each."""
    return [
        say("games-option", name=option.name, values=listed(option.values))
        for option in rules.options
    ]


def listed(values: tuple[str, ...]) -> str:
    """The values of an option; long ranges by their ends."""
    return " | ".join(values if len(values) < 6 else (*values[:2], "…", values[-1]))
