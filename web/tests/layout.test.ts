import { expect, test } from "vitest";
import { fitted } from "../src/lib/fit";
import { fan, FINGER, HIGH, LIFT, plan, type Needs } from "../src/lib/layout";

const SIZES = [
  [320, 520],
  [360, 692],
  [412, 860],
  [568, 276],
  [740, 316],
  [768, 976],
  [1020, 752],
  [1520, 1030],
] as const;
const AUCTION: Needs = {
  front: { cards: 0, lines: 1.4 },
  middle: { cards: 1, lines: 2.6, across: 6.8 },
  facts: 4,
  actions: { least: 2, most: 4 },
  hand: 6,
};
const TRICKS: Needs = {
  front: { cards: 1, lines: 1.1 },
  middle: { cards: 0, lines: 2.6, across: 0 },
  facts: 3,
  actions: { least: 1, most: 1 },
  hand: 15,
};
const LINE = 15.7;

const every = SIZES.flatMap(([width, height]) =>
  [AUCTION, TRICKS].flatMap((needs) =>
    [1, 3, 5].map((others) => ({ width, height, needs, others })),
  ),
);

test.each(every)("everything fits on $width × $height, $others others", (at) => {
  const { width, height, others, needs } = at;
  const laid = plan({ width, height, line: LINE, others, holds: true }, needs);
  const print = needs.middle.lines * LINE;
  const card = laid.card * HIGH;
  if (laid.shape === "flat") {
    const left = laid.head + 2 * laid.front;
    expect(laid.dock + laid.actions + laid.hand + 8).toBeLessThanOrEqual(height);
    expect(left + laid.hand).toBeLessThanOrEqual(height + LINE);
  } else if (laid.shape === "tall") {
    const parts = laid.head + 2 * laid.front + laid.dock + laid.actions + laid.hand + LINE;
    expect(parts + card * needs.middle.cards + print).toBeLessThanOrEqual(height + LINE);
  }
  expect(laid.rows).toBeGreaterThanOrEqual(1);
  expect(fan(width - 8, laid.hand, needs.hand)).not.toBeNull();
});

test("a board is laid out by its size alone", () => {
  const board = { width: 360, height: 692, line: LINE, others: 5, holds: true };
  expect(plan(board, AUCTION)).toEqual(plan({ ...board }, { ...AUCTION }));
  expect(plan({ ...board, holds: false }, AUCTION)).toMatchObject({ hand: 0, actions: 0 });
  expect(plan({ ...board, idle: true }, AUCTION)).toMatchObject({ actions: 0 });
  expect(plan({ ...board, others: 0 }, AUCTION)).toMatchObject({ head: 0 });
});

test("where it is tight, the hand leaves the cards on the table their size", () => {
  const board = { width: 352, height: 530, line: LINE, others: 2, holds: true };
  expect(plan(board, AUCTION).card).toBeGreaterThanOrEqual(42);
  expect(fan(board.width, plan(board, AUCTION).hand, 6)?.card).toBeGreaterThan(FINGER);
});

test.each([
  [312, 153, 6],
  [352, 207, 15],
  [560, 78, 10],
  [732, 85, 15],
  [1000, 220, 20],
])("in %i × %i pixels each of %i cards has room for a finger", (width, height, cards) => {
  const lies = fan(width, height, cards)!;
  expect(lies.rows * lies.each).toBeGreaterThanOrEqual(cards);
  expect(lies.card).toBeGreaterThanOrEqual(FINGER);
  if (lies.each > 1) expect(lies.step).toBeGreaterThanOrEqual(FINGER - 1e-9);
  if (lies.rows > 1) expect(lies.drop).toBeGreaterThanOrEqual(FINGER);
  expect(lies.card + lies.step * (lies.each - 1)).toBeLessThanOrEqual(width + 1e-9);
  const tall = lies.card * HIGH + lies.drop * (lies.rows - 1) + LIFT;
  expect(tall).toBeLessThanOrEqual(height + 1e-9);
});

test("more cards than fit lie on one another", () => {
  expect(fan(312, 100, 40)).toBeNull();
  expect(fan(304, 78, 7)).toBeNull();
});

test("a text that is too long ends with dots, and never with a space before them", () => {
  const measure = (text: string) => text.length * 10;
  expect(fitted("Mohrle", 60, measure)).toBe("Mohrle");
  expect(fitted("Mohrle von der Au", 80, measure)).toBe("Mohrle…");
  expect(fitted("Mohrle", 20, measure)).toBe("M…");
  expect(fitted("Mohrle", 10, measure)).toBe("M");
});
