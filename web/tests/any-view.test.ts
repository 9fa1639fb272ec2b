import { expect, test } from "vitest";
import { lying, moveOfCard, shown, taps } from "../src/lib/any-view";
import type { View } from "../src/lib/protocol";

const KINDS = ["2C", "10H", "QS", "AS"];
const view = (more: object) => ({ players: 3, ...more }) as unknown as View;

test("what a view holds is told apart by its shape", () => {
  const seen = shown(
    view({
      phase: "play",
      scores: [1, 2, 3],
      trick: [[2, "QS"]],
      hearts_broken: true,
      leader: 1,
      deck: 4,
      points: [0, 5, 13],
      ready: [true, true, true],
      waiting: [true, false, true],
      row: ["2C", "AS"],
      taken: [["QS"], [], ["10H"]],
      passed: [[], [], []],
      choice: "AS",
      nothing: null,
    }),
    KINDS,
  );
  expect(seen).toEqual({
    laid: [[2, "QS"]],
    each: [
      { key: "points", values: [0, 5, 13] },
      { key: "waiting", values: [true, false, true] },
    ],
    rows: [
      { key: "row", cards: ["2C", "AS"] },
      { key: "choice", cards: ["AS"] },
    ],
    piles: [{ key: "taken", cards: [["QS"], [], ["10H"]] }],
    facts: [
      { key: "hearts_broken", value: true },
      { key: "deck", value: 4 },
    ],
    who: [{ key: "leader", seat: 1 }],
  });
});

test("a trick may be a list by seat", () => {
  expect(lying(view({ trick: [null, "QS", null] }), KINDS)).toEqual([[1, "QS"]]);
  expect(lying(view({}), KINDS)).toEqual([]);
});

test("a card that one move mentions makes it, a card of several does not", () => {
  expect(moveOfCard("QS", ["play QS", "play AS"])).toBe("play QS");
  expect(moveOfCard("QS", ["play QS", "double QS"])).toBeNull();
  expect(moveOfCard("QS", ["pay QS AS"])).toBeNull();
});

test("a card that cannot be played now is asked about as the others are played", () => {
  expect([...taps(["QS", "AS"], ["play QS"])]).toEqual([
    ["QS", "play QS"],
    ["AS", "play AS"],
  ]);
  expect([...taps(["QS", "AS"], ["play QS", "double QS"])]).toEqual([]);
  expect([...taps(["QS"], ["pass"])]).toEqual([]);
});
