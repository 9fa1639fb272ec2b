"""A public view knows whether anybody asked it for what only a seat sees."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from katzentisch.core.rulebook import View
from katzentisch.server.table.asked_views import AskedView
from katzentisch.server.table.chairs import Chair
from katzentisch.server.table.stories import stories
from katzentisch.server.table.views import Views
from katzentisch.story.told import Told

PUBLIC = {"rules": "x", "seat": None, "row": ["a"], "over": False}


@pytest.mark.parametrize(
    "look",
    [
        lambda view: view["row"],
        lambda view: view.get("over", True),
        lambda view: "row" in view,
        lambda view: [view["rules"], view.get("row")],
    ],
)
def test_what_everybody_sees_may_be_looked_at(look: Callable[[AskedView], Any]) -> None:
    view = AskedView(PUBLIC)
    assert look(view) == look(PUBLIC)  # type: ignore[arg-type]
    assert not view.asked


@pytest.mark.parametrize(
    "look",
    [
        lambda view: view.get("hand", ()),
        lambda view: view.get("seat"),
        lambda view: view["seat"],
        lambda view: "hand" in view,
        lambda view: "seat" in view and "hand" in view,
        list,
        lambda view: len(view) > 0,
        bool,
        lambda view: view == {},
        lambda view: {**view}.get("hand"),
        lambda view: dict(view).get("hand"),
        lambda view: view != {},
        lambda view: [key for key in view if key == "hand"],
        lambda view: [key for key, _ in view.items() if key == "hand"],
        lambda view: [key for key in view.keys() if key == "hand"],  # noqa: SIM118
        lambda view: 5 in view.values(),
        lambda view: dict(view)["seat"],
    ],
)
def test_whoever_looks_further_is_noticed(look: Callable[[AskedView], Any]) -> None:
    view = AskedView(PUBLIC)
    look(view)
    assert view.asked


def test_what_is_not_there_is_not_there() -> None:
    view = AskedView(PUBLIC)
    with pytest.raises(KeyError):
        view["hand"]
    assert view.asked


@pytest.mark.parametrize(
    "use",
    [
        lambda view: view | {},
        lambda view: {} | view,
        lambda view: view.copy(),
        lambda view: view.pop("row"),
        lambda view: view.setdefault("hand", ()),
        lambda view: view.update(hand=()),
        lambda view: next(reversed(view)),
        msgspec.json.encode,
        json.dumps,
    ],
)
def test_what_only_a_dict_can_do_raises(use: Callable[[AskedView], Any]) -> None:
    with pytest.raises((AttributeError, TypeError)):
        use(AskedView(PUBLIC))
    assert "row" not in repr(AskedView(PUBLIC))


class Seen(Views):
    """Views that a test has made up."""

    def __init__(self, public: View, *own: View) -> None:
        self._public, self._own = public, dict(enumerate(own))


def story(view: View, seat: Any) -> Told:
    """What is told by who reads this view."""
    return Told("seen", 0, {"row": view["row"][0], "seat": seat})


@pytest.mark.parametrize(
    "which_seat",
    [
        lambda view: view["seat"],
        lambda view: dict(view)["seat"],
        # Whoever needs a dict gets one.
        lambda view: (view | {})["seat"],
        lambda view: view.copy()["seat"],
    ],
)
def test_who_looks_further_tells_each_seat_its_own(
    monkeypatch: pytest.MonkeyPatch, which_seat: Callable[[View], Any]
) -> None:
    def tell(before: View, after: View, moves: object) -> list[Told]:
        return [story(after, which_seat(after))]

    monkeypatch.setattr("katzentisch.server.table.stories.tell", tell)
    before = Seen(PUBLIC, {"seat": 0}, {"seat": 1})
    after = Seen(PUBLIC, {"seat": 0, "hand": "x"}, {"seat": 1, "hand": "y"})
    chairs = [Chair(occupant="person"), Chair(occupant="person")]
    told = stories(chairs, (), before, after)
    assert told == tuple((story(PUBLIC, seat),) for seat in (None, 0, 1))
