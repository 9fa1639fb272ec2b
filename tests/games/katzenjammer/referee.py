"""Katzenjammer Blues, from rules.en.md alone."""

from collections.abc import Generator, Mapping
from itertools import combinations

from tests.referee import NextShuffle, Play, Turn

VALUES = ["1", "2", "3", "4", "5"]
DECK = [card for card in [*VALUES, "J"] for _ in range(15)]  # K1


class GameEnds(Exception):
    """K7 and K20: the game ends this very moment."""


class Band:
    """One game of a match."""

    def __init__(self, players: int, mice: int, leader: int, deck: list[str]) -> None:
        self.players, self.pool, self.leader, self.deck = players, mice, leader, deck
        self.hands: list[list[str]] = []
        for _ in range(players):  # K3
            self.hands.append(deck[:6])
            del deck[:6]
        self.row: list[str] = []
        self.displayed = [0] * players
        self.mice = [0] * players

    def clockwise(self) -> list[int]:
        return [(self.leader + 1 + i) % self.players for i in range(self.players)]

    def draw(self) -> str:
        return self.deck.pop(0)

    def end_if_deck_is_empty(self) -> None:
        if not self.deck:  # K7
            raise GameEnds

    def reveal(self) -> None:
        self.row = []
        while True:
            card = self.draw()
            ends_row = card == "J" or card in self.row  # K5
            self.row.append(card)
            self.end_if_deck_is_empty()
            if ends_row:
                break
        if self.row[-1] == "J":
            for seat in self.clockwise():  # K6
                self.hands[seat].append(self.draw())
                self.end_if_deck_is_empty()

    def remove(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)

    def round(self) -> Generator[Turn, str, None]:
        self.reveal()
        winner, bid = yield from self.auction()
        if winner is None:
            return  # K14: the leader stays
        payment = yield winner, {f"pay {cards}" for cards in payments(bid, self.hands[winner])}
        cards = payment.split()[1:]
        self.remove(winner, cards)
        self.displayed[winner] += cards.count("J")  # K15
        self.hands[winner] += self.row  # K16
        self.row = []
        self.leader = winner
        yield from self.foursomes(winner)

    def auction(self) -> Generator[Turn, str, tuple[int | None, str]]:
        speaking = self.clockwise()  # K8
        holder, standing = None, ""
        while speaking:
            if holder is not None and speaking == [holder]:  # K13
                return holder, standing
            seat = speaking.pop(0)
            higher = LADDER[LADDER.index(standing) + 1 :] if standing else LADDER  # K11
            bids = {f"bid {bid}" for bid in higher if payments(bid, self.hands[seat])}  # K12
            said = yield seat, bids | {"pass"}
            if said != "pass":
                holder, standing = seat, said.split()[1]
                speaking.append(seat)
        return None, ""

    def foursomes(self, seat: int) -> Generator[Turn, str, None]:
        while True:
            said = yield seat, {"stop"} | melds(self.hands[seat])  # K17
            if said == "stop":
                return
            cards = said.split(" as ")[0].split()[1:]
            value = said.split(" as ")[1] if " as " in said else cards[0]
            self.remove(seat, cards)
            if value == "J":  # K19: these jokers go to the discard pile
                continue
            self.displayed[seat] += cards.count("J")
            earned = min(int(value), self.pool)  # K18
            self.mice[seat] += earned
            self.pool -= earned
            if self.pool == 0:  # K20
                raise GameEnds

    def score(self) -> tuple[list[int], list[int]]:
        jokers = [
            self.displayed[seat] + self.hands[seat].count("J") for seat in range(self.players)
        ]  # K23, and K25: the row's joker is not among them
        most = max(jokers)
        for seat in range(self.players):
            if most > 0 and jokers[seat] == most:  # K24
                self.mice[seat] -= 5
        return self.mice, jokers


def ladder() -> list[str]:
    """Every bid, lowest first (K9 to K11); nobody can hold more than 30 useful cards."""
    bids = []
    for n in range(1, 31):
        if 2 <= n <= 5:
            bids.append(f"{n}d")
        bids += [f"{n}x{value}" for value in VALUES]
    return bids


LADDER = ladder()


def payments(bid: str, hand: list[str]) -> set[str]:
    """Every way to pay a bid from a hand, naturals first, jokers last."""
    found = set()
    if bid.endswith("d"):
        n = int(bid[:-1])
        held = [value for value in VALUES if value in hand]
        for jokers in range(min(n, hand.count("J")) + 1):
            for naturals in combinations(held, n - jokers):
                found.add(" ".join([*naturals, *["J"] * jokers]))
        return found
    n, value = int(bid.split("x", maxsplit=1)[0]), bid.split("x")[1]
    for jokers in range(min(n, hand.count("J")) + 1):
        if hand.count(value) >= n - jokers:
            found.add(" ".join([value] * (n - jokers) + ["J"] * jokers))
    return found


def melds(hand: list[str]) -> set[str]:
    found = set()
    jokers = hand.count("J")
    for value in VALUES:
        for used in range(4):
            if jokers >= used and hand.count(value) >= 4 - used:
                found.add("meld " + " ".join([value] * (4 - used) + ["J"] * used))
    if jokers >= 4:
        found |= {f"meld J J J J as {value}" for value in [*VALUES, "J"]}  # K19
    return found


def play(players: int, options: Mapping[str, str], shuffle: NextShuffle) -> Play:
    mice = 20 if players <= 4 else 24
    if options["mice"] != "auto":  # K2
        mice = int(options["mice"])
    totals, jokers = [0] * players, [0] * players
    for number in range(int(options["games"])):
        band = Band(players, mice, number % players, shuffle(DECK))  # K27
        try:
            while True:
                yield from band.round()
        except GameEnds:
            pass
        scores, jokers = band.score()
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
    best = [seat for seat in range(players) if totals[seat] == max(totals)]
    if int(options["games"]) == 1:  # K26
        fewest = min(jokers[seat] for seat in best)
        best = [seat for seat in best if jokers[seat] == fewest]
    return totals, best
