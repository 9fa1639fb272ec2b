"""Reasons for Mückenstich: who takes this trick, who is stung, what the round brings."""

from collections.abc import Iterator

from katzentisch.bots.scene import (
    MoveReason,
    Scene,
    Sight,
    decimal,
    most_common,
    percent,
    weightiest,
)
from katzentisch.core.bits import members
from katzentisch.core.state import State as AnyState
from katzentisch.games.muckenstich.rules import (
    COLOUR,
    COLOURS,
    DISCARDING,
    KINDS,
    MOSQUITO,
    NAMING_TRUMP,
    PLAYING,
    RANK,
    TRUMP,
    State,
)

# Shares of the worlds: up to here two moves do the same; a last card of a colour weighs this much.
ALIKE = 0.1
LAST_OF_COLOUR = 0.15
# A mosquito more or less weighs more than a trick.
STING = 1.5


def moment(s: State) -> int:
    """The trick is gathered."""
    return s.tricks_left


def chapter(s: State) -> int:
    """The round, or with three players the half, is scored."""
    return 2 * s.rounds_done + s.half


def rival(s: AnyState, best: int, second: int) -> int:
    """The next best."""
    return second


def reason(scene: Scene) -> MoveReason:
    """The weightiest of what the trick and the round come to."""
    phase = scene.state.phase
    found = [points(scene)]
    if phase == PLAYING:
        found += [*trick(scene), *mosquito(scene), *fines(scene), *last_of_colour(scene)]
    elif phase == NAMING_TRUMP:
        found += [*trick(scene), goes_to(scene)]
    elif phase == DISCARDING:
        found += [*fines(scene), *last_of_colour(scene)]
    return weightiest(found)


def takes(scene: Scene, sight: Sight) -> bool:
    """Whether the seat takes the trick."""
    return bool(sight.soon.last_winner == scene.seat)


def stung(scene: Scene, sight: Sight) -> bool:
    """Whether the seat takes the trick and a mosquito with it."""
    cards = sight.soon.last_card[: scene.state.players]
    return takes(scene, sight) and any(RANK[kind] == MOSQUITO for kind in cards)


def trick(scene: Scene) -> Iterator[MoveReason]:
    """To take the trick, to leave it, to be stung by it."""
    best, other = (
        scene.share(move, lambda sight: takes(scene, sight)) for move in (scene.best, scene.rival)
    )
    best_sting, other_sting = (
        scene.share(move, lambda sight: stung(scene, sight)) for move in (scene.best, scene.rival)
    )
    clear = STING * (other_sting - best_sting)
    words = {"share": percent(best), "otherShare": percent(other)}
    # Nobody wants a trick for the mosquito in it.
    yield MoveReason("hint-stich-take", words, weight=best - other + min(0, clear))
    yield MoveReason("hint-stich-leave", words, weight=other - best)
    words = {"share": percent(best_sting), "otherShare": percent(other_sting)}
    yield MoveReason("hint-stich-sting", words, weight=clear)


def taker(scene: Scene, move: int) -> tuple[int, float]:
    """Who takes the trick most often after a move, and how often."""
    winner = most_common(sight.soon.last_winner for sight in scene.sights[move])
    assert winner is not None, "a move was tried in no world"
    return winner, scene.share(move, lambda sight: sight.soon.last_winner == winner)


def mosquito(scene: Scene) -> Iterator[MoveReason]:
    """To give a mosquito away."""
    if RANK[scene.best] != MOSQUITO:
        return
    winner, share = taker(scene, scene.best)
    if winner != scene.seat:
        yield MoveReason(
            "hint-stich-give", {"share": percent(share)}, who=winner, weight=STING * share
        )


def goes_to(scene: Scene) -> MoveReason:
    """The trick goes to somebody, thanks to the trump."""
    winner, share = taker(scene, scene.best)
    after = scene.share(scene.rival, lambda sight: sight.soon.last_winner == winner)
    key = "hint-stich-yours" if winner == scene.seat else "hint-stich-goes"
    words = {"share": percent(share), "otherShare": percent(after)}
    return MoveReason(key, words, who=winner, weight=max(2 * ALIKE, share - after))


def fines(scene: Scene) -> Iterator[MoveReason]:
    """Colours in which mosquitoes cost five points at the end of the round (M18)."""

    def colours(sight: Sight) -> float:
        own = sight.late.last_mosquitoes[scene.seat * 4 : scene.seat * 4 + 4]
        return float(sum(mosquitoes > 0 for mosquitoes in own))

    best, other = scene.mean(scene.best, colours), scene.mean(scene.rival, colours)
    words = {"colours": decimal(best), "otherColours": decimal(other)}
    yield MoveReason("hint-stich-fines", words, weight=other - best)


def last_of_colour(scene: Scene) -> Iterator[MoveReason]:
    """The last card of a colour leaves the hand: from then on anything may be thrown off (M8)."""
    kind = scene.best % KINDS
    if scene.best >= TRUMP or RANK[kind] == MOSQUITO:
        return
    s = scene.state
    held = members(s.hand[scene.seat]) + members(s.twins[scene.seat])
    if sum(COLOUR[card] == COLOUR[kind] for card in held) == 1:
        words = {"colour": COLOURS[COLOUR[kind]]}
        yield MoveReason("hint-stich-last", words, weight=LAST_OF_COLOUR)


def points(scene: Scene) -> MoveReason:
    """What the round brings to the seat, and to each of the others."""
    s = scene.state
    column = s.rounds_done * (2 if s.players == 3 else 1) + s.half

    def own(sight: Sight) -> float:
        return float(sight.late.pad[column * 6 + scene.seat])

    def others(sight: Sight) -> float:
        everybody = sum(sight.late.pad[column * 6 : column * 6 + s.players])
        return float(everybody - own(sight)) / int(s.players - 1)

    words = {
        "points": decimal(scene.mean(scene.best, own)),
        "others": decimal(scene.mean(scene.best, others)),
        "otherPoints": decimal(scene.mean(scene.rival, own)),
        "otherOthers": decimal(scene.mean(scene.rival, others)),
    }
    return MoveReason("hint-stich-points", words, weight=ALIKE)
