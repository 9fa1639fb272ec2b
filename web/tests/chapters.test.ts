import { expect, test } from "vitest";
import {
  beginningsOfParts,
  beginningsOfRounds,
  chapters,
  jumpBack,
  jumpOn,
} from "../src/lib/chapters";
import type { View } from "../src/lib/protocol";

const rules = "another-game";
const views = (...all: object[]) => all.map((view) => ({ rules, ...view }) as unknown as View);
/** Two tricks of two cards in a round, then one in the next. */
const tricks = views(
  { round: 1, trick: [] },
  { round: 1, trick: [[0, "5"]] },
  { round: 1, trick: [] },
  { round: 1, trick: [[1, "5"]] },
  { round: 2, trick: [] },
  { round: 2, trick: [[0, "7"]] },
  { round: 2, trick: [] },
);

test("a move stands in the trick and the round in which it was made", () => {
  expect(chapters(tricks)).toEqual([
    {
      name: "Round 1",
      parts: [
        { name: "Trick 1", steps: [0, 1, 2] },
        { name: "Trick 2", steps: [3, 4] },
      ],
    },
    { name: "Round 2", parts: [{ name: "Trick 1", steps: [5, 6] }] },
  ]);
});

test("a trick told by seat is a trick, too", () => {
  const by_seat = views(
    { round: 1, trick: [null, null] },
    { round: 1, trick: ["5", null] },
    { round: 1, trick: [null, null] },
    { round: 1, trick: [null, "7"] },
  );
  const [round] = chapters(by_seat);
  expect(round!.parts.map(({ steps }) => steps)).toEqual([[0, 1, 2], [3]]);
});

test("what is done before the first card belongs to the first trick", () => {
  const passing = views(
    { round: 1, trick: [] },
    { round: 1, trick: [] },
    { round: 1, trick: [[0, "5"]] },
  );
  expect(chapters(passing)[0]!.parts).toEqual([{ name: "Trick 1", steps: [0, 1, 2] }]);
});

test("a game without tricks has rounds, by its pad if by nothing else", () => {
  const found = chapters(views({ pad: [] }, { pad: [] }, { pad: [[1, 2]] }, { pad: [[1, 2]] }));
  expect(found).toEqual([
    { name: "Round 1", parts: [{ name: "", steps: [0, 1, 2] }] },
    { name: "Round 2", parts: [{ name: "", steps: [3] }] },
  ]);
  expect(chapters(views({ game: 3 }))[0]!.name).toBe("Game 3");
});

test("jumps go to beginnings: of this one first, then of the one before", () => {
  const parts = beginningsOfParts(chapters(tricks));
  expect(parts).toEqual([0, 3, 5]);
  expect(beginningsOfRounds(chapters(tricks))).toEqual([0, 5]);
  expect([4, 3, 2, 0].map((at) => jumpBack(parts, at))).toEqual([3, 0, 0, 0]);
  expect([0, 3, 5].map((at) => jumpOn(parts, at, 6))).toEqual([3, 5, 6]);
});
