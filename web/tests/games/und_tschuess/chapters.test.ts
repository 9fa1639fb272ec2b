import { expect, test } from "vitest";
import { chapters } from "../../../src/lib/chapters";
import type { View } from "../../../src/lib/protocol";

const view = (round: number, phase: string, inside: number, lying: boolean) =>
  ({
    rules: "und-tschuess",
    round,
    phase,
    inside: Array.from({ length: inside }, (_, seat) => seat),
    lying: [lying ? ["4"] : [], []],
  }) as unknown as View;

test("a round is the exchange, the cards of all, and the duel", () => {
  const rounds = chapters([
    view(1, "play", 4, false),
    view(1, "play", 4, true),
    view(1, "play", 2, true),
    view(1, "play", 2, true),
    view(2, "exchange", 0, false),
    view(2, "exchange", 0, false),
    view(2, "play", 4, false),
    view(2, "play", 3, true),
  ]);
  expect(rounds).toEqual([
    {
      name: "Round 1",
      parts: [
        { name: "All play", steps: [0, 1, 2] },
        { name: "Duel", steps: [3, 4] },
      ],
    },
    {
      name: "Round 2",
      parts: [
        { name: "Exchange", steps: [5, 6] },
        { name: "All play", steps: [7] },
      ],
    },
  ]);
});
