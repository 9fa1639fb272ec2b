"""Game records: exactly the format of version 1, and nothing wrong is ever taken for a game."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.fair import FairDealer, promise_of
from katzentisch.core.game import Game
from katzentisch.core.opening import Opening
from katzentisch.core.record import RecordError, checked, parse, replay
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.samples import at_once, choices_at_once
from tests.variants import COUNTS, Variant, dealt, every_count, every_variant, played, random_steps

KEYS = {"format", "game", "players", "options", "shuffles", "moves", "scores", "winners"}
# Keys a reader ignores change nothing; what stays of a record without them is the game.
MEANT = KEYS | {"legal"}


def round_trip(record: dict[str, Any]) -> dict[str, Any]:
    """A record as it comes back from a file."""
    line = json.dumps(record, ensure_ascii=False)
    assert "\n" not in line
    found = parse(line.encode("utf-8"))
    assert isinstance(found, dict)
    return found


# The format


@every_variant
def test_the_keys_and_the_round_trip(variant: Variant) -> None:
    rules, players, options = variant
    for keep_legal in (False, True):
        record = played(rules, players, options, 2, keep_legal=keep_legal).record()
        assert set(record) == (KEYS | {"legal"} if keep_legal else KEYS)
        assert record["format"] == "katzentisch/1"
        assert record["game"] == rules.name
        assert record["options"] == options
        assert replay(round_trip(record), rulebooks()).record() == record


CHOOSING = [pair for pair in COUNTS if choices_at_once(*pair)]


@pytest.mark.parametrize(("rules", "players"), CHOOSING)
def test_simultaneous_moves_are_listed_in_seat_order(rules: Rulebook, players: int) -> None:
    game = dealt(rules, players, {}, 1)
    while acting := [
        seat for seat in (2, *range(players)) if rules.together(game.state) and game.acts(seat)
    ]:
        game.make(acting[0], game.legal_moves(acting[0])[0])
        if not game.waiting:
            break
    seats = [seat for seat, _ in game.record()["moves"]]
    assert seats == sorted(seats)
    assert set(seats) == set(range(players))


@every_count
def test_unfinished_games(rules: Rulebook, players: int) -> None:
    """At any moment the record can be read back: the same state, no scores and no winners."""
    game = dealt(rules, players, {}, 3, keep_legal=True)
    for number, _ in enumerate(random_steps(game, 3)):
        if number % 11 == 0 and not game.over:
            record = game.record()
            assert not {"scores", "winners"} & set(record)
            again = replay(round_trip(record), rulebooks())
            assert again.state == game.state
            assert again.record() == record


@every_count
def test_legal_lists_have_each_move_once(rules: Rulebook, players: int) -> None:
    record = played(rules, players, {}, 3, keep_legal=True).record()
    assert len(record["legal"]) == len(record["moves"])
    for (_, text), legal in zip(record["moves"], record["legal"], strict=True):
        assert text in legal
        assert len(set(legal)) == len(legal)


def test_unknown_keys_are_ignored() -> None:
    record = played(at_once(), 4, {}, 1).record()
    extra = {
        "id": "x",
        "started": 0,
        "names": ["a"],
        "seed": 3,
        "clock": {},
        "bots": [],
        "rules": 1,
    }
    assert replay(record | extra | {"whatever": [None]}, rulebooks()).record() == record


# Refusals


def record_of(name: str, players: int = 4, **kinds: bool) -> dict[str, Any]:
    return played(rulebooks()[name], players, {}, 6, **kinds).record()


def assert_printable(error: RecordError) -> None:
    """Whatever stands in a record, its refusal can be written on a screen."""
    for word in (error.text, *error.refusal.words.values()):
        assert len(str(word).encode("utf-8")) < 500


def refused(record: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record, rulebooks())
    return caught.value


@pytest.mark.parametrize("name", rulebooks())
def test_wrong_scores_winners_and_legal(name: str) -> None:
    record = record_of(name, keep_legal=True)
    wrong: list[dict[str, Any]] = [
        record | {"scores": [score + 1 for score in record["scores"]]},
        record | {"scores": [float(score) for score in record["scores"]]},
        record | {"scores": record["scores"][:-1]},
        record | {"winners": [*record["winners"], 9]},
        record | {"winners": None},
        record | {"legal": record["legal"][:-1]},
        record | {"legal": [[] for _ in record["legal"]]},
        record | {"legal": [[*legal, legal[0]] for legal in record["legal"]]},
        record | {"legal": None},
        record | {"moves": record["moves"][:-1], "legal": record["legal"][:-1]},
        record | {"moves": record["moves"] + record["moves"][-1:]},
        record | {"shuffles": [*record["shuffles"], record["shuffles"][0]]},
        record | {"shuffles": record["shuffles"][:-1]},
        record | {"shuffles": [deck[:-1] for deck in record["shuffles"]]},
        record | {"shuffles": [[deck[0], *deck[:-1]] for deck in record["shuffles"]]}
        if record["shuffles"][0][0] != record["shuffles"][0][-1]
        else record | {"shuffles": []},
        {key: value for key, value in record.items() if key != "winners"},
        {key: value for key, value in record.items() if key != "scores"},
        record | {"options": {}},
        record | {"options": record["options"] | {"other": "1"}},
        record | {"players": 3},
        record | {"players": True},
        record | {"players": 4.0},
        record | {"players": 10**4000},
        record | {"format": "katzentisch/2"},
        record | {"game": "poker"},
        record | {"game": [name]},
    ]
    for place, spoilt in enumerate(wrong):
        assert refused(spoilt).refusal.key, place


@pytest.mark.parametrize(
    "move",
    [
        *(None, {}, "pass", [], [0], [0, "pass", 1], ["0", "pass"], [0, 1], [0.0, "pass"]),
        *([True, "pass"], [-1, "pass"], [6, "pass"], [10**30, "pass"], [10**5000, "pass"]),
        *([0, ""], [0, "\ud800"], [0, "x" * 10_000], [9, "\ud800"]),
    ],
)
@pytest.mark.parametrize("name", rulebooks())
def test_wrong_shapes_of_a_move(name: str, move: object) -> None:
    record = record_of(name)
    record["moves"][2] = move
    error = refused(record)
    assert error.number == 3 or error.refusal.words["number"] == 3
    assert_printable(error)


def test_choices_made_together_in_the_wrong_order_are_refused() -> None:
    record = record_of(at_once().name)
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]
    assert refused(record).number == 2


@pytest.mark.parametrize(
    "line",
    [
        *("", "x", "{", "[", '{"a":}', '{"scores": NaN}', '{"scores": Infinity}', "nul", "\x00"),
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"players": ' + "9" * 5000 + "}",
        b"\xff\xfe",
        b'{"game": "\xe9"}',
    ],
)
def test_what_is_not_json_is_refused(line: str | bytes) -> None:
    with pytest.raises(RecordError):
        replay(parse(line), rulebooks())


@pytest.mark.parametrize("value", [None, 1, True, "x", [], [{}], 1.5, {}])
def test_what_is_not_a_record_is_refused(value: object) -> None:
    refused(parse(json.dumps(value)))


@pytest.mark.parametrize("key", sorted(KEYS - {"scores", "winners"}))
@pytest.mark.parametrize("name", rulebooks())
def test_a_missing_or_absurd_key_is_refused(name: str, key: str) -> None:
    record = record_of(name)
    without = {k: value for k, value in record.items() if k != key}
    refused(without)
    nested: Any = []
    for _ in range(900):
        nested = [nested]
    absurdities: list[Any] = [
        None,
        0,
        -1,
        1e300,
        "",
        [],
        {},
        [[]],
        [None],
        {"a": {}},
        nested,
        10**5000,
    ]
    for absurd in absurdities:
        if absurd == record[key]:
            continue
        refused(record | {key: absurd})


# Any mutation is refused or is itself a correct game

SHORT = {
    name: [
        game.record()
        for game in (
            played(rules, rules.seats[0], {}, 1, keep_legal=True),
            played(rules, rules.seats[-1], {}, 2),
        )
    ]
    for name, rules in rulebooks().items()
}
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 8),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["pass", "stop", "keep", "play R7", "bid 1x1", "J", "R7", "12", "auto", "on"]),
    st.lists(st.integers(0, 5), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A record with a few random edits somewhere in it."""
    name = draw(st.sampled_from(sorted(SHORT)))
    record = deepcopy(draw(st.sampled_from(SHORT[name])))
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, record)
    return record


def mutate(draw: st.DrawFn, record: Any) -> None:
    """Walk down to some place and replace, delete, swap, repeat or cut there."""
    node: Any = record
    while True:
        places = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not places:
            return
        place = draw(st.sampled_from(places))
        inner = node[place]
        if isinstance(inner, (dict, list)) and inner and draw(st.integers(0, 3)):
            node = inner
            continue
        break
    edits = ["replace", "delete"]
    if isinstance(node, list):
        edits += ["swap", "repeat", "cut", "number"]
    edit = draw(st.sampled_from(edits))
    if edit == "replace":
        node[place] = draw(VALUES)
    elif edit == "delete":
        del node[place]
    elif edit == "swap":
        other = draw(st.sampled_from(places))
        node[place], node[other] = node[other], node[place]
    elif edit == "repeat":
        node.insert(place, deepcopy(node[place]))
    elif edit == "cut":
        del node[place:]
    elif isinstance(node[place], int):
        node[place] += draw(st.sampled_from([-1, 1]))


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(record=mutated())
def test_any_mutation_is_refused_or_a_correct_game(record: Any) -> None:
    try:
        game = replay(record, rulebooks())
    except RecordError as error:
        assert_printable(error)
        return
    meant = {key: value for key, value in record.items() if key in MEANT}
    own = game.record()
    if "legal" in meant:  # a list of legal moves has no order
        own["legal"] = [sorted(texts) for texts in own["legal"]]
        meant["legal"] = [sorted(texts) for texts in meant["legal"]]
    assert own == meant
    assert json.dumps(own, sort_keys=True) == json.dumps(meant, sort_keys=True)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(name=st.sampled_from(sorted(SHORT)), cut=st.integers(0), data=st.binary(max_size=4))
def test_any_broken_line_is_refused_or_a_correct_game(name: str, cut: int, data: bytes) -> None:
    """Bytes cut off or put in the middle of a line."""
    line = json.dumps(SHORT[name][0]).encode()
    place = cut % len(line)
    for broken in (
        line[:place],
        line[:place] + data + line[place:],
        line[:place] + line[place + 1 :],
    ):
        try:
            replay(parse(broken), rulebooks())
        except RecordError as error:
            assert_printable(error)


# The fair dealer's opening

SEED = bytes(range(32))
OLD_SALTS = (b"", b"a", b"salt", b"\x00")
SALTS = (bytes(32), b"", bytes(range(32)), b"")


def dealt_fairly(salts: tuple[bytes, ...], steps: int | None = None) -> dict[str, Any]:
    """The record of a game of the fair dealer, up to a number of moves, opened as it was of old."""
    dealer = FairDealer(SEED, salts)
    game = Game(at_once(), 4, dealer)
    for number, _ in enumerate(random_steps(game, 1), start=1):
        if number == steps:
            break
    return game.record() | {"fair": dealer.opened()}


def promised(late: tuple[int, ...] = (3,)) -> dict[str, Any]:
    """A record with promises: seat 1 made none, seat 3 kept its salt back."""
    record = dealt_fairly(SALTS)
    promises = [promise_of(SALTS[0]), None, promise_of(SALTS[2]), promise_of(bytes(32))]
    record["fair"] |= {"promises": promises, "late": list(late)}
    return record


def proof(record: dict[str, Any]) -> Opening:
    return checked(round_trip(record), rulebooks())[1]


def test_a_deal_is_opened_and_checked() -> None:
    found = proof(promised())
    assert (found.proof, found.late) == ("checked", (3,))
    assert len(found.fingerprint) == 29


def test_salts_in_clear_are_the_old_style() -> None:
    assert proof(dealt_fairly(OLD_SALTS)) == Opening("old")
    assert proof(dealt_fairly((b"x" * 64, b"", b"", b""))) == Opening("old")


def test_promises_of_nobody_prove_no_more_than_the_old_style() -> None:
    record = dealt_fairly((b"",) * 4)
    record["fair"] |= {"promises": [None] * 4, "late": []}
    assert proof(record).proof == "old"
    record["fair"] |= {"promises": [promise_of(SALTS[0])] * 4, "late": [0, 1, 2, 3]}
    assert proof(record).proof == "old"


def test_a_record_without_a_seed_is_not_opened() -> None:
    record = promised()
    shown = {key: record["fair"][key] for key in ("commitment", "promises")}
    assert proof(record | {"fair": shown}) == Opening("unopened")
    assert proof(record | {"fair": {"commitment": shown["commitment"]}}) == Opening("unopened")
    assert proof({key: value for key, value in record.items() if key != "fair"}).proof == "unopened"
    begun = dealt_fairly(SALTS, steps=9)
    assert "winners" not in begun
    begun["fair"] = {"commitment": begun["fair"]["commitment"]}
    assert proof(begun) == Opening("unopened")


SALT, OTHER = SALTS[0].hex(), SALTS[2].hex()
SPOILT_OF_OLD: list[tuple[Any, str]] = [
    ({"seed": "00" * 32}, "fair-commitment"),
    ({"commitment": "00" * 32}, "fair-commitment"),
    ({"salts": ["", "61", "73616c74", "01"]}, "fair-shuffle"),
    ({"salts": ["00", "73616c74", "61", ""]}, "fair-shuffle"),
    ({"salts": []}, "fair-salts"),
    ({"salts": ["", "61", "73616c74"]}, "fair-salts"),
    ({"salts": ["", "61", "73616c74", "00", ""]}, "fair-salts"),
    ({"salts": None}, "fair-shape"),
    ({"seed": SEED.hex()[:-2]}, "fair-shape"),
    ({"seed": SEED.hex().upper()}, "fair-shape"),
    ({"seed": "zz"}, "fair-shape"),
    ({"seed": None}, "fair-shape"),
    ({"salts": [1, 2, 3, 4]}, "fair-shape"),
    ({"salts": ["00" * 65] * 4}, "fair-shape"),
    ({"salts": ["6 1", "", "", ""]}, "fair-shape"),
    ({"late": []}, "fair-shape"),
    ({"commitment": None}, "fair-shape"),
]
SPOILT: list[tuple[Any, str]] = [
    ({"promises": []}, "fair-promises"),
    ({"promises": [None, None, None]}, "fair-promises"),
    ({"promises": [None] * 5}, "fair-promises"),
    ({"promises": [1, None, None, None]}, "fair-shape"),
    ({"promises": ["", None, None, None]}, "fair-shape"),
    ({"promises": None}, "fair-shape"),
    ({"salts": [SALT, "", OTHER]}, "fair-salts"),
    ({"salts": [OTHER, "", OTHER, ""]}, "fair-promise"),
    ({"salts": [SALT[:-2], "", OTHER, ""]}, "fair-promise"),
    ({"salts": [SALT, SALT, OTHER, ""]}, "fair-unpromised"),
    ({"salts": [SALT, "", "", ""]}, "fair-withheld"),
    ({"late": []}, "fair-withheld"),
    ({"late": [2, 3]}, "fair-late"),
    ({"late": [1, 3]}, "fair-late"),
    ({"late": [3, 3]}, "fair-shape"),
    ({"late": [3, 2]}, "fair-shape"),
    ({"late": [3, 4]}, "fair-shape"),
    ({"late": [True, 3]}, "fair-shape"),
    ({"late": None}, "fair-shape"),
    # Another deal of the same people, had the late one opened: it fits, but gives other cards.
    ({"salts": [SALT, "", OTHER, SALT], "late": []}, "fair-shuffle"),
]


@pytest.mark.parametrize(("change", "key"), SPOILT_OF_OLD)
def test_an_old_opening_that_is_wrong_is_refused(change: Any, key: str) -> None:
    record = dealt_fairly(OLD_SALTS)
    assert refused(record | {"fair": record["fair"] | change}).refusal.key == key


@pytest.mark.parametrize(("change", "key"), SPOILT)
def test_an_opening_that_is_wrong_is_refused(change: Any, key: str) -> None:
    record = promised()
    assert refused(record | {"fair": record["fair"] | change}).refusal.key == key


@pytest.mark.parametrize("fair", [{}, "x", [], 1, True])
def test_what_is_no_opening_is_refused(fair: Any) -> None:
    assert refused(promised() | {"fair": fair}).refusal.key == "fair-shape"


def test_a_dealt_game_does_not_fit_another_seed() -> None:
    game = Game(at_once(), 4, SeededDealer(seeded(1)))
    for _ in random_steps(game, 1):
        pass
    fair = FairDealer(bytes(32), (b"",) * 4).opened()
    assert refused(game.record() | {"fair": fair}).refusal.key == "fair-shuffle"
