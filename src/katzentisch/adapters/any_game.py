"""What environments take of a game that brings no observation.py, or not all of it.

A game's observation.py may have any of these names; `OBSERVATION` there is the game's own choice of
what a seat sees as numbers. Without it a seat sees the fields of the state as the rules declare
them, and of what it cannot know one possibility: the state as a bot is given it, all that is hidden
redealt, always the same way. So nothing hidden is shown, but a learner cannot tell by itself which
numbers are known and which imagined. Numbers and places of seats are those of the table, not
counted from the observer. When the game is over only the result is shown.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import FunctionType
from typing import Any, cast

from katzentisch.bots.engine import plain_engine
from katzentisch.core.chance import seeded
from katzentisch.core.observation import Layout, Length, Observation, Part
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook, View
from katzentisch.core.state import Field, State

NO_MOVE = -1
# The order of the deck is nobody's knowledge, and between decisions nothing waits for a shuffle.
LEFT_OUT = ("deck", "shuffling")
# What may be shown when the game is over, and all that was hidden lies open in the state.
RESULT = ("players", "over", "score")
# The bits of a field; what needs more than 16 is shown bit by bit.
BITS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}
MOST_BITS = 16
YOUR_SEAT = "your seat"
TO_DECIDE = "to decide"
SEAT_NUMBERS = tuple(str(seat) for seat in range(6))
# Random games that are tried to find out how long a game can be, and how much longer than the
# longest of them any other is taken to be at most.
TRIED, LONGER = 20, 10


# What a seat sees


def observation(rules: Rulebook) -> Observation:
    """What a seat sees of any game, as numbers."""
    layout = layout_of(rules)
    return Observation(
        layout, observe_function(rules, layout), lambda s, seat: blind(rules, s, seat)
    )


def blind(rules: Rulebook, s: State, seat: int) -> State:
    """The state as a bot in that seat is given it."""
    engine = plain_engine(rules)
    return engine.state(engine.see([s], seat))


def layout_of(rules: Rulebook) -> Layout:
    """The observer, who has to decide, and the fields of the state."""
    seats = [
        Part(YOUR_SEAT, SEAT_NUMBERS, 0, 1, "which seat is yours"),
        Part(TO_DECIDE, SEAT_NUMBERS, 0, 1, "who has to decide now"),
    ]
    return Layout((*seats, *(part_of(field) for field in shown(rules))))


def shown(rules: Rulebook) -> list[Field]:
    """The fields of a state that are shown, the result first."""
    fields = [field for field in rules.state.fields if field.name not in LEFT_OUT]
    return sorted(fields, key=lambda field: field.name not in RESULT)


def part_of(field: Field) -> Part:
    """A field of the state; a number of more than 16 bits is as many numbers as it has bits."""
    bits, places = BITS[field.width], tuple(map(str, range(field.size)))
    meaning = f"`{field.name}` of the state"
    if bits <= MOST_BITS:
        most = 1 << bits - 1
        return Part(field.name, places, -most, most - 1, meaning)
    in_bits = tuple(
        f"{place}.{bit}".lstrip(".") for place in places or ("",) for bit in range(bits)
    )
    return Part(field.name, in_bits, 0, 1, f"{meaning}, bit by bit")


def observe_function(rules: Rulebook, layout: Layout) -> FunctionType:
    """A function like a game's own `observe`, written out field by field.

    Compiled code knows fields only by names that stand in it, so the function is put together as
    text. It says that it stands in this file: compiled functions are kept by the file they are in.
    """
    lines = ["def observe_fields(s, viewer, out):", *function_body(rules, layout)]
    names: dict[str, Any] = {"__name__": __name__, "actors": rules.actors}
    exec(compile("\n".join(lines), __file__, "exec"), names)
    return cast(FunctionType, names["observe_fields"])


def function_body(rules: Rulebook, layout: Layout) -> Iterator[str]:
    """The lines of the function."""
    result = True
    yield f"    out[{layout.at(YOUR_SEAT)} + viewer] = 1"
    for field in shown(rules):
        if result and field.name not in RESULT:
            result = False
            yield "    if s.over:"
            yield "        return"
            yield "    acting = actors(s)"
            yield "    for seat in range(s.players):"
            yield f"        out[{layout.at(TO_DECIDE)} + seat] = acting >> seat & 1"
        yield from field_lines(field, layout.at(field.name))


def field_lines(field: Field, first: int) -> Iterator[str]:
    """The lines that show one field, its first number at that index."""
    bits = BITS[field.width]
    value, place, indent = f"s.{field.name}", "0", "    "
    if field.size:
        yield f"    for place in range({field.size}):"
        value, place, indent = f"s.{field.name}[place]", "place", "        "
    if bits <= MOST_BITS:
        yield f"{indent}out[{first} + {place}] = {value}"
        return
    yield f"{indent}for bit in range({bits}):"
    yield f"{indent}    out[{first} + {place} * {bits} + bit] = {value} >> bit & 1"


# How long it can be


def length(rules: Rulebook, players: int, options: Mapping[str, str]) -> Length:
    """A guess, since nobody has said: ten times the longest of twenty random games."""
    games = [random_length(rules, players, options, seed) for seed in range(TRIED)]
    return Length(
        LONGER * max(game.decisions for game in games),
        LONGER * max(game.shuffles for game in games),
    )


def random_length(rules: Rulebook, players: int, options: Mapping[str, str], seed: int) -> Length:
    """The length of one random game."""
    shuffles = 0

    def shuffled(s: Any) -> None:
        nonlocal shuffles
        shuffles += 1
        rules.shuffled(s)

    plain = Plain(replace(rules, shuffled=shuffled))
    s, chance = rules.new_state(players, options), seeded(seed)
    plain.begin(s, chance)
    decisions = plain.playout(s, chance)
    return Length(decisions, shuffles)


# What a tree of positions asks


def face_down(s: Any, seat: int) -> int:
    """The move that a seat has made and nobody else has seen yet; NO_MOVE where nobody can say."""
    return NO_MOVE


def deck_size(s: Any) -> int:
    """How many cards the deck had when it was shuffled."""
    return len(s.deck)


# What a picture shows


def in_front(rules: Rulebook, view: View, seat: int) -> list[str]:
    """The open cards of a seat: of every list of cards by seat, and of cards with their seats."""
    found: list[str] = []
    for value in view.values():
        if is_by_seat(rules, view, value):
            found += value[seat]
        elif is_with_seats(rules, value):
            found += [card for who, card in value if who == seat]
    return found


def in_the_middle(rules: Rulebook, view: View) -> list[str]:
    """The open cards of nobody: of every list of cards that is not the own hand."""
    lists = [value for name, value in view.items() if name != "hand" and are_cards(rules, value)]
    return [card for cards in lists for card in cards]


def are_cards(rules: Rulebook, value: Any) -> bool:
    """Whether this is a list of cards as the rules write them."""
    return isinstance(value, list) and all(
        isinstance(card, str) and card in rules.cards for card in value
    )


def is_by_seat(rules: Rulebook, view: View, value: Any) -> bool:
    """Whether this is a list of lists of cards, one for each seat."""
    return (
        isinstance(value, list)
        and len(value) == view["players"]
        and all(are_cards(rules, cards) for cards in value)
    )


def is_with_seats(rules: Rulebook, value: Any) -> bool:
    """Whether this is a list of cards, each after the number of its seat."""
    return isinstance(value, list) and all(
        isinstance(pair, list | tuple)
        and len(pair) == 2
        and isinstance(pair[0], int)
        and are_cards(rules, [pair[1]])
        for pair in value
    )
