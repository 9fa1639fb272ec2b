import { expect, test } from "vitest";
import { chapters } from "../../../src/lib/chapters";
import type { View } from "../../../src/lib/protocol";

const view = (phase: string, cards = 0, half: number | null = null) =>
  ({
    rules: "muckenstich",
    phase,
    round: 1,
    rounds: 3,
    half,
    trick: Array.from({ length: cards }, (_, seat) => [seat, "R1"]),
  }) as unknown as View;

test("discarding, tricks with the trumps named in them, and the count", () => {
  const [round] = chapters([
    view("discard"),
    view("play"),
    view("trump", 1),
    view("play", 1),
    view("play"),
    view("play", 1),
    view("double"),
    view("void"),
    view("over"),
  ]);
  expect(round!.name).toBe("Round 1 of 3");
  expect(round!.parts).toEqual([
    { name: "Discarding", steps: [0, 1] },
    { name: "Trick 1", steps: [2, 3, 4] },
    { name: "Trick 2", steps: [5, 6] },
    { name: "Counting", steps: [7, 8] },
  ]);
});

test("each half begins anew", () => {
  const rounds = chapters([
    view("play", 0, 1),
    view("play", 1, 1),
    view("discard", 0, 2),
    view("play", 0, 2),
    view("play", 1, 2),
  ]);
  expect(rounds.map(({ name }) => name)).toEqual([
    "Round 1 of 3 · half 1",
    "Round 1 of 3 · half 2",
  ]);
  expect(rounds[1]!.parts).toEqual([
    { name: "Discarding", steps: [3] },
    { name: "Trick 1", steps: [4] },
  ]);
});
