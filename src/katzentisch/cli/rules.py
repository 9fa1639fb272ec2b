"""`katzentisch rules GAME`: the rules page."""

import typer

from katzentisch.cli.asked import Game, Lang, on_terminal, rulebook
from katzentisch.core.texts import chosen_language


def rules(game: Game, lang: Lang = None) -> None:
    from katzentisch.core.clauses import page

    text = page(rulebook(game).name, chosen_language(lang))
    if not on_terminal():
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
