"""Reading game records (record.md): each is played again from its shuffles, move by move."""

import json
import re
from collections.abc import Mapping
from typing import Any

from katzentisch.core.dealer import RecordedDealer, WrongShuffle
from katzentisch.core.game import FORMAT, Game
from katzentisch.core.opening import Opening, WrongOpening, opening
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.core.texts import Texts

MOST_MOVES = 20_000
# No list of a record lies in more than a few others. A mark begins or ends one, a text is none.
DEEPEST = 64
MARKS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)


class RecordError(Exception):
    """A record that is not a correct game: what is wrong and, for a move, which."""

    def __init__(self, refusal: Refusal, *, number: int = 0, seat: int = 0, text: str = "") -> None:
        super().__init__(refusal.key)
        self.refusal, self.number, self.seat, self.text = refusal, number, seat, text


def wrong(key: str, /, **words: str | int) -> RecordError:
    """The error for a record that is wrong as a whole."""
    return RecordError(Refusal(key, "", words))


def shown(value: object) -> str:
    """A value of a record as a message shows it, short and printable whatever it is."""
    try:
        return printable(json.dumps(value, ensure_ascii=False, default=str))
    except (ValueError, RecursionError):  # a number or a nesting too big to be written
        return "…"


def printable(text: str) -> str:
    """A text as a message shows it: short, and without halves of characters, which JSON allows."""
    text = text.encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= 60 else text[:57] + "…"


def told(error: RecordError, texts: Texts) -> str:
    """What is wrong with a record, in words, with move and clause."""
    if not error.number:
        return texts.refuse(error.refusal)
    return texts.say(
        "at-move",
        number=str(error.number),
        seat=str(error.seat),
        text=shown(error.text),
        reason=texts.reason(error.refusal),
    )


def parse(line: str | bytes) -> Any:
    """One line of a file of records as JSON."""
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        if is_deep(text):
            raise RecursionError
        return json.loads(text, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise wrong("record-not-utf8") from None
    except (ValueError, RecursionError):
        raise wrong("record-not-json") from None


def is_deep(text: str) -> bool:
    """Whether lists lie in lists deeper than in any record: a browser's Python would break off."""
    depth = 0
    for mark in MARKS.findall(text):
        depth += (mark in "[{") - (mark in "]}")
        if depth > DEEPEST:
            return True
    return False


def _no_constant(name: str) -> None:
    raise ValueError(name)


def is_count(value: object) -> bool:
    """Whether a value is a whole number; JSON's true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def replay(record: object, games: Mapping[str, Rulebook]) -> Game:
    """Play a record again; raises RecordError at the first thing that is wrong."""
    return checked(record, games)[0]


def checked(record: object, games: Mapping[str, Rulebook]) -> tuple[Game, Opening]:
    """The same, and what the record proves of its deal."""
    if not isinstance(record, dict):
        raise wrong("record-not-object")
    if record.get("format") != FORMAT:
        raise wrong("record-format", found=shown(record.get("format")), expected=FORMAT)
    name = record.get("game")
    if not isinstance(name, str) or name not in games:
        raise wrong("record-game", found=shown(name), games=", ".join(games))
    game = _dealt(record, games[name])
    _play_moves(game, record)
    _check_result(game, record)
    return game, _opening(game, record.get("fair"))


def _dealt(record: dict[str, Any], rules: Rulebook) -> Game:
    """The game of a record before its first move."""
    players: Any = record.get("players")
    if not is_count(players) or players not in rules.seats:
        first, last = rules.seats[0], rules.seats[-1]
        raise wrong("record-players", found=shown(players), first=first, last=last)
    options = _options(record.get("options"), rules)
    shuffles = _shuffles(record.get("shuffles"), rules)
    keep_legal = "legal" in record
    try:
        return Game(rules, players, RecordedDealer(shuffles), options, keep_legal=keep_legal)
    except WrongShuffle as error:
        raise wrong(error.key, number=error.number + 1) from None


def _options(options: object, rules: Rulebook) -> dict[str, str]:
    """The options, every one of the game and no other."""
    if not isinstance(options, dict):
        raise wrong("record-options")
    for option in rules.options:
        if options.get(option.name) not in option.values:
            raise wrong(
                "record-option",
                name=option.name,
                found=shown(options.get(option.name)),
                values=", ".join(option.values),
            )
    for name in options:
        if name not in rules.defaults():
            raise wrong("record-unknown-option", name=shown(name))
    return options


def _shuffles(shuffles: object, rules: Rulebook) -> list[list[int]]:
    """The shuffles with their cards as numbers."""
    if not isinstance(shuffles, list):
        raise wrong("record-shuffles")
    numbers = {card: number for number, card in enumerate(rules.cards)}
    decks: list[list[int]] = []
    for place, deck in enumerate(shuffles):
        if not isinstance(deck, list):
            raise wrong("record-shuffles")
        for card in deck:
            if not isinstance(card, str) or card not in numbers:
                raise wrong("record-card", number=place + 1, found=shown(card))
        decks.append([numbers[card] for card in deck])
    return decks


def _play_moves(game: Game, record: dict[str, Any]) -> None:
    moves = record.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise wrong("record-moves")
    for number, move in enumerate(moves, start=1):
        match move:
            case [int(seat), str(text)] if not isinstance(seat, bool):
                _play_move(game, number, seat, text)
            case _:
                raise wrong("record-move-shape", number=number, found=shown(move))
    if len(game.shuffles) < len(record["shuffles"]):
        raise wrong("shuffle-unused", number=len(game.shuffles) + 1)
    if "legal" in record:
        _check_legal(game, record["legal"])


def _play_move(game: Game, number: int, seat: int, text: str) -> None:
    if not 0 <= seat < game.players:
        raise RecordError(Refusal("no-such-seat"), number=number, seat=seat, text=printable(text))
    refusal = game.why_not(seat, text)
    if refusal is None and game.waiting and game.waiting[-1].seat > seat:
        refusal = Refusal("record-seat-order")
    if refusal is not None:
        raise RecordError(refusal, number=number, seat=seat, text=printable(text))
    try:
        game.move(seat, text)
    except WrongShuffle as error:
        raise wrong(error.key, number=error.number + 1) from None


def _check_legal(game: Game, legal: object) -> None:
    """The lists of legal moves, if the record has them, are complete and right."""
    made = game.made + game.waiting
    if not isinstance(legal, list) or len(legal) != len(made):
        raise wrong("record-legal-count")
    for number, (move, texts) in enumerate(zip(made, legal, strict=True), start=1):
        proper = isinstance(texts, list) and all(isinstance(text, str) for text in texts)
        if not proper or sorted(texts) != sorted(move.legal or ()):
            raise RecordError(
                Refusal("record-legal"), number=number, seat=move.seat, text=move.text
            )


def _check_result(game: Game, record: dict[str, Any]) -> None:
    """Scores and winners stand in the record of a finished game and in no other."""
    for key, right in (("scores", game.scores), ("winners", game.winners)):
        if not game.over:
            if key in record:
                raise wrong("record-not-over", key=key)
        elif key not in record:
            raise wrong("record-result-missing", key=key)
        elif record[key] != right or any(not is_count(n) for n in record[key]):
            raise wrong("record-result", key=key, found=shown(record[key]), right=shown(right))


def _opening(game: Game, fair: object) -> Opening:
    try:
        return opening(fair, game.players, game.shuffles)
    except WrongOpening as error:
        raise wrong(error.key, **error.words) from None
