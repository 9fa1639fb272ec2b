"""The house in a page: tables in a Worker of a real browser, and what the browser keeps."""

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from katzentisch.bots.levels import LEVELS
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.delivery.kit import found_kit
from katzentisch.games import rulebooks
from tests.offline.levels import SEED, compared, positions
from tests.offline.own_house import HERE, MEMORY_KEPT, OwnHouse
from tests.samples import any_one
from tests.variants import SOME, every_game
from tests.web.fixtures import NewPage
from tests.web.house import HouseOfCards
from tests.web.playing import STATE, hand, move, until

# A part of what an expert may spend: the same code, sooner done.
SHARE = 0.1
# Of each count of players; `python -m tests.offline.levels` takes thousands, and all of it.
POSITIONS = 8

IN_TIME = """
from katzentisch.bots.search import Budget, flat_search
from katzentisch.games import rulebooks

def answer(given, house):
    found = {}
    for rules in rulebooks().values():
        engine = house.house.office.thinker.engine(rules)
        table = engine.new_table(rules.seats[0], {}, engine.source(1))
        seat = engine.do.actors_at(table).bit_length() - 1
        budget = Budget(milliseconds=given)
        seen = engine.see(table, seat)
        found[rules.name] = flat_search(engine, seen, seat, engine.source(2), budget)[0].playouts
    return found
"""


def deal(own_house: OwnHouse, rules: Rulebook) -> Page:
    """One click from home to a dealt hand."""
    own_house.home()
    page = own_house.page
    page.locator(f"[data-play={rules.name}]").click()
    page.wait_for_selector(".hand [data-card]")
    return page


AT_EVERY_TABLE = """async ([wishes, moves]) => {
    const played = [];
    for (const wish of wishes) {
        const made = await house.answer("POST", "tables", "language=en", JSON.stringify(wish));
        const [status, text] = made.toJs();
        if (status !== 200) throw new Error(text);
        const { table, token } = JSON.parse(text);
        let play = null, last = 0, answer = null, more = () => undefined;
        const say = (said) => {
            const told = JSON.parse(said);
            if (told.type === "update" && told.play) play = told.play;
            if (told.id === String(last)) answer = told;
            more();
        };
        const line = house.line(table, say, () => undefined);
        const until = async (happened) => {
            while (!happened()) await new Promise((done) => (more = done));
        };
        const command = async (wish) => {
            answer = null;
            line.heard(JSON.stringify({ id: String(++last), ...wish }));
            await until(() => answer);
            return answer.type === "ok";
        };
        await command({ type: "hello", table, token });
        await command({ type: "pace", percent: 0 });
        await command({ type: "start", fill: true });
        // What was told before the own move may come after it: then the next is refused.
        for (let own = 0; own < moves; ) {
            await until(() => play?.legal.length);
            const text = play.legal[0];
            play = null;
            if (await command({ type: "move", text })) own++;
        }
        line.left();
        line.destroy();
        const { players, options } = (await house.answer("GET", "tables/" + table, "", ""))
            .toJs()
            .reduce((_, text) => JSON.parse(text));
        played.push({ players, options });
    }
    return played;
}"""
WISH = json.dumps({"game": any_one().name, "players": any_one().seats[0], "name": "Ada"})
# Own moves at each table; the bots move in between.
MOVES = 2


def test_every_count_and_option_is_dealt_and_played(own_house: OwnHouse) -> None:
    """Through the Worker's own door, as the page would: whole games are in test_aeroplane.py."""
    wishes = [
        {
            **{"game": rules.name, "players": players, "options": options},
            **{"name": "Ada", "level": LEVELS[0]},
        }
        for rules, players, options in SOME
    ]
    played = own_house.worker.evaluate(AT_EVERY_TABLE, [wishes, MOVES])
    assert played == [{name: wish[name] for name in ("players", "options")} for wish in wishes]
    assert own_house.asked == []


@every_game
def test_every_level_moves_as_on_the_server(own_house: OwnHouse, rules: Rulebook) -> None:
    """The same position, seat, level and seed: the same move, in Python of the page."""
    for players in rules.seats:
        found = compared(own_house, positions(rules, players, POSITIONS), SHARE)
        assert found.there == found.here, f"seed {SEED}, {players} players"
        assert len(found.here) == POSITIONS * len(LEVELS)
        assert len(set(found.here)) > 1


SPOIL = """async (kit) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const { headers } = await cache.match(kit + "python.memory");
    await cache.put(kit + "python.memory", new Response("spoiled", { headers }));
}"""


def test_the_next_visit_begins_with_the_memory_of_the_first(own_house: OwnHouse) -> None:
    """It deals, decides and speaks as before; one that is damaged is made anew."""
    page, rules = own_house.page, any_one()
    page.evaluate(MEMORY_KEPT, own_house.kit)
    own_house.load()
    assert own_house.worker.evaluate("remembered")
    deal(own_house, rules)
    found = compared(own_house, positions(rules, rules.seats[0], 2), SHARE)
    assert found.there == found.here
    names = [asked_of_page(own_house, "POST", "tables", WISH)[1]["table"]]
    page.evaluate(SPOIL, own_house.kit)
    own_house.load()
    assert not own_house.worker.evaluate("remembered")
    page.evaluate(MEMORY_KEPT, own_house.kit)
    for _ in range(2):
        own_house.load()
        assert own_house.worker.evaluate("remembered")
        names.append(asked_of_page(own_house, "POST", "tables", WISH)[1]["table"])
    # Chance is not remembered.
    assert len(set(names)) == len(names)


def test_a_budget_of_time_ends_in_the_page_too(own_house: OwnHouse) -> None:
    found = own_house.python(IN_TIME, 20)
    assert set(found) == set(rulebooks())
    assert all(playouts > 0 for playouts in found.values())


def asked_of_page(own_house: OwnHouse, method: str, address: str, body: str = "") -> Any:
    """A request to the house in the page."""
    path, _, query = address.partition("?")
    script = """async ([method, path, query, body]) => {
        const found = await house.answer(method, path, query, body);
        return found.toJs();
    }"""
    status, text = own_house.worker.evaluate(script, [method, path, query, body])
    return status, json.loads(text)


def test_the_page_says_what_the_server_says(own_house: OwnHouse) -> None:
    """Games, options, levels, phrases, rules and lessons, in three languages."""
    names = [*rulebooks()]
    paths = ["choices", *(f"rules/{one}" for one in names), *(f"lessons/{one}" for one in names)]
    for path in paths:
        for language in LANGUAGES:
            address = f"{path}?language={language}"
            there = httpx.get(f"{own_house.house.address}api/{address}").json()
            assert asked_of_page(own_house, "GET", address) == (200, there)


HOSTILE = [
    "",
    "null",
    "[]",
    "{",
    '{"format": "katzentisch 1"}',
    "[" * 100_000,
    '{"format":' * 50_000,
    json.dumps({"format": "katzentisch/1", "game": "none", "players": 10**30}),
    '"\\ud800"',
    " " * 500_000,
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_records_are_answered_with_a_sentence(own_house: OwnHouse, language: str) -> None:
    for hostile in HOSTILE:
        address = f"replay?count=2000&language={language}"
        status, problem = asked_of_page(own_house, "POST", address, hostile)
        assert 400 <= status < 500, hostile[:40]
        assert problem["said"].rstrip()[-1] in ".!?"
    assert asked_of_page(own_house, "GET", "choices")[0] == 200


def test_a_hostile_record_pasted_into_the_page(own_house: OwnHouse) -> None:
    own_house.home()
    page = own_house.page
    page.locator("a[href$='/replay']").click()
    page.locator("textarea").fill("[" * 20_000)
    page.locator("form button").first.click()
    expect(page.locator("[role=alert]")).to_be_visible()


def test_a_game_survives_a_reload(own_house: OwnHouse) -> None:
    page = deal(own_house, any_one())
    page.wait_for_selector(".hand button.can, [data-move]:not([aria-disabled=true])")
    move(page, "mouse")
    until(lambda: page.locator(".hand button.can, [data-move]").count() > 0, page)
    before = hand(page), page.url, page.evaluate(STATE)
    page.reload()
    page.wait_for_selector(".hand [data-card]")
    until(lambda: (hand(page), page.url, page.evaluate(STATE)) == before, page)
    page.wait_for_selector(".hand button.can, [data-move]:not([aria-disabled=true])")
    move(page, "mouse")
    own_house.home()
    expect(page.locator(f"section a[href='{before[1]}']")).to_be_visible()


FULL = """() => {
    IDBObjectStore.prototype.kept_add ??= IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
        throw new DOMException("There is no room.", "QuotaExceededError");
    };
}"""
ROOM = "() => { IDBObjectStore.prototype.add = IDBObjectStore.prototype.kept_add; }"
KEPT = """async (table) => {
    const opened = await new Promise((found) => {
        const request = indexedDB.open("katzentisch");
        request.onsuccess = () => found(request.result);
    });
    const all = opened.transaction("events").objectStore("events").getAll();
    await new Promise((done) => (all.onsuccess = done));
    return all.result.filter((row) => row.table === table).map((row) => row.seq);
}"""


def test_where_nothing_is_kept_the_page_says_so_and_plays_on(own_house: OwnHouse) -> None:
    """And what could not be kept is, as soon as there is room."""
    page = deal(own_house, any_one())
    table = page.url.rpartition("/")[2]
    unkept = page.get_by_text("This browser has no room left")
    own_house.worker.evaluate(FULL)
    try:
        for _ in range(2):
            page.wait_for_selector(".hand button.can, [data-move]:not([aria-disabled=true])")
            move(page, "mouse")
        expect(unkept).to_be_visible()
    finally:
        own_house.worker.evaluate(ROOM)
    page.wait_for_selector(".hand button.can, [data-move]:not([aria-disabled=true])")
    move(page, "mouse")
    expect(unkept).to_have_count(0)
    kept = own_house.worker.evaluate(KEPT, table)
    assert kept == [*range(1, len(kept) + 1)]
    assert len(kept) > 5


def test_a_game_begun_here_can_be_deleted(own_house: OwnHouse) -> None:
    page = deal(own_house, any_one())
    table = page.url.rpartition("/")[2]
    own_house.home()
    page.locator("a[href$='/history']").click()
    page.locator(f"[data-table={table}] button").click()
    page.locator("dialog .button.main").click()
    expect(page.locator(f"[data-table={table}]")).to_have_count(0)
    assert own_house.worker.evaluate(KEPT, table) == []
    status, problem = asked_of_page(own_house, "GET", f"tables/{table}?language=de")
    assert (status, problem["reason"]) == (404, "table-none")


def test_a_hint_comes_from_the_page(own_house: OwnHouse) -> None:
    page = deal(own_house, any_one())
    page.wait_for_selector(".hand button.can, [data-move]:not([aria-disabled=true])")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hinted")
    page.wait_for_selector(".note")


def test_a_house_that_does_not_open_says_so_and_leads_back(
    house: HouseOfCards, new_page: NewPage, troubles: list[str]
) -> None:
    """At a table of this browser and at home; nothing is fetched again and again."""
    if found_kit() is None:
        pytest.skip("What playing offline needs is not built: run make offline")
    page, fetched = new_page(fresh=True), list[str]()

    def spoil(route: Route) -> None:
        fetched.append(route.request.url)
        route.fulfill(status=404)

    page.context.route("**/engines/*", spoil)
    page.add_init_script(HERE)
    page.goto(f"{house.address}t/offlinenone")
    expect(page.locator("[role=alert]")).to_contain_text("404")
    page.get_by_role("link", name="Home", exact=True).click()
    page.wait_for_selector("[data-play]")
    assert len(fetched) == len(set(fetched))
    troubles.clear()
