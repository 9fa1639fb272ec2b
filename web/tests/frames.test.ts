import { expect, test } from "vitest";
import { framesOf } from "../src/lib/frames";
import { step } from "./playing";

const rules = "another-game";
const trick: [number, string][] = [
  [1, "5"],
  [2, "7"],
  [0, "9"],
];
const deal = step({ rules, trick: [], pad: [] });
const before = step({ rules, trick: trick.slice(0, 2), last_trick: [], pad: [] }, [2, "play 7"]);
const kinds = (...steps: (typeof deal)[]) =>
  framesOf(steps, steps.length - 1).map((moment) => moment?.kind ?? null);

test("the deal is how things stand", () => {
  expect(kinds(deal)).toEqual([null]);
});

test("a plain move is one thing to see, whoever made it", () => {
  expect(kinds(deal, before)).toEqual(["move"]);
});

test("the card that completes a trick is seen, and the empty table is not stopped at", () => {
  const after = step({ rules, trick: [], last_trick: trick, pad: [] }, [0, "play 9"]);
  const frames = framesOf([before, after], 1);
  expect(frames.map((moment) => moment?.kind)).toEqual(["trick"]);
  expect(frames[0]!.cards).toContainEqual([0, "9"]);
});

test("after the last trick of a round come the score pad and the new cards", () => {
  const after = step({ rules, trick: [], last_trick: trick, pad: [[1, 2, 3]] }, [0, "play 9"]);
  expect(kinds(before, after)).toEqual(["trick", "round", null]);
});

test("the last trick of all is seen before the end", () => {
  const end = { rules, trick: [], last_trick: trick, pad: [[1, 2, 3]], over: true };
  expect(kinds(before, step(end, [0, "play 9"]))).toEqual(["trick", null]);
});
