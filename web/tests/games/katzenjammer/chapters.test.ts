import { expect, test } from "vitest";
import { chapters } from "../../../src/lib/chapters";
import type { View } from "../../../src/lib/protocol";

const fresh = { bids: [null, null], passed: [false, false] };
const view = (phase: string, more: object = {}, game = 1, games = 1) =>
  ({ rules: "katzenjammer", phase, game, games, ...fresh, ...more }) as unknown as View;
const bid = { bids: ["1x1", null] };
const sold = { bids: ["1x1", null], passed: [false, true] };

test("an auction lasts until the next row, whether it was sold or not", () => {
  const [game] = chapters([
    view("auction"),
    view("auction", { passed: [true, false] }),
    // All have passed: another row.
    view("auction"),
    view("auction", bid),
    view("pay", sold),
    view("foursomes", sold),
    view("auction"),
    view("auction", bid),
  ]);
  expect(game!.name).toBe("The game");
  expect(game!.parts).toEqual([
    { name: "Auction 1", steps: [0, 1, 2] },
    { name: "Auction 2", steps: [3, 4, 5, 6] },
    { name: "Auction 3", steps: [7] },
  ]);
});

test("a match has games", () => {
  const rounds = chapters([
    view("auction", {}, 1, 2),
    view("auction", {}, 2, 2),
    view("auction", bid, 2, 2),
  ]);
  expect(rounds.map(({ name }) => name)).toEqual(["Game 1 of 2", "Game 2 of 2"]);
  expect(rounds[1]!.parts).toEqual([{ name: "Auction 1", steps: [2] }]);
});
