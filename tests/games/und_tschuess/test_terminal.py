"""… und Tschüss! in the terminal: what is typed, shown and told."""

from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.core.texts import texts
from katzentisch.games.und_tschuess import RULES
from katzentisch.story import Watcher
from katzentisch.terminal.cards import cards
from katzentisch.terminal.play import PLAYER, TableDealer
from tests.at_screen import Screen, own_moves, random_game, told_by


def test_numbers_never_mean_cards() -> None:
    screen = Screen(RULES)
    shown = screen.types("15")
    assert "The moves are numbered 1 to" in shown
    assert not screen.game.waiting


def test_an_exchange_is_told_by_its_number_only() -> None:
    """U12: others see how many cards are exchanged, the exchanger sees which."""
    game = random_game(RULES, 4, seed=3)
    first = next(n for n, made in enumerate(game.made) if made.text.startswith("swap"))
    exchanger = game.made[first].seat
    own = [made.text for made in game.made[first:] if made.seat == exchanger]
    swaps = own[: own.index("keep") + 1]
    told = {}
    for seat in (exchanger, (exchanger + 1) % 4):
        again = game.again(game.made[:first])
        told[seat] = told_by(again, seat, *((exchanger, text) for text in swaps))
    cards_told = sum("aside" in said for said in told[exchanger])
    assert cards_told == len(swaps) - 1
    others = told[(exchanger + 1) % 4]
    plural = "card" if cards_told == 1 else "cards"
    assert others[0] == f"P{exchanger} exchanges {cards_told} {plural}."
    assert not any("aside" in said or "draw" in said for said in others)


def test_a_minus_is_shown_as_one_and_written_as_people_can() -> None:
    for minus in "-−–":
        screen = Screen(RULES, seed=3)
        shown = screen.types(f"play {minus}5")
        assert own_moves(screen) == ["play -5"]
        assert "Your hand: −5 2" in shown
        assert "Row: −10 2 2" in shown
        assert "-5" not in shown
        screen = Screen(RULES, seed=3)
        screen.types(f"{minus}5")
        assert own_moves(screen) == ["play -5"]


def exchanging() -> Screen:
    """A table at which the player has won a round and may exchange (U12)."""
    for seed in range(1000):
        screen = Screen(RULES, seed=seed)
        chance = seeded(seed)
        while not screen.game.over:
            if screen.game.view()["exchanger"] == PLAYER:
                if len({*screen.game.view(PLAYER)["hand"]}) < 4:
                    break
                screen.table.watcher = Watcher(screen.game, PLAYER)
                return screen
            seat = screen.game.actors[0]
            moves = screen.game.legal_moves(seat)
            screen.game.make(seat, moves[below(chance, len(moves))])
    raise AssertionError("no exchange in a thousand games")


def test_several_cards_are_exchanged_in_one_line() -> None:
    """U12."""
    screen = exchanging()
    first, second, third, *_ = dict.fromkeys(screen.game.view(PLAYER)["hand"])
    before = len(screen.game.made)
    swaps = [f"swap {first}", f"swap {second}"]
    shown = screen.types(f"swap {first} {second}", "quit")
    assert "draw 2 cards (keep)?" in shown
    assert [made.text for made in screen.game.made[before:]] == swaps
    shown = screen.types(f"swap {third} keep")
    assert "You exchange 3 cards; you draw " in shown
    own = [made.text for made in screen.game.made[before:] if made.seat == PLAYER]
    assert own == [*swaps, f"swap {third}", "keep"]


def test_bare_numbers_stay_those_of_the_list() -> None:
    screen = exchanging()
    before = len(screen.game.made)
    hand = screen.game.view(PLAYER)["hand"]
    missing = next(str(card) for card in range(1, 16) if str(card) not in hand)
    shown = screen.types("3 -5", "1 99", f"swap {hand[0]} {missing}")
    assert "For cards write their word too: swap 3 −5" in shown
    assert "The moves are numbered 1 to" in shown
    assert f"You do not hold {missing}" in shown
    assert "Nothing of this line has been done." in shown
    assert len(screen.game.made) == before


def test_numbers_of_cards_have_their_plural() -> None:
    def deck(language: str, cards: int, discards: int) -> str:
        words = {"round": 2, "deck": cards, "discards": discards}
        return texts(language, RULES).say("screen-deck", **words)

    assert deck("fr", 0, 1) == "Manche 2 · 0 carte dans la pioche · 1 défaussée"
    assert deck("fr", 2, 0) == "Manche 2 · 2 cartes dans la pioche · 0 défaussée"
    assert deck("de", 1, 2) == "Runde 2 · 1 Karte im Nachziehstapel · 2 abgelegt"
    assert deck("en", 1, 2) == "Round 2 · 1 card in the deck · 2 discarded"
    assert deck("en", 0, 2) == "Round 2 · 0 cards in the deck · 2 discarded"
    say = texts("de", RULES).say
    shuffled = say("screen-deck-reshuffle", round=1, deck=1, discards=1)
    assert shuffled == "Runde 1 · 1 Karte im Nachziehstapel · 1 abgelegt (wird einmal neu gemischt)"


def test_a_minus_is_painted_with_its_number() -> None:
    minus = cards("play -10", RULES, texts("en", RULES))
    assert [str(span.style) for span in minus.spans] == ["bold red"]
    assert minus.plain == "play −10"


def test_choices_are_not_told_before_the_reveal() -> None:
    """U5: nobody learns anything before the last one is in."""
    game = Game(RULES, 4, TableDealer(2))
    plays = [(seat, game.legal(seat)[-1]) for seat in (3, 1, 0, 2)]
    assert told_by(game, 1, *plays[:-1]) == []
    told = told_by(game, 1, plays[-1])
    cards = [text.split()[1].replace("-", "−") for _, text in sorted(plays)]
    turned = " · ".join(f"P{seat} {card} ({card})" for seat, card in enumerate(cards))
    assert told[0].endswith(f": {turned}.")
