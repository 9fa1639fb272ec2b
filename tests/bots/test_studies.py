"""Long work beside the bots: asked for again until it is there, bounded, and it may fail."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots.slices import Desk, Progress, Slice
from katzentisch.bots.studies import LONGEST, MOST_OF_ONE, REST, Studies, StudiesFull, StudyFailed
from tests.bots.working import (
    doubled,
    effect_when_told,
    failing,
    leaving,
    noted,
    noted_when_told,
    noting,
)

pytestmark = pytest.mark.processes
SECONDS = 200


@pytest.fixture(autouse=True)
def found_by_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the processes are to do is found there by its name."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


class Watched:
    """Studies whose clock a test turns, and what they have reported."""

    def __init__(self) -> None:
        self.reports: list[str] = []
        self.time = 0.0
        self.studies = Studies(
            lambda _, told: self.reports.append(told), lambda: self.time, prepared_after=0.0
        )

    async def found(self, name: str, work: Callable[..., Any], *words: Any) -> Any:
        while not (now := self.studies.ask(name, "here", work, *words)).done:
            await asyncio.sleep(0.01)
        return now.found


def run(test: Callable[[Watched], Any]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(SECONDS):
            watched = Watched()
            try:
                await test(watched)
            finally:
                await watched.studies.close()

    asyncio.run(limited())


def test_it_is_there_when_it_is_done_and_done_once() -> None:
    async def test(watched: Watched) -> None:
        assert watched.studies.ask("two", "here", doubled, 2) == Slice(0.0)
        assert watched.studies.ask("three", "there", doubled, 3) == Slice(0.0, before=1)
        assert await watched.found("two", doubled, 2) == 4
        # By its name: nobody works on it again.
        assert watched.studies.ask("two", "there", failing) == Slice(1.0, True, 4)
        assert watched.reports == []

    run(test)


@pytest.mark.parametrize("work", [failing, leaving])
def test_what_fails_is_reported_and_rests(work: Callable[..., int]) -> None:
    async def test(watched: Watched) -> None:
        with pytest.raises(StudyFailed):
            await watched.found("bad", work)
        assert len(watched.reports) == 1
        # Others are worked on all the same.
        assert await watched.found("three", doubled, 3) == 6
        with pytest.raises(StudyFailed):
            watched.studies.ask("bad", "here", work)
        watched.time += REST + 1
        assert await watched.found("bad", doubled, 1) == 2

    run(test)


def test_what_never_ends_is_given_up(tmp_path: Path) -> None:
    async def test(watched: Watched) -> None:
        never = partial(effect_when_told, told=str(tmp_path / "never"))
        watched.studies.ask("endless", "here", never)
        watched.studies.ask("three", "there", doubled, 3)
        while watched.studies.ask("three", "there", doubled, 3).before:
            watched.time += LONGEST + 1
            await asyncio.sleep(0.01)
        assert await watched.found("three", doubled, 3) == 6
        assert len(watched.reports) == 1

    run(test)


def test_nobody_asks_for_more_than_his_share() -> None:
    async def test(watched: Watched) -> None:
        for number in range(MOST_OF_ONE):
            watched.studies.ask(f"{number}", "greedy", doubled, number)
        with pytest.raises(StudiesFull):
            watched.studies.ask("more", "greedy", doubled, 0)
        # What is asked already may be asked again, and others have their own share.
        watched.studies.ask("0", "greedy", doubled, 0)
        assert await watched.found("mine", doubled, 5) == 10

    run(test)


def test_what_will_be_needed_is_got_ready_once_and_after_all_questions(tmp_path: Path) -> None:
    async def test(watched: Watched) -> None:
        studies, notes = watched.studies, tmp_path / "notes"
        for _ in range(2):
            studies.prepare("one", noted, str(notes), "ready")
            studies.prepare("bad", failing, "bad")
        # Whoever asks now comes first.
        studies.ask("question", "here", noting, str(notes), "asked")
        while not watched.reports:
            await asyncio.sleep(0.01)
        assert notes.read_text().split() == ["asked", "ready"]
        assert len(watched.reports) == 1
        # What cannot be got ready keeps nobody from asking.
        assert await watched.found("three", doubled, 3) == 6

    run(test)


def test_only_who_needs_what_is_got_ready_waits_for_it(tmp_path: Path) -> None:
    async def test(watched: Watched) -> None:
        studies, notes, told = watched.studies, tmp_path / "notes", tmp_path / "told"
        studies.prepare("long", noted_when_told, str(notes), "ready", str(told))
        while not studies.prepared_now:
            await asyncio.sleep(0.01)
        words = ("same", "here", noting, str(notes), "after")
        studies.ask(*words, needs="long")
        # It does not end before that: the answer comes while something else is got ready.
        assert await watched.found("other", doubled, 3) == 6
        assert not studies.ask(*words).done
        assert not notes.exists()
        told.touch()
        while not studies.ask(*words).done:
            await asyncio.sleep(0.01)
        assert notes.read_text().split() == ["ready", "after"]
        assert watched.reports == []

    run(test)


def test_whoever_looks_in_sees_how_far_it_is() -> None:
    from threading import Event

    go_on = Event()

    def waiting(progress: Progress) -> str:
        progress(0.25)
        go_on.wait(SECONDS)
        return "there"

    desk = Desk("slow", waiting, ())
    while (now := desk.look(0.01)).share == 0:
        pass
    assert now == Slice(0.25)
    go_on.set()
    assert desk.look(SECONDS) == Slice(1.0, True, "there")
