"""A new table that goes on from a position of a finished game, what one seat cannot know redealt.

The branch is the finished game's past, dealt anew behind that seat's back (core/redeal.py): its
shuffles and its moves. So it is an ordinary game from its first deal on, in log and record.
"""

from collections.abc import Sequence
from typing import Any

from katzentisch.core.chance import Chance
from katzentisch.core.dealer import Dealer, RecordedDealer
from katzentisch.core.game import Game, Refused
from katzentisch.core.record import replay
from katzentisch.core.redeal import redeal
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.games import rulebooks
from katzentisch.server.table import events
from katzentisch.server.table.steps import in_steps


def branched(record: dict[str, Any], step: int, seat: int, chance: Chance) -> events.Branched:
    """The game of a record up to a step, with all that the seat could not know dealt anew."""
    game = replay(record, rulebooks())
    if seat >= game.players:
        raise Refused(Refusal("no-such-seat"))
    steps = in_steps(game, game.made)
    past = game.again([made for group in steps[:step] for made in group])
    if step > len(steps) or past.over or past.waiting:
        raise Refused(Refusal("branch-over"))
    dealt = redeal(past, seat, chance)
    again = Game(game.rules, game.players, RecordedDealer(dealt.shuffles), game.options)
    for mover, move in dealt.moves:
        again.make(mover, move)
    now = again.record()
    return events.Branched(record["id"], step, now["shuffles"], now["moves"])


class ArrangedDealer:
    """Deals the shuffles that are known first, all later ones by another dealer."""

    def __init__(self, rules: Rulebook, shuffles: list[list[str]], later: Dealer) -> None:
        number = {card: kind for kind, card in enumerate(rules.cards)}
        self.known = [[number[card] for card in deck] for deck in shuffles]
        self.recorded, self.later = RecordedDealer(self.known), later

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        """The cards of that shuffle in an order, top first."""
        dealer = self.recorded if number < len(self.known) else self.later
        return dealer(cards, number)


def go_on(game: Game, branch: events.Branched) -> None:
    """Make the moves of the branch."""
    for seat, text in branch.moves:
        game.move(seat, text)
