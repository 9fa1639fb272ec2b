"""`katzentisch rules GAME`: the rules page."""

from katzentisch.cli.asked import Game, Lang, rulebook
from katzentisch.core.texts import chosen_language


def rules(game: Game, lang: Lang = None) -> None:
    from rich.console import Console

    from katzentisch.core.clauses import page
    from katzentisch.terminal import prose

    text = page(rulebook(game), chosen_language(lang))
    Console(highlight=False, markup=False).print(prose.page(text))
