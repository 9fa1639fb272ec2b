/** The figures of a review as they are drawn, and waiting for what takes a while. */
import { expect, test, vi } from "vitest";
import type { ReviewedPart, ReviewedPoint } from "../src/lib/protocol";
import { line, reviewWords, roundStarts, stretches } from "../src/lib/review";
import { LANGUAGES } from "../src/lib/texts.svelte";
import { awaited, type HowFar } from "../src/lib/waiting";

const part = (cause: string, share: number): ReviewedPart => ({ cause, share, points: 10 * share });
const point = (round: number, share: number): ReviewedPoint => ({
  step: 0,
  round,
  cause: "others",
  who: null,
  share,
  points: 0,
});
const WAY = [
  part("start", 0.254),
  part("deal", 0.104),
  part("others", -0.404),
  part("own", 0.546),
  part("end", 0.5),
];

test("every bar begins where the one before ends, and the result stands on the ground", () => {
  const bars = stretches(WAY);
  expect(bars[0]!.from).toBe(0);
  expect(bars.at(-1)!.from).toBe(0);
  bars.slice(1, -1).forEach(({ from }, n) => expect(from).toBe(bars[n]!.to));
  expect(bars.at(-2)!.to).toBeCloseTo(bars.at(-1)!.to);
});

test("a curve fills its box, and rounds begin in it", () => {
  const curve = [point(0, 0.25), point(0, 1), point(1, 0)];
  expect(line(curve, 100, 40)).toBe("0.00,30.00 50.00,0.00 100.00,40.00");
  expect(roundStarts(curve)).toEqual([1]);
});

test("an estimate beyond what can be won stays in the box", () => {
  const curve = [point(0, 0.5), point(0, 1.25), point(0, -0.75)];
  expect(line(curve, 100, 40)).toBe("0.00,15.00 50.00,0.00 100.00,40.00");
});

test("what takes a while is asked for until it is there", async () => {
  vi.useFakeTimers();
  const pages = [
    { share: 0, waiting: "getting ready" },
    { share: 0.7, waiting: "" },
    { share: 1, waiting: "", found: "there" },
  ];
  const heard: HowFar[] = [];
  let asked = 0;
  const found = awaited<HowFar & { found?: string }, string>(
    () => Promise.resolve(pages[asked++]!),
    (page) => page.found ?? null,
    (now) => heard.push(now),
    () => true,
  );
  await vi.runAllTimersAsync();
  expect(await found).toBe("there");
  expect(heard).toEqual(pages.slice(0, 2));
  vi.useRealTimers();
});

test("who has gone does not ask again", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const found = awaited(
    () => Promise.resolve({ share: asked++, waiting: "" }),
    () => null,
    () => undefined,
    () => asked < 1,
  );
  await vi.runAllTimersAsync();
  expect([await found, asked]).toEqual([null, 1]);
  vi.useRealTimers();
});

test("the review has the same words in every language", async () => {
  const files = import.meta.glob<string>("../src/texts/review/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const keys = Object.values(files).map((text) => text.match(/^[a-z-]+(?= =)/gm)!.sort());
  expect(keys).toHaveLength(LANGUAGES.length);
  for (const one of keys) expect(one).toEqual(keys[0]);
  const say = await reviewWords();
  expect(say("quiz-close", { share: "12 %" })).toContain("12 %");
});
