"""Mückenstich, clause by clause (rules.en.md)."""

from collections import Counter
from typing import Any

import pytest

from katzentisch.core.game import Game
from katzentisch.games.muckenstich import RULES, rules
from tests.games.muckenstich.positions import deal, hold
from tests.positions import clause, play
from tests.variants import dealt, played, random_steps

COLOURS = "RYGB"


def table(*hands: str, trump: str = "", leader: int = 0, tricks_left: int = 0) -> Game:
    """Hands in play, the leader to lead; the round goes on after these cards if told so."""
    game = dealt(RULES, len(hands), {}, 1)
    s: Any = game.state
    for seat, hand in enumerate(hands):
        hold(game, seat, hand)
    s.phase, s.choosing = rules.PLAYING, 0
    s.discards[: len(hands)] = [rules.DISCARDS[len(hands)]] * len(hands)
    s.trump = COLOURS.index(trump) if trump else rules.NONE
    s.leader = s.turn = leader
    s.tricks_left = tricks_left or len(hands[0].split())
    return game


def trick(cards: str, trump: str = "", leader: int = 0) -> int:
    """Who wins a trick: `R5 BM>G R12` (a mosquito names its trump behind `>`)."""
    plays = [card.split(">") for card in cards.split()]
    players = len(plays)
    hands = ["R1"] * players
    for place, (card, *_) in enumerate(plays):
        hands[(leader + place) % players] = card
    game = table(*hands, trump=trump, leader=leader, tricks_left=5)
    for place, (card, *named) in enumerate(plays):
        seat = (leader + place) % players
        game.move(seat, f"play {card}")
        for colour in named:
            game.move(seat, f"trump {colour}")
    (winner,) = (seat for seat in range(players) if game.view()["tricks"][seat])
    assert game.view()["leader"] == winner
    assert game.actors == [winner]
    return winner


def scoring(
    tricks: list[int], numbers: list[str], mosquitoes: list[str], doubled: str = "", void: str = ""
) -> Game:
    """A round just before scoring: tricks, number cards (colour letters) and mosquitoes won."""
    game = table(*["R1"] * len(tricks))
    s: Any = game.state
    s.tricks[: len(tricks)] = tricks
    for seat in range(len(tricks)):
        for place, colour in enumerate(COLOURS):
            s.won[seat * 4 + place] = numbers[seat].count(colour)
            s.mosquitoes[seat * 4 + place] = mosquitoes[seat].count(colour)
    rules.ask_double(s)
    if doubled:
        game.move(game.actors[0], f"double {doubled}")
    if void:
        game.move(game.actors[0], f"void {void}")
    game._deal()
    return game


# Material, rounds, dealing


def test_m1_the_cards() -> None:
    """M1."""
    cards = Counter(dict(zip(RULES.cards, RULES.copies, strict=True)))
    assert cards.total() == 64
    for colour in COLOURS:
        for n in range(1, 12):
            assert cards[f"{colour}{n}"] == 1
        assert cards[f"{colour}12"] == 2
        assert cards[f"{colour}M"] == 3


@pytest.mark.parametrize(("cards", "winner"), [("R12 RM>G R11", 1), ("RM>G R12 R11", 0)])
def test_m2_a_mosquito_is_the_strongest_of_its_colour(cards: str, winner: int) -> None:
    """M2."""
    assert trick(cards) == winner


@pytest.mark.parametrize("players", RULES.seats)
def test_m3_as_many_rounds_as_players(players: int) -> None:
    """M3, M7: the last seat deals first, the deal moves left, the dealer's left leads."""
    game = dealt(RULES, players, {}, 4)
    leads = {(1, game.view()["dealer"], game.view()["leader"])}
    for _ in random_steps(game, 4):
        seen = game.view()
        if not seen["trick"] and not any(seen["tricks"]):
            leads.add((seen["round"], seen["dealer"], seen["leader"]))
    assert leads == {(number + 1, (number - 1) % players, number) for number in range(players)}
    assert len(game.record()["shuffles"]) == players


@pytest.mark.parametrize(("players", "size"), [(3, 10), (4, 15), (5, 12), (6, 10)])
def test_m4_hand_sizes(players: int, size: int) -> None:
    """M4: whole hands, seat 0 first; four cards (with three players 34) stay in the deck."""
    game = dealt(RULES, players, {}, 2)
    deck = game.record()["shuffles"][0]
    for seat in range(players):
        hand = deck[seat * size : (seat + 1) * size]
        assert Counter(game.view(seat)["hand"]) == Counter(hand)
    assert len(deck) - game.state.drawn == (34 if players == 3 else 4)


def test_m4_nobody_sees_the_unused_cards() -> None:
    """M4."""
    game = dealt(RULES, 4, {}, 2)
    swapped = dealt(RULES, 4, {}, 2)
    swapped.state.deck[60:] = swapped.state.deck[60:][::-1]
    for seat in (-1, 0, 1, 2, 3):
        assert game.view(seat) == swapped.view(seat)


@pytest.mark.parametrize(("players", "discards"), [(3, 2), (4, 2), (5, 2), (6, 0)])
def test_m5_two_discards_but_none_with_six(players: int, discards: int) -> None:
    """M5."""
    game = dealt(RULES, players, {}, 3)
    if discards == 0:
        assert game.view()["phase"] == "play"
        return
    assert game.actors == list(range(players))
    for seat in reversed(range(players)):
        for _ in range(2):
            game.make(seat, game.legal_moves(seat)[0])
        assert seat not in game.actors or game.view()["phase"] == "play"
    assert game.view()["phase"] == "play"
    assert len(game.view(0)["hand"]) == rules.HAND[players] - 2


def test_m5_mosquitoes_may_be_discarded_and_discards_stay_secret() -> None:
    """M5."""
    game = deal(["RM R7", "", "", ""])
    assert {"discard RM", "discard R7"} <= set(game.legal(0))
    assert clause(game, 0, "discard R1") == "M5"
    assert clause(game, 0, "play R7") == "M5"
    before = [game.view(seat) for seat in (1, -1)]
    play(game, "0 discard RM / 0 discard R7")
    assert game.view(0)["discarded"] == ["RM", "R7"]
    for seat, old in zip((1, -1), before, strict=True):
        new = game.view(seat)
        changed = {key for key in new if new[key] != old[key]}
        assert changed == {"actors", "ready", "hand_sizes"}
        assert game.log(seat) == []
    for seat in (1, 2, 3):
        for _ in range(2):
            game.make(seat, game.legal_moves(seat)[0])
    assert game.log(1)[:2] == [(0, "discard ?"), (0, "discard ?")]
    assert game.log(0)[:2] == [(0, "discard RM"), (0, "discard R7")]
    # Discards count for nobody: they are not among the cards that can be won.
    assert "RM" not in game.view(0)["hand"]


def test_m5_equal_cards_are_discarded_one_at_a_time() -> None:
    """M5: who holds two equal cards may discard both."""
    game = deal(["RM RM RM", "", "", ""])
    play(game, "0 discard RM / 0 discard RM")
    assert game.view(0)["hand"].count("RM") == 1


def test_m6_three_players_play_two_halves_from_one_deck() -> None:
    """M6: the second half is dealt from where the first stopped, without trump, same leader."""
    game = dealt(RULES, 3, {}, 6)
    seen_halves = set()
    for _ in random_steps(game, 6):
        seen = game.view()
        if seen["phase"] != "discard" or game.waiting or any(seen["tricks"]):
            continue
        seen_halves.add((seen["round"], seen["half"]))
        deck = game.record()["shuffles"][-1]
        first = 30 * (seen["half"] - 1)
        for seat in range(3):
            hand = deck[first + 10 * seat : first + 10 * seat + 10]
            assert Counter(game.view(seat)["hand"]) == Counter(hand)
        assert seen["trump"] is None
        assert seen["leader"] == seen["round"] - 1
        assert game.actors == [0, 1, 2]
        assert len(seen["pad"]) == 2 * (seen["round"] - 1) + seen["half"] - 1
    assert seen_halves == {(1, 2), (2, 1), (2, 2), (3, 1), (3, 2)}
    assert len(game.record()["shuffles"]) == 3
    assert len(game.view()["pad"]) == 6


# Tricks


def test_m7_clockwise_and_the_winner_leads() -> None:
    """M7."""
    game = table("R5 G1", "R12 G2", "R7 G3", leader=1)
    assert game.actors == [1]
    play(game, "1 play G2")
    assert game.actors == [2]
    play(game, "2 play G3")
    assert game.actors == [0]
    play(game, "0 play G1")
    assert game.actors == [2]
    assert game.view()["tricks"] == [0, 0, 1]


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("R5", "R7 G1 B2", "R7"),
        ("R5", "R7 R12 G1", "R7 R12"),
        ("R5", "RM G1 B2", "RM"),  # example 5: a mosquito of the colour follows it
        ("R5", "G1 B2 YM", "G1 B2 YM"),  # free, and never obliged to trump
        ("GM", "G1 Y2 R3", "G1"),
        ("GM", "Y2 R3", "Y2 R3"),
        ("R5", "R7 R7 R12 R12 RM RM", "R7 R12 RM"),
    ],
)
def test_m8_follow_the_colour_led(led: str, hand: str, legal: str) -> None:
    """M8, M9."""
    game = table(led, hand, "R1", trump="B", tricks_left=6)
    game.move(0, f"play {led}")
    if led.endswith("M"):
        game.move(0, "trump Y")
    assert set(game.legal(1)) == {f"play {card}" for card in legal.split()}
    for card in set(hand.split()) - set(legal.split()):
        assert clause(game, 1, f"play {card}") == "M8"
    assert clause(game, 1, "play B11") == "M7"


def test_m9_any_card_may_be_led() -> None:
    """M9."""
    game = table("R1 G12 BM Y3", "R2", "R3", trump="R")
    assert set(game.legal(0)) == {"play R1", "play G12", "play BM", "play Y3"}


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("R1 R2 R3", 2),
        ("R11 R10 R9", 0),
        ("R11 R12 R1", 1),
        ("R5 R12 R12", 2),  # example 2
        ("R12 R12 R5", 1),
        ("RM>B RM>B R12", 1),  # example 2
        ("RM>B R12 RM>G", 2),
        ("R12 RM>G R12", 1),
        ("R1 Y12 GM>B", 0),  # other colours count for nothing
    ],
)
def test_m10_strength(cards: str, winner: int) -> None:
    """M10, M13, worked example 2."""
    assert trick(cards) == winner


def test_m10_equal_trumps_too() -> None:
    """M10: the later of two equal trumps."""
    assert trick("R5 B12 B12 R11", trump="B") == 2


def test_m11_no_trump_at_the_start_and_any_colour_can_be_named() -> None:
    """M11: any of the four, the standing one included; no trump cannot be named."""
    assert dealt(RULES, 4, {}, 1).view()["trump"] is None
    game = table("RM R2", "R5 R6", "R7 R8", trump="G")
    play(game, "0 play RM")
    assert game.actors == [0]
    assert game.legal(0) == ["trump R", "trump Y", "trump G", "trump B"]
    assert clause(game, 0, "play R2") == "M11"
    assert game.why_not(0, "trump") is not None
    play(game, "0 trump G")
    assert game.view()["trump"] == "G"
    assert game.actors == [1]


def test_m11_a_new_round_starts_without_trump() -> None:
    """M11."""
    game = table("RM", "R2", "R3", "R4")
    play(game, "0 play RM / 0 trump B / 1 play R2 / 2 play R3 / 3 play R4")
    for _ in range(2):
        if game.view()["phase"] in ("double", "void"):
            game.make(game.actors[0], game.legal_moves(game.actors[0])[0])
    assert game.view()["round"] == 2
    assert game.view()["trump"] is None


def test_m12_trump_holds_across_tricks() -> None:
    """M12."""
    game = table("RM G5", "R2 B1", "R3 G6", tricks_left=3)
    play(game, "0 play RM / 0 trump B / 1 play R2 / 2 play R3")
    assert game.view()["trump"] == "B"
    play(game, "0 play G5 / 1 play B1 / 2 play G6")
    assert game.view()["tricks"] == [1, 1, 0]


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("R5 BM>G R7", "", 2),  # example 1: no green in the trick
        ("R3 B1 YM>R", "B", 0),  # example 3: blue counts for nothing
        ("GM>Y Y2 G12", "", 1),  # example 4
        ("R3 B1 R12", "B", 1),
        ("R3 B1 BM>B", "B", 2),
        ("R3 B1 BM>Y", "B", 0),  # the mosquito itself is no trump any more
        ("R3 Y1 BM>Y", "", 1),  # the new trump holds for cards already lying there (M12)
        ("R3 Y1 BM>G GM>Y", "", 1),  # the trump of the end counts, not the one between
        ("R3 GM>G BM>B", "", 2),
        ("R3 GM>B BM>G", "", 1),
        ("R3 B12 B12 B11", "B", 2),
        ("RM>R R12 B12", "B", 0),
    ],
)
def test_m13_who_wins_the_trick(cards: str, trump: str, winner: int) -> None:
    """M12, M13, worked examples 1, 3 and 4; with every seat as the leader."""
    players = len(cards.split())
    for leader in range(players):
        assert trick(cards, trump, leader) == (winner + leader) % players


def test_example_4_everyone_must_follow_green() -> None:
    """M8, M9, worked example 4."""
    game = table("GM R1", "G2 Y12", "Y2 R5", tricks_left=4)
    play(game, "0 play GM / 0 trump Y")
    assert game.legal(1) == ["play G2"]
    play(game, "1 play G2")
    play(game, "2 play Y2")
    assert game.view()["tricks"] == [0, 0, 1]


def test_example_5_the_only_red_is_a_mosquito() -> None:
    """M8, M11, worked example 5."""
    game = table("R4 G1", "RM G5", "R6 G7", tricks_left=4)
    play(game, "0 play R4")
    assert game.legal(1) == ["play RM"]
    play(game, "1 play RM")
    assert game.legal(1) == ["trump R", "trump Y", "trump G", "trump B"]


@pytest.mark.parametrize("memory", ["off", "on"])
def test_m14_memory(memory: str) -> None:
    """M14: won cards are face down; with `memory` the list of all cards played is shown."""
    game = dealt(RULES, 4, {"memory": memory}, 9)
    played_cards: list[str] = []
    for _ in random_steps(game, 9):
        seen = game.view(2)
        if not game.waiting and game.made[-1].text.startswith("play "):
            played_cards.append(game.made[-1].text.split()[1])
        if seen["round"] > 1:
            break
        assert ("played" in seen) == (memory == "on")
        if memory == "on":
            assert Counter(seen["played"]) == Counter(played_cards)
        assert sum(seen["tricks"]) == len(played_cards) // 4
        if len(played_cards) >= 4 and sum(seen["tricks"]):
            last = [card for _, card in seen["last_trick"]]
            done = 4 * (len(played_cards) // 4)
            assert last == played_cards[done - 4 : done]


def test_m14_the_last_trick_of_a_round_stays_visible() -> None:
    """M14: until the next trick is complete, also while the next round is dealt and begun."""
    game = dealt(RULES, 6, {}, 9)
    gathered: list[str] = []
    rounds = set()
    for _ in random_steps(game, 9):
        seen = game.view()
        if game.made[-1].text.startswith("play "):
            gathered.append(game.made[-1].text.split()[1])
        done = 6 * (len(gathered) // 6) if game.view()["phase"] != "trump" else None
        if done and (game.made[-1].text.startswith("play ") or not seen["trick"]):
            assert [card for _, card in seen["last_trick"]] == gathered[done - 6 : done]
            rounds.add(seen["round"])
    assert rounds == set(range(1, 7))


@pytest.mark.parametrize("memory", ["off", "on"])
def test_m14_the_log_forgets_what_lies_face_down(memory: str) -> None:
    """M14: without memory the log shows the trick just taken and the one on the table."""
    game = dealt(RULES, 4, {"memory": memory}, 5)
    for _ in random_steps(game, 5):
        cards = [text for _, text in game.log(1) if text.startswith("play ")]
        seen = [text for text in cards if text != "play ?"]
        if memory == "on" or game.over:
            assert seen == cards
        else:
            on_table = len(game.view()["trick"])
            assert cards[len(cards) - len(seen) :] == seen
            assert len(seen) == min(len(cards), 4 + on_table)


def test_m3_the_dealer_of_the_last_round_stays_the_dealer() -> None:
    """M3: the end of the game names no new dealer."""
    assert played(RULES, 4, {}, 9).view()["dealer"] == 2


# Scoring


@pytest.mark.parametrize(
    ("tricks", "doubler"),
    [
        ([3, 3, 4, 3], None),  # example 6
        ([0, 5, 4, 4], 0),
        ([5, 5, 3, 0], 3),
        ([0, 0, 7, 6], None),
        ([2, 4, 4, 3], 0),
        ([4, 3, 3, 3], None),
        ([5, 2, 4, 2], None),
    ],
)
def test_m15_who_doubles(tricks: list[int], doubler: int | None) -> None:
    """M15, worked example 6."""
    game = scoring(tricks, ["R"] * 4, ["R", "G", "", ""])
    if doubler is None:
        assert game.view()["phase"] != "double"
        return
    assert game.actors == [doubler]
    assert game.legal(doubler) == ["double R", "double Y", "double G", "double B"]
    assert clause(game, doubler, "void R") == "M15"


@pytest.mark.parametrize(
    ("mosquitoes", "voider"),
    [
        (["RRYY", "GGBB", "RY", "GB"], None),  # example 6
        (["", "", "", ""], None),
        (["R", "", "", ""], 0),
        (["RYG", "RRRR", "", ""], 1),  # cards are counted, not colours
        (["R", "Y", "G", "BB"], 3),
        (["R", "R", "", ""], None),
    ],
)
@pytest.mark.parametrize("doubled", ["", "G"])
def test_m16_who_voids(mosquitoes: list[str], voider: int | None, doubled: str) -> None:
    """M16, worked example 6: any colour but the doubled one; without a double any of the four."""
    tricks = [0, 5, 4, 4] if doubled else [3, 3, 4, 3]
    game = scoring(tricks, ["R"] * 4, mosquitoes, doubled)
    if voider is None:
        assert game.view()["round"] == 2
        return
    assert game.actors == [voider]
    assert game.legal(voider) == [f"void {c}" for c in COLOURS if c != doubled]
    assert not doubled or clause(game, voider, f"void {doubled}") == "M16"


@pytest.mark.parametrize(
    ("numbers", "mosquitoes", "doubled", "void", "points"),
    [
        ("RRRRR", "", "", "", 5),
        ("RRYGB", "", "R", "", 7),
        ("RRYGB", "", "R", "Y", 6),
        ("RRYGB", "", "", "R", 3),
        ("RRYGB", "R", "", "", 0),
        ("RRYGB", "RRR", "", "", 0),
        ("", "RRYGB", "R", "Y", -20),  # M18: never touched by doubling and voiding
        ("RRRYYGGBB", "RRG", "R", "Y", 0),  # example 7
    ],
)
def test_m17_m18_points(
    numbers: str, mosquitoes: str, doubled: str, void: str, points: int
) -> None:
    """M17, M18, worked example 7."""
    game = table("R1", "R1", "R1", "R1")
    s: Any = game.state
    for place, colour in enumerate(COLOURS):
        s.won[4 + place] = numbers.count(colour)
        s.mosquitoes[4 + place] = mosquitoes.count(colour)
    s.doubled, s.void = COLOURS.find(doubled or "-"), COLOURS.find(void or "-")
    assert rules.points(s, 1) == points


def test_example_7_played_out() -> None:
    """M15 to M18, worked example 7: 3×2 + 4×1 + 0 − 10 = 0."""
    game = scoring(
        [0, 5, 4, 4], ["", "RRRYYGGBB", "Y", "R"], ["", "RRG", "", ""], doubled="R", void="Y"
    )
    assert game.scores == [0, 0, 0, 2]


def test_example_8_all_64_cards() -> None:
    """M4, M5, worked example 8: won, discarded and unused cards are the 64."""
    game = dealt(RULES, 5, {}, 11)
    for _ in random_steps(game, 11):
        if game.view()["phase"] in ("double", "void"):
            break
    s: Any = game.state
    assert sum(s.won) + sum(s.mosquitoes) + 2 * 5 + 4 == 64
    assert list(RULES.copies) == RULES.count_cards(s)


def test_m19_scores_add_up_and_a_tie_is_shared() -> None:
    """M19."""
    game = played(RULES, 4, {}, 12)
    assert game.scores == [sum(column) for column in zip(*game.view()["pad"], strict=True)]
    best = max(game.scores)
    assert game.winners == [seat for seat in range(4) if game.scores[seat] == best]
    game.state.score[:4] = [7, 9, 9, 8]
    assert game.winners == [1, 2]


def test_a_move_of_another_kind_is_refused_with_what_is_due() -> None:
    """M7, M11, M16."""
    game = table("R4 G1", "R1 G5", "R6 G7")
    assert clause(game, 0, "trump R") == "M7"
    assert clause(game, 0, "discard R4") == "M7"
    assert clause(game, 1, "play R1") == "not-your-turn"
    assert clause(game, 0, "play R4 ") == "unknown-move"
