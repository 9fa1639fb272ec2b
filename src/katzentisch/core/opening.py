"""What a record proves of its deal: opened and checked, not opened, or of the old style."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from katzentisch.core.fair import FairDealer, commitment, fingerprint, promise_of

# `checked`: all was promised before anything was opened, fits, and the cards follow from it.
# `old`: the cards follow, but from salts sent in clear or from none at all, so that the server
#   knew the deals it could choose from.
# `unopened`: the record has no seed; nobody can tell.
Proof: TypeAlias = Literal["checked", "unopened", "old"]

HEX = re.compile("(?:[0-9a-f]{2})*")
DIGEST = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Opening:
    """What is proven, which seats did not open in time, and all promises in short."""

    proof: Proof
    late: tuple[int, ...] = ()
    fingerprint: str = ""


class WrongOpening(Exception):
    """What a record tells of its deal cannot be true."""

    def __init__(self, key: str, **words: int) -> None:
        super().__init__(key)
        self.key, self.words = key, words


def opening(fair: object, players: int, shuffles: Sequence[Sequence[int]]) -> Opening:
    """Check the `fair` of a record against its decks; raises WrongOpening."""
    if fair is None:
        return Opening("unopened")
    if not isinstance(fair, dict) or not _is_digest(fair.get("commitment")):
        raise WrongOpening("fair-shape")
    if (found := _count(fair, "salts", players)) != players:
        raise WrongOpening("fair-salts", found=found, players=players)
    if (found := _count(fair, "promises", players)) != players:
        raise WrongOpening("fair-promises", found=found, players=players)
    if "seed" not in fair:
        return Opening("unopened")
    dealer = FairDealer(_seed(fair["seed"]), _salts(fair.get("salts")))
    if commitment(dealer.seed) != fair["commitment"]:
        raise WrongOpening("fair-commitment")
    proven = _promised(fair, dealer.salts) if "promises" in fair else _old_style(fair)
    _check_decks(dealer, shuffles)
    return proven


def _is_digest(value: object) -> bool:
    return isinstance(value, str) and DIGEST.fullmatch(value) is not None


def _count(fair: dict[str, Any], key: str, players: int) -> int:
    """How many there are: one for every seat, lest there be other decks to choose from."""
    if key not in fair:
        return players
    if not isinstance(fair[key], list):
        raise WrongOpening("fair-shape")
    return len(fair[key])


def _seed(value: object) -> bytes:
    if not _is_digest(value):  # 32 bytes, as a digest has them
        raise WrongOpening("fair-shape")
    return bytes.fromhex(str(value))


def _salts(values: object) -> tuple[bytes, ...]:
    if not isinstance(values, list) or not all(_is_salt(value) for value in values):
        raise WrongOpening("fair-shape")
    return tuple(bytes.fromhex(value) for value in values)


def _is_salt(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 128 and HEX.fullmatch(value) is not None


def _old_style(fair: dict[str, Any]) -> Opening:
    if "late" in fair:
        raise WrongOpening("fair-shape")
    return Opening("old")


def _promised(fair: dict[str, Any], salts: Sequence[bytes]) -> Opening:
    """Every salt fits its promise, and whoever kept his back is named."""
    promises, late = fair["promises"], _late(fair.get("late"), len(salts))
    for seat, (promised, salt) in enumerate(zip(promises, salts, strict=True)):
        if promised is not None and not _is_digest(promised):
            raise WrongOpening("fair-shape")
        _check_seat(seat, promised, salt, seat in late)
    proof: Proof = "checked" if any(salts) else "old"
    return Opening(proof, late, fingerprint(fair["commitment"], promises))


def _late(value: object, players: int) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(seat) is not int for seat in value):
        raise WrongOpening("fair-shape")
    if value != sorted(set(value) & set(range(players))):
        raise WrongOpening("fair-shape")
    return tuple(value)


def _check_seat(seat: int, promised: str | None, salt: bytes, late: bool) -> None:
    if late and (salt or promised is None):
        raise WrongOpening("fair-late", seat=seat)
    if promised is None and salt:
        raise WrongOpening("fair-unpromised", seat=seat)
    if promised is None or late:
        return
    if not salt:
        raise WrongOpening("fair-withheld", seat=seat)
    if not _fits(salt, promised):
        raise WrongOpening("fair-promise", seat=seat)


def _fits(salt: bytes, promised: str) -> bool:
    try:
        return promise_of(salt) == promised
    except ValueError:
        return False


def _check_decks(dealer: FairDealer, shuffles: Sequence[Sequence[int]]) -> None:
    # A game lists the cards of a deck in the order of its kinds before the shuffle.
    for number, deck in enumerate(shuffles):
        if dealer(sorted(deck), number) != list(deck):
            raise WrongOpening("fair-shuffle", number=number + 1)
