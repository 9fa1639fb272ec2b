import { expect, test } from "vitest";
import { beats } from "../../../src/lib/moments";
import { play, update } from "../../playing";

const rules = "und-tschuess";

test("cards turned over together are one moment", () => {
  const before = play({ rules, lying: [[], []], inside: [0, 1], pad: [[null, null]] });
  const after = { rules, lying: [["4"], ["9"]], inside: [0, 1], pad: [[null, null]] };
  const shown = beats(before, update(after, [0, "play 4"], [1, "play 9"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["reveal"]);
  expect(shown[0]!.cards).toEqual([
    [0, "4"],
    [1, "9"],
  ]);
});

test("a round is over when its line is complete, not when the next one is opened", () => {
  const during = play({ rules, inside: [0], pad: [[null, "3"]] });
  const over = { rules, inside: [], pad: [["8", "3"]] };
  expect(beats(during, update(over, [0, "play 4"])).map(({ kind }) => kind)).toEqual(["round"]);
  const next = {
    rules,
    inside: [0, 1],
    pad: [
      ["8", "3"],
      [null, null],
    ],
  };
  expect(beats(play(over), update(next, [0, "keep"]))).toEqual([]);
});
