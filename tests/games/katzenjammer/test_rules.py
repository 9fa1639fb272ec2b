"""Katzenjammer Blues, clause by clause (rules.en.md)."""

from typing import Any

import pytest

from katzentisch.core.game import Game, Refused
from katzentisch.games.katzenjammer import RULES
from tests.games.katzenjammer.positions import deal, hold, leave
from tests.positions import clause, kinds, play
from tests.variants import played

PLAIN = "1 2 3 4 5 1"


def band(row: str, *hands: str, then: str = "1 2 3", **options: str) -> Game:
    """A first auction over that row, with these hands; seat 0 leads the band."""
    dealt = [PLAIN] * len(hands)
    game = deal(dealt, f"{row} {then}", options)
    for seat, hand in enumerate(hands):
        hold(game, seat, hand)
    return game


def at_foursomes(hand: str, players: int = 2, **options: str) -> Game:
    """Seat 1 has won the auction, taken its row and holds this hand."""
    game = band("2 4 2", "1", *["1"] * (players - 1), **options)
    play(game, "1 bid 1x1")
    for seat in [*range(2, players), 0]:
        game.move(seat, "pass")
    play(game, "1 pay 1")
    hold(game, 1, hand)
    return game


# Material and setup


def test_k1_fifteen_of_each() -> None:
    """K1."""
    assert dict(zip(RULES.cards, RULES.copies, strict=True)) == dict.fromkeys("J12345", 15)
    record = played(RULES, 3, {}, 1).record()
    assert len(record["shuffles"][0]) == 90


@pytest.mark.parametrize(
    ("players", "mice", "pool"),
    [
        *((players, "auto", 20) for players in (2, 3, 4)),
        *((players, "auto", 24) for players in (5, 6)),
        *((players, "24", 24) for players in (2, 4, 6)),
        *((players, "20", 20) for players in (2, 5, 6)),
    ],
)
def test_k2_mice(players: int, mice: str, pool: int) -> None:
    """K2."""
    game = deal([PLAIN] * players, "2 2", {"mice": mice})
    assert game.view()["pool"] == pool


def test_k3_six_cards_each_and_seat_0_leads() -> None:
    """K3."""
    game = deal(["1 1 1 1 1 1", "2 2 2 2 2 2", "3 3 3 3 3 3"], "4 4")
    assert [game.view(seat)["hand"] for seat in range(3)] == [["1"] * 6, ["2"] * 6, ["3"] * 6]
    assert game.view()["bandleader"] == 0
    assert game.view()["deck"] == 90 - 18 - 2


def test_k4_hands_are_secret_the_rest_is_open() -> None:
    """K4."""
    game = band("2 4 2", "1 J", "3 3 3", "5")
    play(game, "1 bid 2x3 / 2 pass / 0 pass / 1 pay 3 3")
    seen = game.view()
    assert "hand" not in seen
    assert seen["hand_sizes"] == [2, 4, 1]
    assert seen["discards"]["3"] == 2
    assert seen["bids"] == [None, "2x3", None]
    assert game.view(0)["hand"] == ["1", "J"]
    assert {key for key in game.view(0) if "hand" in key} == {"hand", "hand_sizes"}


# Reveal


@pytest.mark.parametrize(
    ("turned", "row", "draws"),
    [
        ("2 4 2 1 1", "2 4 2", 0),  # example 1
        ("1 3 J 5 5 5", "1 3 J", 1),  # example 1
        ("J 5 5 5", "J", 1),  # example 1
        ("1 2 3 4 5 5 1", "1 2 3 4 5 5", 0),
        ("1 2 3 4 5 J 1 1 1", "1 2 3 4 5 J", 1),
        ("3 3 J", "3 3", 0),
    ],
)
def test_k5_the_row_stops(turned: str, row: str, draws: int) -> None:
    """K5, K6."""
    game = deal([PLAIN] * 3, turned)
    assert game.view()["row"] == row.split()
    assert game.view()["hand_sizes"] == [6 + draws] * 3


def test_k6_left_of_the_bandleader_draws_first() -> None:
    """K6: clockwise from the bandleader's left, the bandleader last."""
    hands = ["1 1 1 1 1 1", "2 2 2 2 2 2", "3 3 3 3 3 3"]
    game = deal(hands, "J 4 5 J")
    drawn = [set(game.view(seat)["hand"]) - set(hands[seat].split()) for seat in range(3)]
    assert drawn == [{"J"}, {"4"}, {"5"}]


def test_k6_follows_the_bandleader_of_the_moment() -> None:
    """K6, K16."""
    game = band("2 4 2", "1", "1", "1", then="J 3 4 5")
    play(game, "1 bid 1x1 / 2 pass / 0 pass / 1 pay 1 / 1 stop")
    assert game.view(2)["hand"] == ["1", "3"]
    assert game.view(0)["hand"] == ["1", "4"]
    assert "5" in game.view(1)["hand"]


def test_k7_the_last_card_turned_ends_the_game() -> None:
    """K7, K22, K25: no auction, and the row's joker is nobody's."""
    game = band("2 4 2", "1", "1 J", "1")
    leave(game, "3 4 J")
    play(game, "1 pass / 2 pass / 0 pass")
    assert game.over
    assert game.view()["last_score"]["jokers"] == [0, 1, 0]
    assert game.scores == [0, -5, 0]
    assert game.view()["row"] == ["3", "4", "J"]


def test_k7_a_row_cut_short_by_the_end() -> None:
    """K7: the last card ends the game even if the row would have gone on."""
    game = band("2 4 2", "1", "1")
    leave(game, "3 4")
    play(game, "1 pass / 0 pass")
    assert game.over


@pytest.mark.parametrize(
    ("left", "over", "jokers"),
    [
        ("J 1 1 J", True, [1, 0, 0]),  # everybody draws, the last card goes to the bandleader
        ("J 1 J", True, [0, 0, 1]),  # only two can draw
        ("J J", True, [0, 1, 0]),
        ("J 1 1 1 1", False, None),
        ("2 2 1", False, None),
    ],
)
def test_k7_the_last_card_drawn_ends_the_game(left: str, over: bool, jokers: Any) -> None:
    """K7 under K6: whoever could still draw keeps the card, and the game is over."""
    game = band("2 4 2", "1", "1", "1")
    leave(game, left)
    play(game, "1 pass / 2 pass / 0 pass")
    assert game.over == over
    if over:
        assert game.view()["last_score"]["jokers"] == jokers


# Auction


def test_k8_left_of_the_bandleader_speaks_first_and_who_passes_is_out() -> None:
    """K8."""
    game = band("2 4 2", "1 2 3", "1 2 3", "1 2 3")
    assert game.actors == [1]
    play(game, "1 bid 1x1 / 2 pass / 0 bid 1x2 / 1 bid 1x3")
    assert game.actors == [0]
    assert clause(game, 2, "bid 2d") == "not-your-turn"
    assert game.view()["passed"] == [False, False, True]


def test_k8_the_first_speaker_may_pass() -> None:
    """K8."""
    game = band("2 4 2", "1", "1 1", "1")
    assert "pass" in game.legal(1)
    play(game, "1 pass")
    assert game.actors == [2]


LADDER_UP_TO_SIX = [
    *("1x1", "1x2", "1x3", "1x4", "1x5"),
    *("2d", "2x1", "2x2", "2x3", "2x4", "2x5"),
    *("3d", "3x1", "3x2", "3x3", "3x4", "3x5"),
    *("4d", "4x1", "4x2", "4x3", "4x4", "4x5"),
    *("5d", "5x1", "5x2", "5x3", "5x4", "5x5"),
    *("6x1", "6x2", "6x3", "6x4", "6x5"),
]


@pytest.mark.parametrize("place", range(len(LADDER_UP_TO_SIX)))
def test_k11_the_ladder(place: int) -> None:
    """K9, K10, K11, worked example 2: who holds six jokers may make every higher bid, no other."""
    game = band("2 4 2", "J J J J J J", "J J J J J J")
    game.move(1, f"bid {LADDER_UP_TO_SIX[place]}")
    legal = {text.removeprefix("bid ") for text in game.legal(0)}
    assert legal == {*LADDER_UP_TO_SIX[place + 1 :], "pass"}
    assert clause(game, 0, f"bid {LADDER_UP_TO_SIX[place]}") == "K11"


@pytest.mark.parametrize(
    ("low", "high"),
    [("1x5", "2x1"), ("3x1", "3x2"), ("3x5", "4d"), ("4d", "4x1"), ("4x5", "5d")],
)
def test_example_2(low: str, high: str) -> None:
    """K11, worked example 2."""
    game = band("2 4 2", "J J J J J J", "J J J J J J")
    game.move(1, f"bid {low}")
    assert f"bid {high}" in game.legal(0)
    game.move(0, f"bid {high}")
    assert clause(game, 1, f"bid {low}") == "K11"


@pytest.mark.parametrize("text", ["bid 1d", "bid 6d", "bid 0x1", "bid 0d", "bid 2x6", "bid 2xJ"])
def test_k10_there_is_no_such_bid(text: str) -> None:
    """K9, K10: different bids have two to five cards; values are 1 to 5."""
    game = band("2 4 2", "1", "1 2 3 4 5 J J")
    assert text not in game.legal(1)
    assert game.why_not(1, text) is not None


@pytest.mark.parametrize(
    ("hand", "bids"),
    [
        ("2 2 J", "1x1 1x2 1x3 1x4 1x5 2d 2x2 3x2"),
        ("2 2", "1x2 2x2"),
        ("1 2 3", "1x1 1x2 1x3 2d 3d"),
        ("5 5 5 1", "1x1 1x5 2d 2x5 3x5"),
        ("J", "1x1 1x2 1x3 1x4 1x5"),
        ("1 2 3 4 5", "1x1 1x2 1x3 1x4 1x5 2d 3d 4d 5d"),
        ("", ""),
    ],
)
def test_k12_a_bid_must_be_payable(hand: str, bids: str) -> None:
    """K12: the cards of the row (2 4 2) do not help."""
    game = band("2 4 2", "1", hand)
    legal = {text.removeprefix("bid ") for text in game.legal(1)}
    assert legal == {*bids.split(), "pass"}


def test_example_3() -> None:
    """K12, worked example 3: hand 2-2-J."""
    game = band("2 4 2", "1", "2 2 J")
    legal = game.legal(1)
    assert "bid 3x2" in legal
    assert not [text for text in legal if text.startswith("bid 3x") and text != "bid 3x2"]
    assert not [text for text in legal if text.startswith("bid 4")]
    assert clause(game, 1, "bid 2x5") == "K12"
    assert "bid 1x5" in legal
    assert "bid 2d" in legal
    assert clause(game, 1, "bid 3d") == "K12"


def test_k12_thirty_cards_of_one_value_can_be_bid() -> None:
    """K9, K12: there is no upper end but the hand's."""
    game = band("2 4 2", "1", " ".join(["3"] * 15 + ["J"] * 15))
    assert "bid 30x3" in game.legal(1)
    play(game, "1 bid 30x3 / 0 pass")
    assert game.legal(1) == ["pay " + " ".join(["3"] * 15 + ["J"] * 15)]


def test_k13_the_last_one_left_has_won() -> None:
    """K13: he who has bid and is alone wins without speaking again."""
    game = band("2 4 2", "1 1", "1 1", "1 1")
    play(game, "1 bid 1x1 / 2 bid 2x1 / 0 pass / 1 pass")
    assert game.view()["phase"] == "pay"
    assert game.actors == [2]


def test_k13_the_last_speaker_without_a_bid_still_speaks() -> None:
    """K13: he may make any bid or pass, and gets nothing for nothing."""
    game = band("2 4 2", "3 3", "1", "1")
    play(game, "1 pass / 2 pass")
    assert game.view()["phase"] == "auction"
    assert game.actors == [0]
    assert set(game.legal(0)) == {"pass", "bid 1x3", "bid 2x3"}
    play(game, "0 bid 2x3")
    assert game.view()["phase"] == "pay"


def test_k14_no_bid_no_sale() -> None:
    """K14: the row is discarded and the same bandleader starts a new round."""
    game = band("2 4 2", "3", "1", "1", then="5 5")
    before = game.view()["discards"]
    play(game, "1 pass / 2 pass / 0 pass")
    after = game.view()
    assert {k: after["discards"][k] - before[k] for k in before if after["discards"][k]} == {
        "2": 2,
        "4": 1,
    }
    assert after["row"] == ["5", "5"]
    assert after["bandleader"] == 0
    assert game.actors == [1]


def test_k14_the_bandleader_stays_whoever_he_is() -> None:
    """K14, K16."""
    game = band("2 4 2", "1", "1", "1", then="5 5 3 3")
    play(game, "1 bid 1x1 / 2 pass / 0 pass / 1 pay 1 / 1 stop / 2 pass / 0 pass / 1 pass")
    assert game.view()["bandleader"] == 1
    assert game.view()["row"] == ["3", "3"]


@pytest.mark.parametrize(
    ("hand", "bid", "payments"),
    [
        ("4 4 4 J J", "3x4", ["4 4 4", "4 4 J", "4 J J"]),  # example 4
        ("4 J J J", "3x4", ["4 J J", "J J J"]),
        ("1 2 2 J", "2d", ["1 2", "1 J", "2 J"]),
        ("1 2 3 J J", "3d", ["1 2 3", "1 2 J", "1 3 J", "2 3 J", "1 J J", "2 J J", "3 J J"]),
        ("J J", "2d", ["J J"]),
        ("5", "1x5", ["5"]),
    ],
)
def test_k15_the_winner_chooses_what_to_pay(hand: str, bid: str, payments: list[str]) -> None:
    """K15, worked example 4."""
    game = band("2 4 2", "1", hand)
    play(game, f"1 bid {bid} / 0 pass")
    assert set(game.legal(1)) == {f"pay {cards}" for cards in payments}
    assert clause(game, 1, "pay 1 1 1 1") == "K15"


def test_k15_naturals_are_discarded_and_jokers_displayed() -> None:
    """K15, K21."""
    game = band("2 4 2", "1", "4 4 4 J J")
    play(game, "1 bid 3x4 / 0 pass / 1 pay 4 J J")
    seen = game.view(1)
    assert (seen["discards"]["4"], seen["discards"]["J"]) == (1, 0)
    assert seen["displayed"] == [0, 2]


def test_k16_the_winner_takes_the_row_and_leads() -> None:
    """K16."""
    game = band("2 4 2", "1", "5", "1", then="3 3")
    play(game, "1 bid 1x5 / 2 pass / 0 pass / 1 pay 5")
    assert game.view(1)["hand"] == ["2", "2", "4"]
    assert game.view()["row"] == []
    play(game, "1 stop")
    assert game.view()["bandleader"] == 1
    assert game.actors == [2]


# Foursomes


def test_k17_only_the_winner_and_as_many_as_he_likes() -> None:
    """K17: from the whole hand, the row included; another seat may not."""
    game = band("2 4 2", "5 5 5 5", "1 2 2 4 4 4")
    play(game, "1 bid 1x1 / 0 pass / 1 pay 1")
    assert game.legal(0) == []
    assert set(game.legal(1)) == {"stop", "meld 2 2 2 2", "meld 4 4 4 4"}
    play(game, "1 meld 2 2 2 2 / 1 meld 4 4 4 4 / 1 stop")
    assert game.view()["mice"] == [0, 6]


def test_k17_even_without_a_foursome_the_winner_says_stop() -> None:
    """K17: a turn in which only one move is legal is still a move."""
    assert at_foursomes("1 2 3").legal(1) == ["stop"]


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("3 3 3 3", ["3 3 3 3"]),
        ("3 3 3", []),
        ("3 3 J J", ["3 3 J J"]),
        ("3 3 3 3 J", ["3 3 3 3", "3 3 3 J"]),
        ("3 J J J", ["3 J J J"]),
        ("1 5 J J J", ["1 J J J", "5 J J J"]),
        ("J J J J", [f"J J J J as {v}" for v in "12345J"]),
        ("2 J J J J", ["2 J J J", *(f"J J J J as {v}" for v in "12345J")]),
    ],
)
def test_k18_foursomes(hand: str, melds: list[str]) -> None:
    """K18, K19."""
    game = at_foursomes(hand)
    assert set(game.legal(1)) == {"stop", *(f"meld {meld}" for meld in melds)}
    assert melds or clause(game, 1, "meld 3 3 3 3") == "K18"


def test_k18_pays_its_value_in_mice() -> None:
    """K18, worked example 5: four 3s and four 4s earn 7 mice."""
    game = at_foursomes("3 3 J J 4 4 4 4")
    discards = game.view()["discards"]
    play(game, "1 meld 3 3 J J / 1 meld 4 4 4 4")
    seen = game.view()
    assert seen["mice"] == [0, 7]
    assert seen["pool"] == 13
    assert seen["displayed"] == [0, 2]
    assert [seen["discards"][v] - discards[v] for v in "34J"] == [2, 4, 0]


def test_k18_earns_what_is_left() -> None:
    """K18, K20, worked example 6: two mice left, four 5s earn two and end the game."""
    game = at_foursomes("5 5 5 5 J")
    game.state.pool = 2
    play(game, "1 meld 5 5 5 5")
    assert game.over
    assert game.view()["mice"] == [0, 2]
    assert game.scores == [0, 2 - 5]


@pytest.mark.parametrize("value", range(1, 6))
def test_k19_four_jokers_as_a_value(value: int) -> None:
    """K19."""
    game = at_foursomes("J J J J")
    play(game, f"1 meld J J J J as {value}")
    assert game.view()["mice"][1] == value
    assert game.view()["displayed"][1] == 4
    assert game.view()["discards"]["J"] == 0


def test_k19_a_joker_foursome_gets_rid_of_jokers() -> None:
    """K19."""
    game = at_foursomes("J J J J 1")
    play(game, "1 meld J J J J as J")
    assert game.view()["mice"][1] == 0
    assert game.view()["displayed"][1] == 0
    assert game.view()["discards"]["J"] == 4
    assert not game.over


def test_k20_the_last_mouse_ends_the_game_at_once() -> None:
    """K20, K22: no `stop`, no further foursome."""
    game = at_foursomes("4 4 4 4 5 5 5 5")
    game.state.pool = 4
    play(game, "1 meld 4 4 4 4")
    assert game.over
    assert game.actors == []
    assert clause(game, 1, "meld 5 5 5 5") == "game-over"
    assert game.scores == [0, 4]


def test_k21_a_displayed_joker_is_never_used_again() -> None:
    """K21."""
    game = band("2 4 2", "1", "3 J", then="4 4")
    play(game, "1 bid 1x3 / 0 pass / 1 pay J / 1 stop")
    assert game.view()["displayed"] == [0, 1]
    assert "J" not in game.view(1)["hand"]
    play(game, "0 pass")
    assert "bid 1x5" not in game.legal(1)


# End and scoring


def ended(mice: list[int], displayed: list[int], in_hand: list[int], **options: str) -> Game:
    """A game that ends at once with these mice, and jokers displayed and in hand."""
    hands = [" ".join(["1"] + ["J"] * jokers) for jokers in in_hand]
    game = band("2 4 2", *hands, **options)
    game.state.caught[: len(mice)] = mice
    game.state.displayed[: len(mice)] = displayed
    leave(game, "5")
    for seat in [*range(1, len(mice)), 0]:
        game.move(seat, "pass")
    return game


@pytest.mark.parametrize(
    ("mice", "displayed", "in_hand", "scores", "winners"),
    [
        # Example 7: jokers 4, 4, 2.
        ([6, 7, 1], [4, 3, 2], [0, 1, 0], [1, 2, 1], [1]),
        # Example 8: 6 and 6 mice after scoring, jokers 3 and 1; a third has the most jokers.
        ([6, 6, 0], [3, 1, 4], [0, 0, 0], [6, 6, -5], [1]),
        # K24: nobody has a joker, nobody pays.
        ([3, 2], [0, 0], [0, 0], [3, 2], [0]),
        # K24: all tied, all pay.
        ([3, 2], [1, 0], [0, 1], [-2, -3], [0]),
        # K24: scores can be negative, K23: jokers in hand count.
        ([0, 0], [0, 0], [2, 0], [-5, 0], [1]),
        # K26: tied in mice and jokers, the victory is shared.
        ([4, 4, 0], [1, 1, 2], [0, 0, 0], [4, 4, -5], [0, 1]),
        # K26: the tie-break is among those with the most mice only.
        ([4, 4, 1], [2, 3, 0], [1, 1, 0], [4, -1, 1], [0]),
        ([4, 4, 3], [2, 2, 0], [0, 0, 3], [4, 4, -2], [0, 1]),
    ],
)
def test_k23_to_k26_scoring(
    mice: list[int],
    displayed: list[int],
    in_hand: list[int],
    scores: list[int],
    winners: list[int],
) -> None:
    """K22, K23, K24, K26, worked examples 7 and 8."""
    game = ended(mice, displayed, in_hand)
    assert game.over
    assert game.scores == scores
    assert game.winners == winners
    assert game.view()["last_score"]["jokers"] == [
        shown + held for shown, held in zip(displayed, in_hand, strict=True)
    ]


def test_k25_the_joker_of_an_unsold_row_is_nobodys() -> None:
    """K25."""
    game = band("2 4 2", "1", "1")
    leave(game, "J")
    play(game, "1 pass / 0 pass")
    assert game.over
    assert game.scores == [0, 0]


def test_k27_a_match_adds_up_and_the_bandleader_moves() -> None:
    """K27: totals decide, jokers no longer break ties, seat 1 leads the second game's band."""
    game = ended([6, 6, 0], [3, 1, 4], [0, 0, 0], games="2")
    assert game.scores == [6, 6, -5]
    assert game.view()["bandleader"] == 1
    assert game.actors == [2]
    assert game.view()["game"] == 2
    assert game.view()["pool"] == 20
    assert game.view()["mice"] == [0, 0, 0]
    for seat, jokers in enumerate(["J J", "J", "J J J"]):
        hold(game, seat, jokers)
    leave(game, "5")
    play(game, "2 pass / 0 pass / 1 pass")
    assert game.over
    assert game.scores == [6, 6, -10]
    assert game.winners == [0, 1]
    assert game.view()["pad"] == [[6, 6, -5], [0, 0, -5]]


def test_k27_a_single_game_breaks_the_tie_that_a_match_shares() -> None:
    """K26, K27."""
    assert ended([6, 6, 0], [3, 1, 4], [0, 0, 0], games="1").winners == [1]


@pytest.mark.parametrize("games", ["1", "2", "3", "10"])
def test_k27_as_many_games_as_chosen(games: str) -> None:
    """K27: one shuffle of 90 cards for each game, and the first bandleader moves on."""
    game = played(RULES, 3, {"games": games}, 7)
    record = game.record()
    assert [len(deck) for deck in record["shuffles"]] == [90] * int(games)
    assert len(game.view()["pad"]) == int(games)
    totals = [sum(column) for column in zip(*game.view()["pad"], strict=True)]
    assert record["scores"] == totals


def test_a_move_of_another_kind_is_refused_with_what_is_due() -> None:
    """K8, K15, K17."""
    game = band("2 4 2", "1", "1 1")
    assert clause(game, 1, "stop") == "K8"
    assert clause(game, 1, "pay 1") == "K8"
    play(game, "1 bid 1x1 / 0 pass")
    assert clause(game, 1, "pass") == "K15"
    play(game, "1 pay 1")
    assert clause(game, 1, "bid 1x1") == "K17"
    with pytest.raises(Refused):
        game.move(1, "pass")


def test_naturals_come_first_then_jokers() -> None:
    """K18: the notation has one spelling for each move."""
    game = at_foursomes("3 3 J J")
    assert clause(game, 1, "meld J J 3 3") == "unknown-move"
    assert kinds(RULES, "J 1 5") == [0, 1, 5]
