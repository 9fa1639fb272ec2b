"""What a person is offered: for each game, whether its champion has learned anything."""

import pytest

from katzentisch.bots.learned import learned
from katzentisch.games import rulebooks
from katzentisch.server.telling.offer import offer


def test_games_say_whether_their_champion_has_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    offer.cache_clear()
    for game in offer("en").games:
        assert game.learned == (learned(rulebooks()[game.name]) is not None)
    monkeypatch.setattr("katzentisch.server.telling.offer.learned", lambda _: None)
    offer.cache_clear()
    assert not any(game.learned for game in offer("en").games)
    offer.cache_clear()
