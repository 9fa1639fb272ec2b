import { expect, test } from "vitest";
import { beats } from "../src/lib/moments";
import { play, update } from "./playing";

const rules = "another-game";
const trick: [number, string][] = [
  [1, "5"],
  [2, "7"],
  [0, "9"],
];
const lay = play({ rules, trick: trick.slice(0, 2), last_trick: [], pad: [] });

test("a complete trick is shown before it is taken away", () => {
  const shown = beats(lay, update({ rules, trick: [], last_trick: trick, pad: [] }, [0, "play 9"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["trick"]);
  expect(shown[0]!.cards).toEqual(trick);
});

test("a trick that the view does not tell any more is put together", () => {
  const before = play({ rules, trick: trick.slice(0, 2) });
  const shown = beats(before, update({ rules, trick: [] }, [0, "play 9"]));
  expect(shown[0]!.cards).toEqual(trick);
});

test("the last trick of a round is followed by the score pad", () => {
  const after = { rules, trick: [], last_trick: trick, pad: [[1, 2, 3]], over: false };
  const shown = beats(lay, update(after, [0, "play 9"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["trick", "round"]);
});

test("a trick that grows is no moment of its own", () => {
  const after = { rules, trick, last_trick: [], pad: [] };
  expect(beats(lay, update(after, [0, "play 9"]))).toEqual([]);
});

test("the own move needs no pause, another's does", () => {
  const before = play({ rules, row: [] });
  expect(beats(before, update({ rules, row: [] }, [0, "pass"]))).toEqual([]);
  expect(beats(before, update({ rules, row: [] }, [1, "pass"]))[0]!.kind).toBe("move");
});

test("another game begins without a pause", () => {
  const other = { ...play({ rules }), id: "other" };
  expect(beats(other, update({ rules }, [1, "pass"]))).toEqual([]);
});
