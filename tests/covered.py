"""Which branches of core, games, server and storage the tests go through, measured as they run.

A tracer sees plain Python only and makes it several times slower, so it looks at a choice of tests
that goes everywhere once: of a test over many variants, one of each game. What compiled code does
is the same source, and the plain engine is seen running it. Each worker of pytest-xdist measures
itself; `coverage combine` puts their findings together.
"""

import os
import re
from collections.abc import Generator
from fnmatch import fnmatchcase

import coverage
import pytest

# Before any room is loaded: a definition is a line, too. All workers load the same, one tells.
MEASURED = coverage.Coverage(data_suffix=True)
if os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0":
    MEASURED.start()

# Folders of other rooms; what they bring for these four is named below.
OTHER_ROOMS = ("bots", "adapters", "examples", "faults", "offline", "review", "web")
# They know no game: whichever it is, the way through them is the same.
WITHOUT_GAMES = ("server", "storage")
BESIDES = (
    "tests/adapters/test_observations.py",
    "tests/bots/test_prospects.py",
    "tests/bots/test_rule_bots.py",
)
# They prove texts, pages, the command line or the package, do the same thing very often, or take
# long and go through next to nothing that no other test goes through.
LEFT_OUT = (
    "tests/adapters/test_observations.py::test_both_engines*",
    "tests/bots/test_prospects.py::*hint*",
    "tests/bots/test_prospects.py::*engines*",
    "tests/bots/test_rule_bots.py::test_the_rule_bot_beats*",
    "tests/test_brief.py::*",
    "tests/test_changes.py::*",
    "tests/test_cli.py::*",
    "tests/test_clauses.py::*",
    "tests/test_compiled.py::*playouts*",
    "tests/test_compiled.py::test_copies*",
    "tests/test_conformance.py::test_what_is_not_legal*",
    "tests/test_conservation.py::*",
    "tests/test_doc_examples.py::*",
    "tests/test_games_at_home.py::*",
    "tests/test_golden.py::*",
    "tests/test_hidden.py::test_imagining*",
    "tests/test_kept_code.py::*",
    "tests/test_lockstep.py::*",
    "tests/test_one_word_one_thing.py::*",
    "tests/test_package.py::*",
    "tests/test_plurals.py::*",
    "tests/test_record_page.py::*",
    "tests/test_referee.py::*",
    "tests/test_terminal*.py::*",
    "tests/test_texts.py::*",
    "tests/test_views_page.py::*",
    "tests/test_walls.py::*",
    "tests/test_words.py::*",
    "tests/games/*/test_at_table.py::*",
    "tests/games/*/test_dealing.py::*",
    "tests/games/*/test_hidden.py::*",
    "tests/games/*/test_hints.py::*",
    "tests/games/*/test_levels.py::*",
    "tests/games/*/test_records.py::*",
    "tests/games/*/test_search.py::*",
    "tests/games/*/test_standing.py::*",
    "tests/games/*/test_story.py::*",
    "tests/games/*/test_terminal.py::*",
    "tests/games/*/test_ahead.py::test_imagined_hands*",
    "tests/games/*/test_ahead.py::test_a_reshuffle_*",
    "tests/games/*/test_ahead.py::test_likely_worlds_*",
    "tests/faults/*",
    "tests/server/test_any_order.py::test_the_worlds_see_everything_that_can_happen",
    "tests/server/test_branches.py::test_a_branch_goes_on_from_there*",
    "tests/server/test_clock.py::*",
    "tests/server/test_door.py::*flood*",
    "tests/server/test_door.py::*hundred*",
    "tests/server/test_many_servers.py::test_a_game_is_played_over_three_servers*",
    "tests/server/test_many_servers.py::test_bots_move_once*",
    "tests/server/test_misbehaving.py::test_where_every_bot_fails*",
    "tests/server/test_misbehaving.py::test_with_real_processes*",
    "tests/server/test_on_postgres.py::*",
    "tests/server/test_origins.py::test_forged_addresses*",
    "tests/server/test_researches.py::test_a_review_speaks*",
    "tests/server/test_security.py::test_broken_and_random_frames*",
    "tests/server/test_security.py::test_a_wrong_command*",
    "tests/server/test_security.py::test_random_requests*",
    "tests/server/test_security.py::test_what_is_asked_for*",
    "tests/server/test_serve.py::test_the_command_serves*",
    "tests/server/test_serve.py::test_whoever_ends*",
    "tests/server/test_serve.py::test_a_server_that_shall_outlive*",
    "tests/server/test_hidden.py::test_what_a_viewer_gets*",
    "tests/server/test_journal.py::*",
    "tests/server/test_operating_page.py::*",
    "tests/server/test_refused_starts.py::*",
    "tests/server/test_same_bytes.py::*",
    "tests/server/test_sweeping.py::*",
    "tests/server/test_torture.py::*",
    "tests/server/test_typescript.py::*",
    "tests/server/test_workers.py::*",
    "tests/test_fair.py::test_an_operator_cannot_choose*",
    "tests/test_fair.py::test_every_order_is_equally_likely*",
    "tests/test_records.py::test_any_*",
    "tests/test_redeal.py::*",
    "tests/test_saves.py::test_a_game_in_a_window*",
)


CHOSEN = pytest.StashKey[bool]()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    """All is loaded; from now on only the chosen ones are looked at, one of a kind."""
    MEASURED.stop()
    kinds: set[str] = set()
    for item in session.items:
        item.stash[CHOSEN] = is_asked_for(item) and kind(item) not in kinds
        if item.stash[CHOSEN]:
            kinds.add(kind(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Look at a chosen test, its fixtures included."""
    if not item.stash[CHOSEN]:
        return (yield)
    MEASURED.start()
    try:
        return (yield)
    finally:
        MEASURED.stop()


def is_asked_for(item: pytest.Item) -> bool:
    """Whether it may say something new about these rooms."""
    if item.get_closest_marker("browser"):
        return False
    if item.path.parent.name in OTHER_ROOMS and not item.path.as_posix().endswith(BESIDES):
        return False
    return not any(fnmatchcase(item.nodeid, one) for one in LEFT_OUT)


def kind(item: pytest.Item) -> str:
    """A test and its game, whatever the variant; a test without a game is one of its own."""
    from katzentisch.games import rulebooks

    test, _, variant = item.nodeid.partition("[")
    game = re.search("|".join(rulebooks()), variant)
    if game is None:
        return item.nodeid
    return test if item.path.parent.name in WITHOUT_GAMES else f"{test} {game[0]}"


def pytest_unconfigure() -> None:
    """What this process has seen."""
    MEASURED.save()
