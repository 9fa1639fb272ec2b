"""Hearts, clause by clause, in its own notation."""

from collections.abc import Sequence

import pytest

from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch_hearts import RULES

NO_PASS, LEFT, ACROSS, RIGHT = "CA DA HA SA", "DA CA HA SA", "HA CA DA SA", "SA CA DA HA"
SUITS = [" ".join(card for card in RULES.cards if card[0] == suit) for suit in "CDSH"]


def numbers(cards: str) -> list[int]:
    return [RULES.cards.index(card) for card in cards.split()]


def deal(hands: Sequence[str], aces: str = NO_PASS, **options: str) -> Game:
    """A deal in which these hands are filled up with the cards that are left, lowest first."""
    given = [numbers(hand) for hand in hands]
    left = iter(sorted(set(range(52)) - {card for hand in given for card in hand}))
    for hand in given:
        hand += [next(left) for _ in range(13 - len(hand))]
    deck = [card for row in zip(*given, strict=True) for card in row]
    shuffles = [deck] if options.get("no_passing") == "on" else [numbers(aces), deck]
    return Game(RULES, 4, RecordedDealer(shuffles), options)


def play(game: Game, moves: str) -> None:
    """Cards in a row, each by whose turn it is."""
    for card in moves.split():
        game.move(game.actors[0], f"play {card}")


def give(game: Game, seat: int, cards: str) -> None:
    for card in cards.split():
        game.move(seat, f"give {card}")


def playable(game: Game) -> str:
    (seat,) = game.actors
    return " ".join(move.removeprefix("play ") for move in game.legal(seat))


def refusal(game: Game, seat: int, text: str) -> tuple[str, str]:
    found = game.why_not(seat, text)
    assert found is not None
    return found.key, found.clause


# Material and dealing


def test_the_pack_and_the_deal() -> None:
    """H1, H2: 52 cards, thirteen each, dealt one by one."""
    game = deal(SUITS)
    assert len(RULES.cards) == 52
    assert [game.view(seat)["hand"] for seat in range(4)] == [suit.split() for suit in SUITS]
    assert RULES.count_cards(game.state) == [1] * 52


@pytest.mark.parametrize(
    ("aces", "direction"),
    [(NO_PASS, "none"), (LEFT, "left"), (ACROSS, "across"), (RIGHT, "right")],
)
def test_the_ace_turned_up_tells_the_direction(aces: str, direction: str) -> None:
    """H3: everybody sees it."""
    assert deal(SUITS, aces).view()["direction"] == direction


# Passing


@pytest.mark.parametrize(("aces", "steps"), [(LEFT, 1), (ACROSS, 2), (RIGHT, 3)])
def test_three_cards_are_passed(aces: str, steps: int) -> None:
    """H4: each gives three and gets three; nobody sees anything before all have chosen."""
    game = deal(SUITS, aces)
    chosen = [" ".join(suit.split()[-3:]) for suit in SUITS]
    for seat in (2, 0, 3):
        give(game, seat, chosen[seat])
        assert game.view(seat)["passed"] == chosen[seat].split()
        assert game.view(seat)["received"] == []
        assert game.actors == [other for other in range(4) if not game.view()["ready"][other]]
    assert game.view()["hand_sizes"] == [13] * 4
    give(game, 1, chosen[1])
    for seat in range(4):
        receiver = game.view((seat + steps) % 4)
        assert receiver["received"] == chosen[seat].split()
        assert set(chosen[seat].split()) < set(receiver["hand"])
        assert not {"passed", "received", "hand"} & set(game.view())
    assert game.log(1)[0] == (0, "give ?")


def test_a_card_is_passed_once_and_from_the_hand() -> None:
    """H4: and nothing is played before."""
    game = deal(SUITS, LEFT)
    give(game, 0, "C2")
    assert refusal(game, 0, "give C2") == ("not-held", "H4")
    assert refusal(game, 0, "give D2") == ("not-held", "H4")
    assert refusal(game, 0, "play C3") == ("hearts-due", "H4")
    give(game, 0, "C3 C4")
    assert refusal(game, 0, "give C5")[0] == "not-your-turn"


def test_without_passing() -> None:
    """H4: the option; no ace is turned up."""
    game = deal(SUITS, no_passing="on")
    assert game.view()["direction"] == "none"
    assert [len(shuffle) for shuffle in game.shuffles] == [52]
    assert game.actors == [0]


# Tricks


def test_the_two_of_clubs_is_led() -> None:
    """H5: by whoever holds it after passing, or any club with the option."""
    hands = ("", "C2 C3 C4", "", "")
    assert playable(deal(hands)) == "C2"
    assert playable(deal(hands, any_club="on")) == "C2 C3 C4"
    assert refusal(deal(hands), 1, "play C3") == ("hearts-opening", "H5")
    game = deal(SUITS, LEFT)
    for seat, cards in enumerate(("C2 C3 C4", "D2 D3 D4", "S2 S3 S4", "H2 H3 H4")):
        give(game, seat, cards)
    assert (game.actors, playable(game)) == ([1], "C2")


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    """H6: there is no trump; the winner leads; all cards may be looked at."""
    game = deal(("C2", "C10 D2", "CJ", "C9"))
    assert refusal(game, 0, "play SA") == ("not-held", "H6")
    assert refusal(game, 0, "give C2") == ("hearts-due", "H6")
    play(game, "C2 C10 CJ C9")
    seen = game.view()
    assert (seen["last_winner"], seen["leader"], seen["tricks"]) == (2, 2, [0, 0, 1, 0])
    assert seen["last_trick"] == [[0, "C2"], [1, "C10"], [2, "CJ"], [3, "C9"]]
    assert seen["played"] == [["C2"], ["C10"], ["CJ"], ["C9"]]
    assert len(game.log()) == 4


def test_the_suit_led_is_followed() -> None:
    """H7: who has none of it may play another."""
    game = deal(("C2", "CK D2", SUITS[1].replace("D2", "S2"), ""))
    play(game, "C2")
    assert set(playable(game).split()) == {c for c in game.view(1)["hand"] if c[0] == "C"}
    assert refusal(game, 1, "play D2") == ("hearts-follow", "H7")
    play(game, "CK")
    assert set(playable(game).split()) == set(game.view(2)["hand"])


def test_no_points_in_the_first_trick() -> None:
    """H8: unless there is nothing else, or the option allows it."""
    hands = ("C2", "D3 S4 SQ H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ", "", "")
    game = deal(hands)
    play(game, "C2")
    assert playable(game) == "D3 S4"
    assert refusal(game, 1, "play SQ") == ("hearts-blood", "H8")
    assert refusal(game, 1, "play H2") == ("hearts-blood", "H8")
    free = deal(hands, points_at_once="on")
    play(free, "C2")
    assert len(playable(free).split()) == 13
    needy = deal(("C2", SUITS[3].replace("HA", "SQ"), "", ""))
    play(needy, "C2")
    assert len(playable(needy).split()) == 13


HEARTS_LATER = ("C2 D2 H2", "C3 CQ", "C4 CK", "C5 CA SA H3")


def test_hearts_are_not_led_before_they_are_broken() -> None:
    """H9: unless there is nothing else, or the option allows it."""
    game = deal(HEARTS_LATER)
    play(game, "C2 CQ CK CA")
    assert "SA" in playable(game)
    assert "H3" not in playable(game)
    assert refusal(game, 3, "play H3") == ("hearts-unbroken", "H9")
    free = deal(HEARTS_LATER, free_hearts="on")
    play(free, "C2 CQ CK CA")
    assert "H3" in playable(free)
    needy = deal(("C2", "C3", "C4", SUITS[3].replace("HA", "CA")))
    play(needy, "C2 C3 C4 CA")
    assert playable(needy) == " ".join(SUITS[3].split()[:-1])


def test_what_breaks_hearts() -> None:
    """H10: a heart thrown off, or the queen of spades unless the option keeps her silent."""
    no_spade = "C8 C9 D5 D6 D7 D8 D9 D10 H4 H5 H6 H7 H8"
    for options, thrown, broken in (
        ({}, "H4", True),
        ({}, "D5", False),
        ({"silent_queen": "on"}, "D5", False),
    ):
        game = deal(("C2 S2 SA H2", "C4 S4", "CA S5 SQ", no_spade), **options)
        play(game, f"C2 C4 CA C8 S5 {thrown}")
        assert game.view()["broken"] is broken
    for options, broken in (({}, True), ({"silent_queen": "on"}, False)):
        game = deal(("C2 S2", "C4 S4", "CA S5 SQ", no_spade), **options)
        play(game, "C2 C4 CA C8 SQ")
        assert game.view()["broken"] is broken


def test_the_queen_may_be_spared() -> None:
    """H11: with hearts and the queen alone, the option lets hearts be led."""
    hands = ("C2", "C3", "C4", "CA SQ " + " ".join(SUITS[3].split()[:11]))
    for options, expected in (({}, ["SQ"]), ({"spare_queen": "on"}, ["SQ", *hands[3].split()[2:]])):
        game = deal(hands, **options)
        play(game, "C2 C3 C4 CA")
        assert playable(game).split() == expected


# Scoring


def finished(
    hands: Sequence[str], points: Sequence[int], jack_winner: int = 0, **options: str
) -> Game:
    """The last trick of a deal, as if these points had been taken before it."""
    game = deal(hands, **options)
    s = game.state
    for seat, hand in enumerate(hands):
        (last,) = numbers(hand.split()[0])
        s.played[seat] = s.hand[seat] ^ 1 << last
        s.hand[seat] = 1 << last
        s.points[seat], s.tricks[seat] = points[seat], 3
    s.tricks[3], s.broken, s.leader, s.turn, s.jack_winner = 0, 1, 0, 0, jack_winner
    return game


def test_the_deal_ends_after_thirteen_tricks() -> None:
    """H12, H13, H17: a heart costs 1 and the queen 13; the score is 26 less the points."""
    game = finished(("SA", "SQ", "S2", "HA"), [12, 0, 0, 0])
    play(game, "SA SQ S2 HA")
    assert game.over
    assert game.actors == []
    assert game.view()["points"] == [26, 0, 0, 0]
    other = finished(("SA", "SQ", "S2", "HA"), [9, 3, 0, 0])
    play(other, "SA SQ S2 HA")
    assert (other.scores, other.winners) == ([3, 23, 26, 26], [2, 3])


def test_the_worked_example_of_25_points() -> None:
    """H13: twelve hearts and the queen; the ace of hearts elsewhere."""
    game = finished(("SA", "SQ", "S2", "S3"), [12, 1, 0, 0])
    play(game, "SA SQ S2 S3")
    assert game.scores == [1, 25, 26, 26]


def test_shooting_the_moon() -> None:
    """H14: all 26 points cost the others 26 each."""
    game = finished(("SA", "SQ", "S2", "HA"), [12, 0, 0, 0])
    play(game, "SA SQ S2 HA")
    assert (game.scores, game.winners) == ([26, 0, 0, 0], [0])


@pytest.mark.parametrize(("option", "scores"), [("off", [1, 25, 26, 26]), ("on", [1, 35, 26, 26])])
def test_the_jack_of_diamonds(option: str, scores: list[int]) -> None:
    """H15: takes ten points off, if the option says so."""
    game = finished(("SA", "SQ", "S2", "S3"), [12, 1, 0, 0], jack_winner=2, jack=option)
    play(game, "SA SQ S2 S3")
    assert game.scores == scores


def test_the_moon_does_not_need_the_jack() -> None:
    """H14, H15: whoever takes it keeps its points."""
    game = finished(("SA", "SQ", "S2", "HA"), [12, 0, 0, 0], jack_winner=3, jack="on")
    play(game, "SA SQ S2 HA")
    assert game.scores == [26, 0, 10, 0]


def test_taking_no_trick() -> None:
    """H16: five points off, if the option says so, but not when somebody shoots the moon."""
    for points, option, scores in (
        ([12, 1, 0, 0], "off", [1, 25, 26, 26]),
        ([12, 1, 0, 0], "on", [1, 25, 26, 31]),
        ([13, 0, 0, 0], "on", [26, 0, 0, 0]),
    ):
        game = finished(("SA", "SQ", "S2", "S3"), points, no_trick=option)
        play(game, "SA SQ S2 S3")
        assert game.scores == scores


def test_equals_share_the_victory() -> None:
    """H17."""
    game = finished(("SA", "S3", "S2", "S4"), [20, 2, 2, 2])
    play(game, "SA S3 S2 S4")
    assert game.winners == [1, 2, 3]
