import { expect, test } from "vitest";
import { scoresNow, standing } from "../../../src/games/katzenjammer/standing";

import type { Seen } from "../../../src/games/katzenjammer/view";

const counts = (mice: number[], jokers: number[]) =>
  standing(mice, jokers).map((one) => one.counts);

test("whoever has the most jokers open would lose five mice (K24)", () => {
  expect(counts([3, 8, 0], [1, 2, 0])).toEqual([3, 3, 0]);
  expect(counts([3, 8, 0], [2, 2, 1])).toEqual([-2, 3, 0]);
});

test("where no joker lies open nobody would lose any (K24)", () => {
  expect(counts([3, 0], [0, 0])).toEqual([3, 0]);
});

test("what is on the pad and what lies open count together until it is over (K27)", () => {
  const view = { over: false, scores: [4, -2], mice: [3, 6], displayed: [0, 1] };
  expect(scoresNow(view as Seen)).toEqual([7, -1]);
  expect(scoresNow({ ...view, over: true } as Seen)).toEqual([4, -2]);
});
