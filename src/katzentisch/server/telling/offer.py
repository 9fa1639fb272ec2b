"""What a person can choose from, in his language."""

from functools import lru_cache
from typing import get_args

from katzentisch.bots import LEVELS
from katzentisch.bots.learned import learned
from katzentisch.core.clauses import clauses, page
from katzentisch.core.rulebook import Option, Rulebook
from katzentisch.core.texts import texts
from katzentisch.games import lesson_of, rulebook, rulebooks
from katzentisch.server import protocol
from katzentisch.server.protocol import Language
from katzentisch.server.telling.game_words import game_words


@lru_cache
def offer(language: Language) -> protocol.Choices:
    """Games with their options, levels of bots, set phrases."""
    say = texts(language).say
    return protocol.Choices(
        protocol.VERSION,
        language,
        [_game(rules, language) for rules in rulebooks().values()],
        [protocol.LevelChoice(level, say(f"level-{level}")) for level in LEVELS],
        [protocol.PhraseChoice(one, say(f"phrase-{one}")) for one in get_args(protocol.Phrase)],
    )


def _game(rules: Rulebook, language: Language) -> protocol.GameChoice:
    options = [_option(rules, option, language) for option in rules.options]
    cards = list(rules.cards)
    words = game_words(rules, language)
    return protocol.GameChoice(
        rules.name,
        rules.title,
        rules.letter,
        list(rules.seats),
        options,
        cards,
        words,
        lesson_of(rules) is not None,
        learned(rules) is not None,
    )


def _option(rules: Rulebook, option: Option, language: Language) -> protocol.OptionChoice:
    say = texts(language, rules).say
    key = f"option-{option.name}"
    values = [
        protocol.OptionValue(value, value if value.isdigit() else say(f"{key}-{value}"))
        for value in option.values
    ]
    return protocol.OptionChoice(option.name, option.clause, say(key), values)


def rules_page(game: str, language: Language) -> protocol.RulesPage:
    """The rules of a game."""
    rules = rulebook(game)
    found = [protocol.Clause(name, text) for name, text in clauses(rules, language).items()]
    return protocol.RulesPage(game, language, page(rules, language), found)
