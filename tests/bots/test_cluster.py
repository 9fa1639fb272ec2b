"""The same contest on a Ray cluster: the same result, bit by bit."""

import warnings

import pytest

from katzentisch.lab.arena import run_arena
from katzentisch.lab.arena_play import Contest

CONTEST = Contest(
    game="und-tschuess", players=4, bots=("flat", "rule"), deals=3, seed=8, budget="20"
)


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
