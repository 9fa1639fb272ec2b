import { expect, test } from "vitest";
import { beats } from "../src/lib/moments";
import type { Play, Update } from "../src/lib/protocol";

function play(view: object): Play {
  return { id: "g", view } as unknown as Play;
}
function update(view: object, ...moves: [number, string][]): Update {
  const events = [{ kind: "moved", moves }];
  return { seat: 0, play: play(view), events } as unknown as Update;
}

const trick = [
  [1, "R5"],
  [2, "R7"],
  [0, "R9"],
];

test("a complete trick is shown before it is taken away", () => {
  const before = play({ trick: trick.slice(0, 2), last_trick: [], pad: [] });
  const shown = beats(before, update({ trick: [], last_trick: trick, pad: [] }, [0, "play R9"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["trick"]);
  expect(shown[0]!.cards).toEqual(trick);
});

test("the last trick of a round is followed by the score pad", () => {
  const before = play({ trick: trick.slice(0, 2), last_trick: [], pad: [] });
  const after = { trick: [], last_trick: trick, pad: [[1, 2, 3]], over: false };
  const shown = beats(before, update(after, [0, "play R9"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["trick", "round"]);
});

test("cards turned over together are one moment", () => {
  const before = play({ lying: [[], []], inside: [0, 1], pad: [[null, null]] });
  const after = { lying: [["4"], ["9"]], inside: [0, 1], pad: [[null, null]] };
  const shown = beats(before, update(after, [0, "play 4"], [1, "play 9"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["reveal"]);
});

test("the own move needs no pause, another's does", () => {
  const before = play({ row: [] });
  expect(beats(before, update({ row: [] }, [0, "pass"]))).toEqual([]);
  expect(beats(before, update({ row: [] }, [1, "pass"]))[0]!.kind).toBe("move");
});

test("another game begins without a pause", () => {
  const other = { ...play({}), id: "other" };
  expect(beats(other, update({}, [1, "pass"]))).toEqual([]);
});
