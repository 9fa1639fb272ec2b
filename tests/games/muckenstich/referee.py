"""Mückenstich, from rules.en.md alone."""

from collections.abc import Generator, Mapping

from tests.referee import NextShuffle, Play, Turn

COLOURS = "RYGB"
NUMBERS = [*(str(n) for n in range(1, 13)), "12"]
DECK = [colour + face for colour in COLOURS for face in [*NUMBERS, "M", "M", "M"]]  # M1
HAND = {3: 10, 4: 15, 5: 12, 6: 10}  # M4


def strength(card: str) -> int:
    return 13 if card[1:] == "M" else int(card[1:])  # M2, M10


def strongest(cards: list[tuple[int, str]], colour: str) -> int | None:
    """The seat that played the strongest card of a colour, the later of equal ones (M10)."""
    winner, best = None, 0
    for seat, card in cards:
        if card[0] == colour and strength(card) >= best:
            winner, best = seat, strength(card)
    return winner


def the_only(counts: list[int], wanted: int) -> int | None:
    return counts.index(wanted) if counts.count(wanted) == 1 else None


def play_deal(
    players: int, leader: int, hands: list[list[str]]
) -> Generator[Turn, str, tuple[list[int], list[list[str]]]]:
    """Discard and play all tricks: the tricks and the cards each seat won."""
    if players < 6:  # M5
        for seat in range(players):
            for _ in range(2):
                said = yield seat, {f"discard {card}" for card in hands[seat]}
                hands[seat].remove(said.split()[1])
    tricks = [0] * players
    won: list[list[str]] = [[] for _ in range(players)]
    trump = ""  # M11
    while hands[leader]:
        trick: list[tuple[int, str]] = []
        for place in range(players):  # M7
            seat = (leader + place) % players
            colour = trick[0][1][0] if trick else ""
            following = [card for card in hands[seat] if card[0] == colour]
            said = yield seat, {f"play {card}" for card in following or hands[seat]}  # M8, M9
            card = said.split()[1]
            hands[seat].remove(card)
            trick.append((seat, card))
            if card.endswith("M"):  # M11
                named = yield seat, {f"trump {colour}" for colour in COLOURS}
                trump = named.split()[1]
        taker = strongest(trick, trump) if trump else None  # M12, M13
        if taker is None:
            taker = strongest(trick, trick[0][1][0])
        assert taker is not None
        leader = taker
        tricks[leader] += 1
        won[leader] += [card for _, card in trick]
    return tricks, won


def score_deal(tricks: list[int], won: list[list[str]]) -> Generator[Turn, str, list[int]]:
    doubled = void = ""
    loser = the_only(tricks, min(tricks))
    if loser is not None:  # M15
        said = yield loser, {f"double {colour}" for colour in COLOURS}
        doubled = said.split()[1]
    mosquitoes = [sum(card.endswith("M") for card in cards) for cards in won]
    bitten = the_only(mosquitoes, max(mosquitoes))
    if bitten is not None:  # M16
        said = yield bitten, {f"void {colour}" for colour in COLOURS if colour != doubled}
        void = said.split()[1]
    scores = []
    for cards in won:
        points = 0
        for card in cards:
            if not card.endswith("M"):  # M17
                points += 2 if card[0] == doubled else 0 if card[0] == void else 1
        points -= 5 * len({card for card in cards if card.endswith("M")})  # M18
        scores.append(points)
    return scores


def play(players: int, options: Mapping[str, str], shuffle: NextShuffle) -> Play:
    assert options["memory"] in {"off", "on"}  # M14 changes what is seen, no move
    totals = [0] * players
    for number in range(players):  # M3
        deck = shuffle(DECK)
        for _ in range(2 if players == 3 else 1):  # M6
            hands = []
            for _ in range(players):
                hands.append(deck[: HAND[players]])
                del deck[: HAND[players]]
            # The dealer of the first round is the last seat: the leader is the round's number.
            tricks, won = yield from play_deal(players, number % players, hands)
            scores = yield from score_deal(tricks, won)
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        assert len(deck) == 4  # M4
    return totals, [seat for seat in range(players) if totals[seat] == max(totals)]  # M19
