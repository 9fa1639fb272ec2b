"""`katzentisch games`: what can be played here."""

from katzentisch.cli.asked import Lang, speaker


def games(lang: Lang = None) -> None:
    from rich.console import Console
    from rich.table import Table

    from katzentisch.games import GAMES

    say = speaker(lang).say
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for key in ("games-name", "games-title", "games-players", "games-options"):
        table.add_column(say(key), no_wrap=key != "games-options")
    for rules in GAMES.values():
        options = "\n".join(
            say("games-option", name=option.name, values=listed(option.values))
            for option in rules.options
        )
        seats = f"{rules.seats[0]}–{rules.seats[-1]}"
        table.add_row(rules.name, rules.title, seats, options)
    console = Console(highlight=False, markup=False)
    console.print(table)
    console.print(say("games-hint"))


def listed(values: tuple[str, ...]) -> str:
    """The values of an option; long ranges by their ends."""
    return " | ".join(values if len(values) < 6 else (*values[:2], "…", values[-1]))
