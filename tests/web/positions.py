"""Positions of games that were played here, and what happens between two of them."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from katzentisch.core.game import Game
from katzentisch.core.record import replay
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.games import lesson_of, rulebooks
from katzentisch.server import protocol
from katzentisch.server.telling.for_viewers import reasons_for
from katzentisch.server.telling.replays import Script
from tests.samples import last_values
from tests.variants import dealt, random_steps
from tests.variants import played as whole_game

OWN = 0
# Random games in which every phase comes to the own seat.
GAMES = 4
# More steps than any game has.
ALL = 10_000

View = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """What a seat sees at one moment, and what it may do."""

    phase: str
    view: View
    legal: list[str]
    refused: list[protocol.Reason]
    lesson: protocol.LessonPoint | None = None


@dataclass(frozen=True)
class Change:
    """What somebody saw happen: how it stood before and after, the moves, and what was told."""

    before: View
    after: View
    moves: list[tuple[int, str]]
    said: list[str]


def positions(rules: Rulebook, players: int, seed: int, each: int, language: str) -> list[Position]:
    """Of random games: so many decisions of every phase, the fullest hands first, and the end.

    One game has all options at their furthest values. What does not happen there, does in others.
    """
    found: dict[str, list[Position]] = {}
    game = played(rules, players, last_values(rules), seed, language, found)
    for other in range(seed + 1, seed + GAMES):
        more: dict[str, list[Position]] = {}
        played(rules, players, {}, other, language, more)
        found = {**more, **found}
    return [one for phase in found.values() for one in fullest(phase, each)] + [end_of(game)]


def end_of(game: Game) -> Position:
    """How a game stands when it is over."""
    return Position("over", game.view(OWN), [], [])


def played(
    rules: Rulebook,
    players: int,
    options: dict[str, str],
    seed: int,
    language: str,
    found: dict[str, list[Position]],
) -> Game:
    """A random game, every decision of the own seat noted."""
    game = dealt(rules, players, options, seed)
    note(found, game, language)
    for _ in random_steps(game, seed):
        note(found, game, language)
    return game


def fullest(phase: list[Position], each: int) -> list[Position]:
    """Some decisions of a phase: half of them with the most cards in hand, and some others."""
    by_hand = sorted(phase, key=lambda one: -len(one.view["hand"]))
    rest = by_hand[each // 2 :]
    return by_hand[: each // 2] + rest[:: max(1, len(rest) // max(1, each - each // 2))][:each]


def note(found: dict[str, list[Position]], game: Game, language: str) -> None:
    """Keep what the own seat sees, if it has to decide, or if it waits for the most others."""
    if game.legal(OWN):
        here = position(game, language)
        found.setdefault(here.phase, []).append(here)
    elif not game.over:
        view = game.view(OWN)
        here = Position(f"{view['phase']}, waiting", view, [], [])
        waited = found.setdefault(here.phase, [here])
        if len(view["actors"]) > len(waited[0].view["actors"]):
            found[here.phase] = [here]


def position(game: Game, language: str, lesson: protocol.LessonPoint | None = None) -> Position:
    """How a game stands for the own seat, and why it may not do some other things."""
    view, legal = game.view(OWN), game.legal(OWN)
    verbs = {move.split()[0] for move in legal}
    wrong = [f"{verb} {card}" for verb in sorted(verbs) for card in sorted(set(view["hand"]))]
    reasons = reasons_for(game, OWN, [m for m in wrong if m not in legal][:5], language)
    return Position(view["phase"], view, legal, reasons, lesson)


def changes(
    rules: Rulebook, players: int, seed: int, names: list[str], language: str, watched: bool = False
) -> list[Change]:
    """Of every kind of change in some random games the one with most to see, the fullest first."""
    found: dict[tuple[Any, ...], Change] = {}
    options = last_values(rules)
    for number in range(seed, seed + GAMES):
        game = whole_game(rules, players, options if number == seed else {}, number)
        script = Script(game, game.made, SPECTATOR if watched else OWN, open_hands=False)
        steps = script.replay("", names, language, 0, ALL, over=True).steps
        for before, after in pairwise(steps):
            change = Change(before.view, after.view, after.moves, after.said)
            kept = found.setdefault(kind_of(change), change)
            if to_be_seen(change) > to_be_seen(kept):
                found[kind_of(change)] = change
    return sorted(found.values(), key=to_be_seen, reverse=True)


def kind_of(change: Change) -> tuple[Any, ...]:
    """Changes of a kind look alike: the same verbs, phases and number of sentences."""
    before, after = change.before, change.after
    verbs = {move.split()[0] for _, move in change.moves}
    rounds = len(after.get("pad") or ()) - len(before.get("pad") or ())
    own = any(seat == OWN for seat, _ in change.moves)
    return *sorted(verbs), before["phase"], after["phase"], rounds, own, len(change.said)


def to_be_seen(change: Change) -> int:
    """How much room a change asks for: its moves, and what they bring."""
    return sum(len(move) for _, move in change.moves) + sum(map(len, change.said))


def lesson_positions(rules: Rulebook, language: str) -> list[Position]:
    """Every decision of a game's lesson, and its end."""
    lesson = lesson_of(rules)
    assert lesson is not None
    game = replay(lesson.record, rulebooks()).again([])
    found = []
    moves = lesson.record["moves"]
    for number, (seat, move) in enumerate(moves):
        if seat == OWN:
            step = lesson.own.index(number) + 1
            point = protocol.LessonPoint(number, step, len(lesson.own), over=False)
            found.append(position(game, language, point))
        game.move(seat, move)
    point = protocol.LessonPoint(None, len(lesson.own), len(lesson.own), over=True)
    return [*found, Position("over", game.view(OWN), [], [], point)]
