"""What happens is told briefly: two sentences an event at most, in every language."""

import re

import pytest

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.story import Watcher, sentence
from katzentisch.terminal.play import TableDealer
from tests.at_screen import random_game
from tests.variants import every_game

NAMES = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fritz", "Gina"]
SEEDS = range(6)
MOST = 2
END = re.compile(r"[.!?](?=\s|$)")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_sentences_an_event_at_most(rules: Rulebook, language: str) -> None:
    longest = 0
    for seed in SEEDS:
        players = rules.seats[seed % len(rules.seats)]
        again = Game(rules, players, TableDealer(seed))
        watchers = [Watcher(again, seat) for seat in (0, players - 1)]
        for made in random_game(rules, players, seed).made:
            again.make(made.seat, made.move)
            for watcher in watchers:
                told = [sentence(one, language, NAMES, watcher.seat) for one in watcher.news()]
                said = " ".join(told)
                count = len(END.findall(said))
                assert count <= MOST, f"seed {seed}: {said}"
                longest = max(longest, count)
    assert longest > 0
