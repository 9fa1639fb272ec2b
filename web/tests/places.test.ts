import { expect, test } from "vitest";
import { places, ranks } from "../src/lib/places";

test.each([
  ["by score", [3, 9, -2], [1], [2, 1, 3]],
  ["a tie that the game broke", [6, 6, 1], [1], [2, 1, 3]],
  ["a winner with fewer points than another", [9, 6, 1], [1], [2, 1, 3]],
  ["a shared victory", [6, 6, 1], [0, 1], [1, 1, 3]],
  ["equals behind the winner", [4, 7, 4, 1], [1], [2, 1, 2, 4]],
  ["nobody has won", [4, 7, 4], [], [2, 1, 2]],
])("%s", (_, scores, winners, expected) => {
  expect(ranks(scores, winners)).toEqual(expected);
});

test("the best stands first, equals in the order of their seats", () => {
  expect(places([4, 7, 7], [2]).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(places([7, 4, 7], [0, 2])).toEqual([
    { seat: 0, rank: 1, score: 7 },
    { seat: 2, rank: 1, score: 7 },
    { seat: 1, rank: 3, score: 4 },
  ]);
  expect(places([], [])).toEqual([]);
});
