"""… und Tschüss!, clause by clause (rules.en.md)."""

from collections import Counter
from typing import Any

import pytest

from katzentisch.core.game import Game
from katzentisch.games.und_tschuess import RULES
from tests.games.und_tschuess.positions import deal, hold, leave
from tests.positions import clause, play
from tests.variants import dealt, played, random_steps

SIZES = {4: 7, 5: 8, 6: 9}


def table(*hands: str, row: str = "1 2 3", then: str = "", **options: str) -> Game:
    """A first round with these hands (filled up with other cards) and this row."""
    return deal(hands, f"{row} {then}", options)


def turn(game: Game, cards: str) -> None:
    """All who are in play these cards, in seat order."""
    for seat, card in zip(game.actors, cards.split(), strict=True):
        game.move(seat, f"play {card}")


def holding(cards: list[str], row: str = "1 2 3", **options: str) -> Game:
    """A round in which every seat plays exactly these cards, one column after another."""
    game = dealt(RULES, len(cards), options, 1)
    game.state.row[: len(cards) - 1] = sorted(RULES.cards.index(card) for card in row.split())
    for seat, hand in enumerate(cards):
        hold(game, seat, hand)
    return game


def to_exchange(players: int, seed: int, **options: str) -> Game:
    """A random game up to its first exchange."""
    game = dealt(RULES, players, options, seed)
    for _ in random_steps(game, seed):
        if game.view()["phase"] == "exchange":
            break
    return game


# Material and setup


def test_u1_the_cards() -> None:
    """U1."""
    cards = dict(zip(RULES.cards, RULES.copies, strict=True))
    assert cards == {"-10": 6, "-5": 8} | {str(n): 6 for n in range(1, 16)}
    assert sum(cards.values()) == 104


def test_u2_won_cards_lie_with_their_owner() -> None:
    """U2, U10: the row's cards go to the players and to nobody else."""
    game = table("1", "9", "9", "15", row="-5 6 13")
    turn(game, "1 9 9 15")
    assert game.view()["row"] == ["6", "13"]
    assert game.view()["pad"] == [["-5", None, None, None]]


@pytest.mark.parametrize("players", RULES.seats)
def test_u3_u4_hands_and_row(players: int) -> None:
    """U3, U4: whole hands, seat 0 first, then the row, one fewer than players, face up."""
    game = dealt(RULES, players, {}, 1)
    deck, size = game.record()["shuffles"][0], SIZES[players]
    for seat in range(players):
        hand = deck[seat * size : (seat + 1) * size]
        assert Counter(game.view(seat)["hand"]) == Counter(hand)
    row = deck[players * size : players * size + players - 1]
    assert game.view()["row"] == sorted(row, key=int)
    assert game.view()["deck"] == 104 - players * size - (players - 1)


# A round


def test_u5_all_choose_and_turn_over_together() -> None:
    """U5: in any order; nobody sees a card before the last one lies."""
    game = table("4 1", "9 2", "8 3", "15 5", row="-5 6 13")
    assert game.actors == [0, 1, 2, 3]
    play(game, "3 play 15 / 0 play 4 / 2 play 8")
    assert game.view(1)["lying"] == [[], [], [], []]
    assert game.view(1)["totals"] == [0, 0, 0, 0]
    assert game.view(1)["ready"] == [True, False, True, True]
    assert game.log(1) == []
    assert game.log(3) == [(3, "play 15")]
    assert game.view(3)["choice"] == "15"
    assert clause(game, 3, "play 5") == "not-your-turn"
    play(game, "1 play 9")
    assert game.view()["lying"] == [[], ["9"], ["8"], ["15"]]
    assert game.view()["totals"] == [0, 9, 8, 15]
    assert game.log(1) == [(0, "play 4"), (1, "play 9"), (2, "play 8"), (3, "play 15")]


def test_u5_only_held_cards() -> None:
    """U5."""
    game = table("4", "9", "8", "15")
    held = set(game.view(0)["hand"])
    assert set(game.legal(0)) == {f"play {card}" for card in held}
    missing = next(card for card in RULES.cards if card not in held)
    assert clause(game, 0, f"play {missing}") == "U5"
    assert clause(game, 0, "keep") == "U5"
    assert clause(game, 0, f"swap {held.pop()}") == "U5"


def test_example_1() -> None:
    """U5, U6, U7, worked example 1."""
    game = table("4", "9 1 1", "9 8 15", "15 3 -10", row="6 -5 13")
    turn(game, "4 9 9 15")
    assert game.view()["inside"] == [1, 2, 3]
    assert game.scores == [-5, 0, 0, 0]
    assert game.view()["lying"][0] == []
    assert game.view()["discards"] == 1
    turn(game, "1 8 3")
    assert game.view()["totals"] == [0, 0, 17, 18]
    assert game.view()["inside"] == [2, 3]
    assert game.scores == [-5, 6, 0, 0]
    turn(game, "15 -10")
    assert game.scores == [-5, 6, 13, 0]
    assert game.view()["round"] == 2
    assert game.view()["exchanger"] == 2
    assert game.view()["discards"] == 1 + 2 + 3 + 3


def test_u7_the_loser_of_the_duel_takes_nothing() -> None:
    """U7."""
    game = holding(["1 1", "9 1 9 9", "9 1 2 9", "5 9"], row="2 3 14", ties="lowest")
    turn(game, "1 9 9 5")
    turn(game, "9 9 9")
    assert game.view()["inside"] == [1, 2]
    turn(game, "9 2")
    assert game.scores == [2, 14, 0, 3]


TIES = [
    # totals of all, option, seat that is out (none: nobody)
    ("3 3 8 12", "any", None),  # example 2
    ("3 3 8 12", "lowest", None),
    ("4 9 12 12", "any", None),  # example 4
    ("4 9 12 12", "lowest", 0),  # example 4
    ("4 9 9 15", "any", 0),
    ("4 9 9 15", "lowest", 0),
    ("3 3 12 12", "any", None),
    ("3 3 12 12", "lowest", None),
    ("7 7 7 7", "any", None),
    ("7 7 7 7", "lowest", None),
    ("9 4 9 9", "any", None),
    ("9 4 9 9", "lowest", 1),
    ("-5 -10 -5 1", "any", 1),
    ("-10 -10 -5 1", "any", None),
]


@pytest.mark.parametrize(("cards", "ties", "out"), TIES)
def test_u8_ties(cards: str, ties: str, out: int | None) -> None:
    """U8, worked examples 2 and 4."""
    game = table(*cards.split(), row="6 7 8", ties=ties)
    turn(game, cards)
    inside = [seat for seat in range(4) if seat != out]
    assert game.view()["inside"] == inside
    assert game.actors == inside
    assert game.view()["totals"] == [
        0 if seat == out else int(card) for seat, card in enumerate(cards.split())
    ]


def test_u8_totals_add_up_after_a_tie() -> None:
    """U8, worked example 2: all four play another card."""
    game = holding(["3 5 1", "3 4 1", "8 1 1", "12 1 1"])
    turn(game, "3 3 8 12")
    turn(game, "5 4 1 1")
    assert game.view()["inside"] == [0, 2, 3]
    assert game.view()["totals"] == [8, 0, 9, 13]


@pytest.mark.parametrize("ties", ["any", "lowest"])
def test_example_3(ties: str) -> None:
    """U7, U8, worked example 3."""
    game = holding(["1", "2 1", "10 7 3 5 9", "9 9 2 4 9"], row="2 3 14", ties=ties)
    turn(game, "1 2 10 9")
    turn(game, "1 7 9")
    assert game.view()["inside"] == [2, 3]
    turn(game, "3 2")
    assert game.view()["totals"] == [0, 0, 20, 20]
    assert game.view()["inside"] == [2, 3]
    assert game.actors == [2, 3]
    turn(game, "5 4")
    assert game.scores == [2, 3, 14, 0]


@pytest.mark.parametrize(
    ("turns", "taken"),
    [
        # Nobody is out yet: from the left of seat 0, so seat 1 before seat 0.
        (["5 5 9 8"], [3, 2, 4, None]),
        (["5 9 8 5"], [3, 4, None, 2]),
        # All tied: 1 is out, from his left 2, from his left 3 takes nothing.
        (["7 7 7 7"], [4, 2, 3, None]),
        # Lowest and highest both tied: the first of the lowest; then only the highest is tied.
        (["9 9 5 5"], [None, 4, 2, 3]),
        # Only the highest is tied: the lowest is out as in U6.
        (["9 4 9 8"], [None, 2, 4, 3]),
        # Seat 2 is out: 3 comes before 0 and 1; in the duel 0 comes first and takes nothing.
        (["6 6 1 7", "2 2 1"], [None, 4, 2, 3]),
        # Seat 0 is out: 1 comes first; in the duel 2.
        (["1 6 7 6", "2 1 2"], [2, 3, None, 4]),
        # Seat 3 is out: 0 comes first; the duel is decided by the totals that lie there.
        (["6 6 7 1", "2 2 9"], [3, None, 4, 2]),
        # In the duel with cards for two turns: 20 to 20, and 1 was put out last.
        (["1 5 9 8", "1 8 8", "3 4"], [2, 3, None, 4]),
    ],
)
def test_u9_a_standing_tie_without_cards(turns: list[str], taken: list[int | None]) -> None:
    """U9: the point cards 2, 3, 4 tell who was out first, who next, and who won the round."""
    game = holding([" ".join(["15"] * 4)] * 4, row="2 3 4")
    for number, cards in enumerate(turns):
        seats = game.actors
        assert len(seats) == 4 - number
        for seat, card in zip(seats, cards.split(), strict=True):
            hold(game, seat, f"{card} 15" if number < len(turns) - 1 else card)
        turn(game, cards)
    assert game.view()["pad"][0] == [None if card is None else str(card) for card in taken]
    assert game.view()["round"] == 2


def test_u6_equal_lowest_point_cards() -> None:
    """U6, worked example 5: either is taken."""
    game = table("4", "9", "10", "15", row="5 5 13")
    turn(game, "4 9 10 15")
    assert game.scores[0] == 5
    assert game.view()["row"] == ["5", "13"]


def test_u10_counts_and_values_of_won_cards_are_public() -> None:
    """U10."""
    game = played(RULES, 4, {}, 3)
    taken = [card for row in game.view()["pad"] for card in row]
    for seat in range(4):
        own = [row[seat] for row in game.view()["pad"] if row[seat]]
        assert sum(map(int, own)) == game.scores[seat]
    assert len([card for card in taken if card]) == 3 * len(game.view()["pad"])


# Next round


def test_u11_hands_are_filled_seat_0_first() -> None:
    """U11: one player at a time, each up to his size."""
    game = table("4", "9 1 1", "9 8 15", "15 3 -10", row="-5 6 13", then="1 2 2 3 3 3 7 7 7")
    old: list[Counter[str]] = [Counter(game.view(seat)["hand"]) for seat in range(4)]
    spent = ["4", "9 1", "9 8 15", "15 3 -10"]
    turn(game, "4 9 9 15")
    turn(game, "1 8 3")
    turn(game, "15 -10")
    kept = [hand - Counter(cards.split()) for hand, cards in zip(old, spent, strict=True)]
    hands: list[Counter[str]] = [Counter(game.view(seat)["hand"]) for seat in range(4)]
    drawn = [hand - left for hand, left in zip(hands, kept, strict=True)]
    assert drawn == [Counter("1"), Counter("22"), Counter("333"), Counter("777")]


@pytest.mark.parametrize(("exchange", "seat"), [("winner", 2), ("first_out", 0), ("none", None)])
def test_u12_who_exchanges(exchange: str, seat: int | None) -> None:
    """U12, U13: before the row is laid."""
    game = table("4", "9 1 1", "9 8 15", "15 3 -10", row="-5 6 13", exchange=exchange)
    turn(game, "4 9 9 15")
    turn(game, "1 8 3")
    turn(game, "15 -10")
    if seat is None:
        assert game.view()["phase"] == "play"
        assert len(game.view()["row"]) == 3
        return
    assert game.view()["phase"] == "exchange"
    assert game.actors == [seat]
    assert game.view()["row"] == []
    assert "keep" in game.legal(seat)
    assert clause(game, seat, "play 1") == "U12"
    assert clause(game, (seat + 1) % 4, "keep") == "not-your-turn"
    game.move(seat, "keep")
    assert len(game.view()["row"]) == 3


def test_u12_nobody_exchanges_before_the_first_round() -> None:
    """U12: there was no round before."""
    assert dealt(RULES, 4, {}, 1).view()["phase"] == "play"


def test_u12_the_exchange_replaces_together_and_in_secret() -> None:
    """U12, U13, U14: nothing drawn is seen before `keep`; others never see the cards."""
    game = to_exchange(4, 2)
    (seat,) = game.actors
    other = (seat + 1) % 4
    hand = game.view(seat)["hand"]
    deck = game.state.deck[game.state.drawn : game.state.drawn + 5]
    upcoming = [RULES.cards[kind] for kind in deck]
    before = game.view()
    play(game, f"{seat} swap {hand[0]} / {seat} swap {hand[1]}")
    assert game.view(seat)["hand"] == hand[2:]
    assert game.view(seat)["laid_aside"] == sorted(hand[:2], key=int)
    assert "laid_aside" not in game.view(other)
    assert game.log(other)[-2:] == [(seat, "swap ?"), (seat, "swap ?")]
    assert game.log(seat)[-1] == (seat, f"swap {hand[1]}")
    assert game.view()["deck"] == before["deck"]
    assert clause(game, seat, "swap 99") == "unknown-move"
    missing = next(card for card in RULES.cards if card not in hand)
    assert clause(game, seat, f"swap {missing}") == "U12"
    play(game, f"{seat} keep")
    assert Counter(game.view(seat)["hand"]) == Counter(hand[2:] + upcoming[:2])
    assert game.view()["row"] == sorted(upcoming[2:], key=int)
    assert game.view()["discards"] == before["discards"] + 2


def test_u12_the_whole_hand_may_be_exchanged() -> None:
    """U12: any number of cards."""
    game = to_exchange(4, 2)
    (seat,) = game.actors
    for card in game.view(seat)["hand"]:
        game.move(seat, f"swap {card}")
    assert game.legal(seat) == ["keep"]
    game.move(seat, "keep")
    assert len(game.view(seat)["hand"]) == 7


@pytest.mark.parametrize("left", range(5))
def test_u14_no_more_than_can_be_drawn(left: int) -> None:
    """U14, U16: four players have no reshuffle; what is drawn for the row does not matter here."""
    game = to_exchange(4, 2)
    (seat,) = game.actors
    leave(game, " ".join(["1"] * left))
    for number in range(left):
        assert len(game.legal(seat)) > 1, number
        game.move(seat, game.legal(seat)[0])
    assert game.legal(seat) == ["keep"]
    assert clause(game, seat, f"swap {game.view(seat)['hand'][0]}") == "U14"
    game.move(seat, "keep")
    assert game.over  # the row cannot be laid any more


@pytest.mark.parametrize("players", [5, 6])
def test_u14_the_discard_pile_counts_while_the_reshuffle_is_to_come(players: int) -> None:
    """U14, U15: the cards laid aside join the discard pile only after the new ones are drawn."""
    game = to_exchange(players, 2)
    (seat,) = game.actors
    leave(game, "1 2")
    assert game.view()["reshuffle_to_come"]
    discards = game.view()["discards"]
    hand = game.view(seat)["hand"]
    for card in hand[:5]:
        game.move(seat, f"swap {card}")
    assert game.view()["deck"] == 2
    game.move(seat, "keep")
    assert len(game.record()["shuffles"]) == 2
    assert len(game.record()["shuffles"][1]) == discards
    assert not game.view()["reshuffle_to_come"]
    new: Counter[str] = Counter(game.view(seat)["hand"]) - Counter(hand[5:])
    assert new == Counter(["1", "2", *game.record()["shuffles"][1][:3]])
    assert game.view()["discards"] == 5
    assert game.view()["deck"] == discards - 3 - (players - 1)


def test_u14_after_the_reshuffle_only_the_deck_counts() -> None:
    """U14."""
    game = to_exchange(5, 2)
    (seat,) = game.actors
    game.state.reshuffles = 0
    leave(game, "1")
    game.move(seat, game.legal(seat)[0])
    assert game.legal(seat) == ["keep"]


def test_u14_a_small_discard_pile_limits_too() -> None:
    """U14: deck and discard pile together, the aside cards not among them."""
    game = to_exchange(5, 2)
    (seat,) = game.actors
    leave(game, "1")
    game.state.discards[:] = [0] * 17
    game.state.discards[5] = game.state.discard_size = 2
    for _ in range(3):
        game.move(seat, next(text for text in game.legal(seat) if text != "keep"))
    assert game.legal(seat) == ["keep"]


# End and scoring


def last_round(game: Game, left: str) -> Game:
    """The first round ends with only these cards in the deck; 12 are played of 28."""
    leave(game, left)
    turn(game, "4 9 9 15")
    turn(game, "1 8 3")
    turn(game, "15 -10")
    return game


def example_table(**options: str) -> Game:
    return table("4", "9 1 1", "9 8 15", "15 3 -10", row="-5 6 13", **options)


@pytest.mark.parametrize(
    ("left", "over", "phase"),
    [
        (0, True, "over"),
        (8, True, "over"),  # nine cards are needed to fill the hands
        (9, False, "exchange"),  # U16: full hands come first, then the exchange
        (11, False, "exchange"),
        (12, False, "exchange"),
    ],
)
def test_u15_u16_four_players_end_with_the_deck(left: int, over: bool, phase: str) -> None:
    """U15, U16."""
    game = last_round(example_table(), " ".join(["7"] * left))
    assert game.over == over
    assert game.view()["phase"] == phase
    assert game.view()["row"] == []
    if phase == "exchange":
        (seat,) = game.actors
        assert (len(game.legal(seat)) > 1) == (left > 9)
        game.move(seat, "keep")
        assert game.over == (left < 12)


@pytest.mark.parametrize(("left", "over"), [(8, True), (9, True), (11, True), (12, False)])
def test_u16_without_exchange(left: int, over: bool) -> None:
    """U16: a round that can be set up completely is played."""
    game = last_round(example_table(exchange="none"), " ".join(["7"] * left))
    assert game.over == over


def test_example_6() -> None:
    """U16, worked example 6: 12 needed to fill the hands, 10 in the deck."""
    hands = ["1", "2 5 1", "10 7 1 6", "9 8 2 4"]
    game = holding([" ".join([hand, *["15"] * (7 - len(hand.split()))]) for hand in hands])
    leave(game, " ".join(["7"] * 10))
    for cards in ("1 2 10 9", "5 7 8", "1 1 2", "6 4"):
        assert not game.over
        turn(game, cards)
    assert game.over
    assert game.view()["row"] == []
    assert len(game.shuffles) == 1


@pytest.mark.parametrize("players", [5, 6])
def test_u15_one_reshuffle_with_five_and_six(players: int) -> None:
    """U15, U16: the discard pile becomes the deck when a card is needed, once."""
    game = dealt(RULES, players, {"exchange": "none"}, 3)
    before = game.view()
    reshuffled = False
    for _ in random_steps(game, 3):
        if len(game.shuffles) == 2 and not reshuffled:
            reshuffled = True
            assert before["deck"] < 104 - players * SIZES[players]
            assert not game.view()["reshuffle_to_come"]
            assert game.view()["discards"] == 0
        before = game.view()
    assert len(game.record()["shuffles"]) == 2
    assert reshuffled


def test_u15_none_with_four() -> None:
    """U15."""
    for seed in range(5):
        assert len(played(RULES, 4, {}, seed).record()["shuffles"]) == 1


def test_u17_hand_cards_count_nothing_and_a_tie_is_shared() -> None:
    """U17."""
    game = last_round(example_table(exchange="none"), "")
    assert game.over
    assert game.scores == [-5, 6, 13, 0]
    assert game.winners == [2]
    game.state.score[:4] = [13, 6, 13, 0]
    assert game.winners == [0, 2]


def test_example_7_conservation() -> None:
    """U1, worked example 7 (in all variants: test_conservation.py)."""
    game = dealt(RULES, 6, {}, 8)
    for _ in random_steps(game, 8):
        counted: list[Any] = RULES.count_cards(game.state)
        assert sum(counted) == 104
        assert counted == list(RULES.copies)
