"""The same contest on a Ray cluster: the same result, bit by bit."""

import signal
import socket
import threading
import warnings

import pytest

from katzentisch.cli import run
from katzentisch.lab.arena import run_arena
from katzentisch.lab.arena_play import Contest
from katzentisch.lab.arena_pool import NoCluster
from tests.samples import at_once

GAME = at_once().name
CONTEST = Contest(game=GAME, players=4, bots=("flat", "rule"), deals=3, seed=8, budget="20")


def test_a_cluster_gives_the_same_result_bit_by_bit() -> None:
    ray = pytest.importorskip("ray")
    here = run_arena(CONTEST)
    with warnings.catch_warnings():
        # Ray's own start-up warns of things that are none of ours.
        warnings.simplefilter("ignore")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        try:
            there = run_arena(CONTEST, cluster="local")
        finally:
            ray.shutdown()
    plain = [(r.share, r.score, r.decisions) for dealt in here for r in dealt.results]
    assert plain == [(r.share, r.score, r.decisions) for dealt in there for r in dealt.results]


def test_an_address_without_a_cluster_is_given_up(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    words = f"arena {GAME} --bots rule --deals 1 --lang en --cluster"
    for address in ("nowhere.invalid:1", "127.0.0.1:1", "[::1]:1"):
        assert run([*words.split(), address]) == 1
        assert f"No Ray cluster answers at {address}" in capfd.readouterr().err


def test_a_place_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr("katzentisch.lab.arena_pool.PATIENCE_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(NoCluster, match=address):
            run_arena(CONTEST, cluster=address)


def test_a_signal_is_heard_while_a_cluster_is_looked_for(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """The place that is knocked at sends the signal."""
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        main = threading.get_ident()

        def hang_up() -> None:
            silent.accept()[0].close()
            signal.pthread_kill(main, signal.SIGTERM)

        knocked = threading.Thread(target=hang_up)
        knocked.start()
        words = f"arena {GAME} --bots rule --deals 1 --cluster"
        assert run([*words.split(), f"127.0.0.1:{silent.getsockname()[1]}"]) == 143
        knocked.join()
