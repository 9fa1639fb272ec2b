"""Reasons for Katzenjammer Blues: what the row costs and brings, mice caught, too many jokers."""

from collections.abc import Iterator

from katzentisch.bots.scene import (
    MoveReason,
    Scene,
    Sight,
    decimal,
    mean,
    percent,
    weightiest,
)
from katzentisch.core.state import State as AnyState
from katzentisch.games.katzenjammer.rules import (
    AUCTION,
    JOKER,
    KINDS,
    PASS,
    PAYING,
    PENALTY,
    State,
    bid_of,
)
from katzentisch.games.katzenjammer.words import payment

# A mouse weighs as much as this share of the worlds; below, two moves come to the same.
A_MOUSE = 0.2
ALIKE = 0.05
# Worlds in which a bid must buy the row before it is said what it buys.
SELDOM = 0.1
# With so many of a value, a foursome is near.
NEAR = 3


def moment(s: State) -> int:
    """The auction is decided, or the next row is turned."""
    return 4 * s.drawn + s.phase


def chapter(s: State) -> int:
    """The game is over."""
    return s.games_done


def rival(s: AnyState, best: int, second: int) -> int:
    """A bid is explained against passing, anything else against the next best."""
    # Every game's reasons take any state; this one's has a phase.
    bidding = s.phase == AUCTION  # type: ignore[attr-defined]
    return PASS if bidding and best != PASS else second


def reason(scene: Scene) -> MoveReason:
    """What is bought at which price; else what the game ends with."""
    found = [points(scene), *mice(scene), *jokers(scene)]
    if scene.state.phase == AUCTION:
        found += bidding(scene)
    elif scene.state.phase == PAYING:
        found += paying(scene)
    return weightiest(found)


def bidding(scene: Scene) -> Iterator[MoveReason]:
    """What a bid buys, and what that brings, after its price, against passing."""
    bid, passing = scene.best, scene.rival
    if bid == PASS:
        bid, passing = passing, bid
    bought = [buys(scene, sight, bid_of(bid)) for sight in scene.sights[bid]]
    share = mean(float(sold) for sold in bought)
    gains = [
        gained(scene, after_bid) - gained(scene, after_pass)
        for sold, after_bid, after_pass in zip(
            bought, scene.sights[bid], scene.sights[passing], strict=True
        )
        if sold
    ]
    gain = mean(gains)
    words = {"share": percent(share), "points": decimal(abs(gain))}
    if bid == scene.best:
        if share >= SELDOM:
            yield MoveReason("hint-blues-buy", words, weight=2 * A_MOUSE * gain)
        overbid = scene.share(bid, lambda sight: overbidden(scene, sight))
        yield MoveReason("hint-blues-drive", {"share": percent(overbid)}, weight=overbid - 0.5)
    elif share >= SELDOM:
        yield MoveReason("hint-blues-dear", words, weight=-2 * A_MOUSE * gain)


def buys(scene: Scene, sight: Sight, bid: int) -> bool:
    """Whether the seat gets the row for that bid."""
    sold = sight.soon.phase == PAYING and sight.soon.bidder == scene.seat
    return bool(sold and sight.soon.bid == bid)


def overbidden(scene: Scene, sight: Sight) -> bool:
    """Whether somebody else gets the row, for more."""
    return bool(sight.soon.phase == PAYING and sight.soon.bidder != scene.seat)


def gained(scene: Scene, sight: Sight) -> float:
    """The points of the seat in this game."""
    return float(sight.late.pad[scene.state.games_done * 6 + scene.seat])


def caught(scene: Scene, sight: Sight) -> float:
    """The mice of the seat in this game."""
    return float(sight.late.last_mice[scene.seat])


def fined(scene: Scene, sight: Sight) -> bool:
    """Whether the seat has the most jokers in the end (K24)."""
    return gained(scene, sight) < caught(scene, sight)


def paying(scene: Scene) -> Iterator[MoveReason]:
    """To pay with what is not near a foursome."""
    if not near_foursome(scene, scene.best) and near_foursome(scene, scene.rival):
        yield MoveReason("hint-blues-spare", weight=2 * A_MOUSE)


def near_foursome(scene: Scene, move: int) -> bool:
    """Whether a payment has a card of which, with the row, there are nearly four."""
    s = scene.state
    naturals = {kind for kind in payment(s.bid, move) if kind != JOKER}
    return any(s.hand[scene.seat * KINDS + kind] + s.row[kind] >= NEAR for kind in naturals)


def mice(scene: Scene) -> Iterator[MoveReason]:
    """Mice caught by the end of the game."""
    best = scene.mean(scene.best, lambda sight: caught(scene, sight))
    other = scene.mean(scene.rival, lambda sight: caught(scene, sight))
    words = {"mice": decimal(best), "otherMice": decimal(other)}
    yield MoveReason("hint-blues-mice", words, weight=A_MOUSE * (best - other))


def jokers(scene: Scene) -> Iterator[MoveReason]:
    """The most jokers, and so five mice lost."""
    best = scene.share(scene.best, lambda sight: fined(scene, sight))
    other = scene.share(scene.rival, lambda sight: fined(scene, sight))
    words = {"share": percent(best), "otherShare": percent(other), "penalty": PENALTY}
    yield MoveReason("hint-blues-jokers", words, weight=PENALTY * A_MOUSE * (other - best))


def points(scene: Scene) -> MoveReason:
    """What the game ends with, where nothing else stands out."""
    best = scene.mean(scene.best, lambda sight: gained(scene, sight))
    fine = scene.share(scene.best, lambda sight: fined(scene, sight))
    words = {"points": decimal(best), "share": percent(fine), "penalty": PENALTY}
    return MoveReason("hint-blues-points", words, weight=ALIKE)
