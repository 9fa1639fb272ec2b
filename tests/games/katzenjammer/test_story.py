"""The story of Katzenjammer Blues: the rows that are turned, and the draws after a joker."""

import pytest

from katzentisch.core.game import Game
from katzentisch.core.texts import LANGUAGES
from katzentisch.games.katzenjammer import RULES
from katzentisch.story import Watcher, sentence
from katzentisch.terminal.play import TableDealer
from tests.at_screen import new, random_game

NAMES = ["Ada", "Bo", "Cleo"]
SEEDS = range(200)


def opened(game: Game, seat: int, language: str) -> list[str]:
    """What a seat is told before the first move."""
    told = Watcher(game, seat).opening()
    return [sentence(one, language, NAMES, seat) for one in told]


def opening_with(*, joker: bool) -> Game:
    """A game whose first row ends with a joker, or does not."""
    games = (new(RULES, 3, seed) for seed in SEEDS)
    return next(game for game in games if (game.view()["row"][-1] == "J") is joker)


TURNED = {
    "en": ("You turn the row: ", "Ada turns the row: "),
    "fr": ("Vous retournez la rangée : ", "Ada retourne la rangée : "),
    "de": ("Du deckst die Reihe auf: ", "Ada deckt die Reihe auf: "),
}
DRAWN = {"en": "everybody draws a card.", "fr": "chacun pioche", "de": "alle ziehen eine Karte."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_row_is_told_before_the_first_move(language: str) -> None:
    """K5."""
    game = opening_with(joker=False)
    row = " ".join(game.view()["row"])
    own, others = TURNED[language]
    assert opened(game, 0, language) == [f"{own}{row}."]
    assert opened(game, 1, language) == [f"{others}{row}."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joker_in_the_first_row_is_told_with_its_draw(language: str) -> None:
    """K6."""
    [said] = opened(opening_with(joker=True), 1, language)
    assert DRAWN[language] in said


def test_who_comes_later_is_told_no_opening() -> None:
    game = opening_with(joker=False)
    game.move(1, "pass")
    assert opened(game, 1, "en") == []


def test_every_row_that_is_turned_is_told_and_so_are_the_draws() -> None:
    """K5, K6: as often as the deck shrinks; each draws a card of his own."""
    seed = 5
    played = random_game(RULES, 3, seed)
    again = Game(RULES, 3, TableDealer(seed))
    watcher = Watcher(again, 1)
    rows = draws = 0
    for made in played.made:
        before = again.view(1)
        again.make(made.seat, made.move)
        said = [sentence(one, "en", NAMES, 1) for one in watcher.news()]
        after = again.view(1)
        turned = [one for one in said if "the row: " in one]
        assert len(turned) == (after["deck"] < before["deck"]), (seed, said)
        if turned:
            assert " the row: " + " ".join(after["row"]) in turned[0]
            rows += 1
        if turned and after["row"][-1] == "J" and not after["over"]:
            assert "everybody draws a card (yours: " in " ".join(said)
            draws += 1
    assert rows > 2
    assert draws > 0
