import { expect, test } from "vitest";
import { lastLines, lookedBack } from "../src/lib/looked-back";
import type { Event } from "../src/lib/protocol";

const event = (n: number, kind: string, ...said: string[]) => ({ n, kind, said }) as Event;
const EVENTS = [
  event(1, "started", "The cards are dealt."),
  event(2, "moved", "Ada plays."),
  event(3, "chosen", "Ben has chosen."),
  event(4, "moved", "Ben plays.", "Ben takes the trick."),
];

test("what lies face down is not told again, and who has chosen never", () => {
  expect(lookedBack(EVENTS, 0).map(({ n }) => n)).toEqual([1, 2, 4]);
  expect(lookedBack(EVENTS, 4).map(({ n }) => n)).toEqual([1, 4]);
});

test("the last sentences, the latest last", () => {
  expect(lastLines(EVENTS, 0, 2)).toEqual(["Ben plays.", "Ben takes the trick."]);
  expect(lastLines(EVENTS, 4, 3)).toEqual([
    "The cards are dealt.",
    "Ben plays.",
    "Ben takes the trick.",
  ]);
});
