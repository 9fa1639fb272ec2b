import { expect, test } from "vitest";
import { beats } from "../../../src/lib/moments";
import { play, update } from "../../playing";

const rules = "und-tschuess";

test("cards turned over together are one moment", () => {
  const before = play({ rules, lying: [[], [], []], inside: [0, 1, 2], pad: [[null, null, null]] });
  const after = { rules, lying: [[], ["9"], ["10"]], inside: [1, 2], pad: [["1", null, null]] };
  const shown = beats(before, update(after, [0, "play 4"], [1, "play 9"], [2, "play 10"]));
  expect(shown.map((moment) => moment.kind)).toEqual(["reveal"]);
  expect(shown[0]!.cards).toEqual([
    [0, "4"],
    [1, "9"],
    [2, "10"],
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

function tied(cards: string[], ties = "any", now: object = {}) {
  const inside = cards.map((_, seat) => seat);
  const totals = cards.map(() => 0);
  const before = { rules, round: 1, inside, totals, pad: [], options: { ties } };
  const moves = cards.map((card, seat): [number, string] => [seat, `play ${card}`]);
  return beats(play(before), update({ ...before, ...now }, ...moves))[0]!.shown?.line;
}

test("a tie says whose, and at which end", () => {
  expect(tied(["3", "3", "8", "12"])).toEqual({ key: "tie-lowest", seats: [0, 1] });
  expect(tied(["4", "9", "12", "12"])).toEqual({ key: "tie-highest", seats: [2, 3] });
  expect(tied(["-5", "8", "-5", "8"])).toEqual({ key: "tie-ends", seats: [0, 2, 1, 3] });
  expect(tied(["-5", "8", "-5", "8"], "lowest")).toEqual({ key: "tie-lowest", seats: [0, 2] });
  expect(tied(["7", "7"])).toEqual({ key: "tie-all", seats: [0, 1] });
});

test("where somebody leaves there is no tie to be told", () => {
  expect(tied(["3", "8", "12"], "any", { inside: [1, 2] })).toBeUndefined();
});
