"""An exchange that uses up the deck ends the game (U16): the table says so before it is made."""

import io
from typing import Any

import pytest
from rich.console import Console

from katzentisch.bots.parts import bot_of
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.plain import Plain
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.rules import EXCHANGING, HAND, KEEP, SWAP
from katzentisch.games.und_tschuess.story import spare
from katzentisch.games.und_tschuess.terminal import due
from katzentisch.terminal.tables import table
from katzentisch.terminal.words import Words
from tests.games.und_tschuess.positions import deal, leave
from tests.positions import play

SEEDS = range(12)
PLAIN = Plain(RULES)


def exchanges(players: int, options: dict[str, str], seed: int) -> list[Any]:
    """Every exchange of a game between rule bots, before the first card is laid aside."""
    chance, found = seeded(seed, players), []
    state: Any = RULES.new_state(players, options)
    PLAIN.begin(state, chance)
    while not state.over:
        seat = lowest(RULES.actors(state))
        if state.phase == EXCHANGING and state.aside_size == 0:
            found.append(state.copy())
        move = bot_of(RULES).rule_move(state, seat, chance)
        PLAIN.step(state, seat, move, chance)
    return found


def ends_after(state: Any, cards: int) -> bool | None:
    """Whether the game is over once so many cards are exchanged; None if they cannot be."""
    state, chance = state.copy(), seeded(1)
    seat = lowest(RULES.actors(state))
    for _ in range(cards):
        swaps = RULES.legal(state, seat, 0) >> SWAP & ((1 << KEEP - SWAP) - 1)
        if not swaps:
            return None
        PLAIN.step(state, seat, SWAP + lowest(swaps), chance)
    PLAIN.step(state, seat, KEEP, chance)
    return bool(state.over)


@pytest.mark.parametrize("exchange", ["winner", "first_out"])
@pytest.mark.parametrize("players", RULES.seats)
def test_what_is_said_is_what_happens(players: int, exchange: str) -> None:
    """U14, U15, U16: from what everybody sees, for every exchange and every number of cards."""
    told = set()
    for seed in SEEDS:
        for state in exchanges(players, {"exchange": exchange}, seed):
            most = spare({"players": players, **RULES.public(state)})
            for cards in range(HAND[players] + 1):
                ended = ends_after(state, cards)
                if ended is not None:
                    assert ended == (most is not None and cards > most), (seed, cards, most)
                    told.add(ended)
    assert told == {True, False}


def exchanging(left: int) -> Game:
    """Seat 0 was first out and may exchange; so many cards are left in the deck."""
    hands, options = ["4", "9 1 1", "9 8 15", "15 3 -10"], {"exchange": "first_out"}
    game = deal(hands, "-5 6 13", options)
    play(game, "0 play 4 / 1 play 9 / 2 play 9 / 3 play 15 / 1 play 1 / 2 play 8 / 3 play 3")
    play(game, "2 play 15 / 3 play -10")
    leave(game, " ".join(["7"] * left))
    return game


def shown(game: Game, language: str) -> str:
    """The table of seat 0 and what it is asked."""
    words = Words(texts(language, RULES), ["Du", "Minka", "Felix", "Mauz"])
    console = Console(file=io.StringIO(), width=200)
    console.print(table(game.view(0), words))
    special = due(game.view(0))
    key = f"prompt-{special}" if special else "prompt"
    prompt = words.say(key, phase="exchange", count=0)
    return f"{console.file.getvalue()}{prompt}"  # type: ignore[attr-defined]


SAID = {
    "en": ("too few cards", "even one ends", "1 more:", "2 more:"),
    "fr": ("ne suffit plus", "une seule carte met fin", "1 carte :", "2 cartes :"),
    "de": ("keine Reihe mehr", "auch nur eine", "1 Karte:", "2 Karten:"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_it_before_the_choice(language: str) -> None:
    """U16: a row of three must be left; with seven cards to exchange ten are enough for all."""
    for left, words in zip((2, 3, 4, 5), SAID[language], strict=True):
        assert words in shown(exchanging(left), language), left
    assert "keep." in shown(exchanging(2), language)
    enough = shown(exchanging(10), language)
    assert not any(words in enough for words in SAID[language])
