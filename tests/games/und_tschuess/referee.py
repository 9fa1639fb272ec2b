"""… und Tschüss!, from rules.en.md alone."""

from collections.abc import Generator, Mapping

from tests.referee import NextShuffle, Play, Turn

DECK = [str(n) for n in range(1, 16) for _ in range(6)] + ["-10"] * 6 + ["-5"] * 8  # U1
HAND = {4: 7, 5: 8, 6: 9}  # U3


class DeckUsedUp(Exception):
    """U15, U16: a card is needed and none can come any more."""


class Table:
    def __init__(self, players: int, options: Mapping[str, str], shuffle: NextShuffle) -> None:
        self.players, self.options, self.shuffle = players, options, shuffle
        self.deck = shuffle(DECK)
        self.pile: list[str] = []
        self.reshuffle_to_come = players > 4  # U15
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.won = [0] * players
        self.row: list[int] = []

    def draw(self) -> str:
        if not self.deck and self.reshuffle_to_come:
            self.reshuffle_to_come = False
            self.deck, self.pile = self.shuffle(self.pile), []
        if not self.deck:
            raise DeckUsedUp
        return self.deck.pop(0)

    def fill_hands(self) -> None:
        for hand in self.hands:  # U11
            while len(hand) < HAND[self.players]:
                hand.append(self.draw())

    def lay_row(self) -> None:
        self.row = [int(self.draw()) for _ in range(self.players - 1)]  # U4

    def exchange(self, seat: int) -> Generator[Turn, str, None]:
        hand = self.hands[seat]
        aside: list[str] = []
        while True:
            can_come = len(self.deck) + (len(self.pile) if self.reshuffle_to_come else 0)
            legal = {"keep"}
            if len(aside) < can_come:  # U14
                legal |= {f"swap {card}" for card in hand}
            said = yield seat, legal
            if said == "keep":
                break
            hand.remove(said.split()[1])
            aside.append(said.split()[1])
        hand += [self.draw() for _ in aside]  # U12
        self.pile += aside

    def round(self) -> Generator[Turn, str, tuple[int, int]]:
        """Play a round: its winner, and who was out first."""
        still_in = list(range(self.players))
        lying: list[list[str]] = [[] for _ in range(self.players)]
        outs: list[int] = []
        while True:
            chosen = []
            # Without cards nobody can play on: the totals lying there decide the rest (U9).
            for seat in [seat for seat in still_in if self.hands[seat]]:  # U5
                said = yield seat, {f"play {card}" for card in self.hands[seat]}
                chosen.append((seat, said.split()[1]))
            for seat, card in chosen:
                self.hands[seat].remove(card)
                lying[seat].append(card)
            totals = {seat: sum(int(card) for card in lying[seat]) for seat in still_in}
            loser = self.loser(totals, outs[-1] if outs else 0)
            if loser is None:
                continue
            still_in.remove(loser)
            outs.append(loser)
            self.pile += lying[loser]
            if len(still_in) == 1:  # U7
                self.won[still_in[0]] += self.row.pop()
                self.pile += lying[still_in[0]]
                return still_in[0], outs[0]
            lowest = min(self.row)  # U6
            self.row.remove(lowest)
            self.won[loser] += lowest

    def loser(self, totals: dict[int, int], last_out: int) -> int | None:
        """Who is out now, or takes nothing in a duel; none if the tie stands (U8, U9)."""
        lowest = [seat for seat in totals if totals[seat] == min(totals.values())]
        highest = [seat for seat in totals if totals[seat] == max(totals.values())]
        tie_counts = len(lowest) > 1 or (len(highest) > 1 and self.options["ties"] == "any")
        cards_left = any(self.hands[seat] for seat in totals)
        if tie_counts and cards_left:
            return None
        for step in range(1, self.players + 1):
            seat = (last_out + step) % self.players
            if seat in lowest:
                return seat
        raise AssertionError


def play(players: int, options: Mapping[str, str], shuffle: NextShuffle) -> Play:
    table = Table(players, options, shuffle)
    table.fill_hands()
    table.lay_row()
    try:
        while True:
            winner, first_out = yield from table.round()
            table.fill_hands()
            if options["exchange"] == "winner":  # U12
                yield from table.exchange(winner)
            elif options["exchange"] == "first_out":
                yield from table.exchange(first_out)
            table.lay_row()  # U13
    except DeckUsedUp:
        pass
    best = max(table.won)
    return table.won, [seat for seat in range(players) if table.won[seat] == best]  # U17
