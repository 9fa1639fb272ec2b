import { expect, test } from "vitest";
import { History, ownRank, type PastGame } from "../src/lib/history";
import type { Storing } from "../src/lib/keeping";
import type { Played } from "../src/lib/protocol";

function storage(): Storing {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function game(id: string, more: Partial<PastGame> = {}): PastGame {
  const names = ["Ada", "Ben"];
  const told = { names, scores: [3, 5], winners: [1], seat: 0, ended: 1 };
  return { id, game: "any", ...told, ...more };
}

test("games are kept beyond a reload, the latest first", () => {
  const disk = storage();
  const history = new History(() => disk);
  expect(history.keep(game("a", { ended: 10 }))).toBe(true);
  expect(history.keep(game("b", { ended: 20 }))).toBe(true);
  const ids = (one: History) => one.games().map(({ id }) => id);
  expect(ids(history)).toEqual(["b", "a"]);
  expect(ids(new History(() => disk))).toEqual(["b", "a"]);
});

test("a game is kept once, as it was first", () => {
  const disk = storage();
  const history = new History(() => disk);
  history.keep(game("a"));
  expect(history.keep(game("a", { scores: [0, 0] }))).toBe(false);
  expect(history.games()[0]?.scores).toEqual([3, 5]);
});

test("a game that was removed does not come back from its table", () => {
  const disk = storage();
  const history = new History(() => disk);
  const played = [{ id: "a" }, { id: "b" }] as Played[];
  expect(history.missing(played)).toEqual(played);
  history.keep(game("a"));
  history.remove("a");
  expect(history.games()).toEqual([]);
  expect(history.missing(played)).toEqual([{ id: "b" }]);
  expect(history.keep(game("a"))).toBe(false);
});

test("the oldest go when there are too many", () => {
  const disk = storage();
  const history = new History(() => disk);
  for (let number = 0; number < 410; number++) history.keep(game(`g${number}`));
  expect(new History(() => disk).games()).toHaveLength(400);
});

test("the own place, and none in a game that was stopped", () => {
  expect(ownRank(game("a"))).toBe(2);
  expect(ownRank(game("a", { seat: 1 }))).toBe(1);
  expect(ownRank(game("a", { scores: [], winners: [] }))).toBe(null);
});
