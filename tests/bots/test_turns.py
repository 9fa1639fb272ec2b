"""Lines are fair: in turns between names, by time between kinds and games."""

from katzentisch.bots.hurry import AT_EASE, HINT, MOVE, share_of
from katzentisch.bots.turns import Line, Matter, Turns


def anything(matter: Matter) -> bool:
    return True


def everything(line: Line[str]) -> str:
    return " ".join(line.take() for _ in range(line.size))


def test_names_take_turns_at_every_level() -> None:
    line: Line[str] = Line()
    for number in range(3):
        line.put(("greedy", "one"), f"g{number}")
    line.put(("greedy", "two"), "G")
    line.put(("modest", "three"), "m")
    assert line.size == 5
    assert everything(line) == "g0 m G g1 g2"
    assert not line.parts


def test_who_no_longer_waits_is_left_out() -> None:
    line: Line[str] = Line()
    for one in "abc":
        line.put((one, "table"), one)
    line.drop(("b", "table"), "b")
    assert everything(line) == "a c"


def test_the_last_of_those_who_ask_most_gives_way() -> None:
    line: Line[str] = Line()
    line.put(("modest",), "m")
    for number in range(3):
        line.put(("greedy",), f"g{number}")
    assert line.give_way() == "g2"
    assert (line.size, line.size_of("greedy"), line.size_of("nobody")) == (3, 2, 0)


def taken(turns: Turns[str], seconds: dict[str, float], times: int) -> list[str]:
    """Who comes next, so many times, when each takes as long as its first letter says."""
    came = []
    for _ in range(times):
        one = turns.take(anything)
        assert one is not None
        came.append(one)
        kind, game = one.split()
        turns.charge(Matter(kind, game), seconds[kind])
    return came


def test_moves_and_hints_have_equal_time_not_equal_turns() -> None:
    turns: Turns[str] = Turns()
    for number in range(100):
        turns.put(Matter(MOVE, "one"), (f"t{number}",), f"{MOVE} one")
        turns.put(Matter(HINT, "one"), ("address",), f"{HINT} one")
    came = taken(turns, {MOVE: 1.0, HINT: 10.0}, 44)
    assert came.count(f"{HINT} one") == 4


def test_games_have_equal_time_and_nobody_saves_it_up() -> None:
    turns: Turns[str] = Turns()
    busy, late = Matter(MOVE, "one"), Matter(MOVE, "another")
    for number in range(50):
        turns.put(busy, (f"t{number}",), f"{MOVE} one")
    taken(turns, {MOVE: 1.0}, 20)
    # It was not there for 20 seconds, and does not get them now.
    for number in range(10):
        turns.put(late, (f"t{number}",), f"{MOVE} another")
    assert taken(turns, {MOVE: 1.0}, 10).count(f"{MOVE} another") == 5


def test_only_what_suits_is_taken() -> None:
    turns: Turns[str] = Turns()
    turns.put(Matter(MOVE, "one", True), ("t",), "plain")
    assert turns.take(lambda matter: not matter.plain) is None
    assert turns.take(lambda matter: matter.plain) == "plain"
    assert turns.take(anything) is None


def test_all_who_wait_share_the_time_of_those_at_ease() -> None:
    at_ease = AT_EASE[MOVE]
    assert [share_of(waiting, at_ease) for waiting in range(1, at_ease + 1)] == [1.0] * at_ease
    for waiting in range(at_ease + 1, 32 * at_ease + 1):
        assert round(waiting * share_of(waiting, at_ease), 9) == at_ease
    assert share_of(10_000, at_ease) == 1 / 32
