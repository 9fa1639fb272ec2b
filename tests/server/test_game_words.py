"""What the server tells a page of a game for which that has no words of its own."""

import re

import pytest

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.server.protocol import GameWords, Language
from katzentisch.server.telling.offer import offer
from tests.variants import dealt, every_game, random_steps

SEED = 5
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(rules: Rulebook, language: Language) -> GameWords:
    return next(game.words for game in offer(language).games if game.name == rules.name)


@every_game
@every_language
def test_every_card_has_a_name_and_the_game_a_sentence(rules: Rulebook, language: Language) -> None:
    words = words_of(rules, language)
    assert list(words.cards) == list(rules.cards)
    assert all(words.cards.values())
    assert len(set(words.cards.values())) == len(rules.cards)
    assert words.about.endswith((".", "?", "!"))


def played(rules: Rulebook) -> Game:
    """A game to its end."""
    game = dealt(rules, rules.seats[-1], rules.defaults(), SEED)
    for _ in random_steps(game, SEED):
        pass
    return game


@every_game
@every_language
def test_moves_with_cards_have_a_place_for_them(rules: Rulebook, language: Language) -> None:
    words = words_of(rules, language)
    made = [move.text.split() for move in played(rules).made]
    with_cards = {verb for verb, *rest in made if rest and set(rest) <= set(rules.cards)}
    assert with_cards, f"seed {SEED}"
    for verb in with_cards:
        assert words.moves[verb].count("{cards}") == 1, verb
    assert not [said for said in words.moves.values() if re.search(r"\{(?!cards\})", said)]


@every_game
@every_language
def test_every_phase_in_which_somebody_decides_has_a_prompt(
    rules: Rulebook, language: Language
) -> None:
    prompts = words_of(rules, language).prompts
    game = dealt(rules, rules.seats[0], rules.defaults(), SEED)
    phases = {game.view()["phase"], *(game.view()["phase"] for _ in random_steps(game, SEED))}
    assert phases - {"over"} <= prompts.keys(), f"seed {SEED}"


@every_game
def test_names_are_in_the_persons_language(rules: Rulebook) -> None:
    said = [words_of(rules, language) for language in ("en", "fr", "de")]
    assert len({words.about for words in said}) == len(said)
    assert len({words.moves["play"] for words in said}) == len(said)
