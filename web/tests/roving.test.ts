import { expect, test } from "vitest";
import { goal } from "../src/lib/roving";

// Two rows: the first has a button fewer, and begins in the second column.
const ladder = [
  { left: 10, top: 0 },
  { left: 20, top: 0 },
  { left: 0, top: 50 },
  { left: 10, top: 50 },
  { left: 20, top: 50 },
];
const row = ladder.slice(2);

test("left and right go on from row to row, and beyond the ends", () => {
  expect(goal(ladder, 1, "ArrowRight")).toBe(2);
  expect(goal(ladder, 2, "ArrowLeft")).toBe(1);
  expect(goal(ladder, 0, "ArrowLeft")).toBe(-1);
  expect(goal(ladder, 4, "ArrowRight")).toBe(5);
});

test("up and down stay in their column, or near it", () => {
  expect(goal(ladder, 0, "ArrowDown")).toBe(3);
  expect(goal(ladder, 4, "ArrowUp")).toBe(1);
  expect(goal(ladder, 2, "ArrowUp")).toBe(0);
  expect(goal(ladder, 0, "ArrowUp")).toBe(-1);
  expect(goal(ladder, 3, "ArrowDown")).toBe(5);
});

test("in a single row all four arrows go along it", () => {
  expect(goal(row, 0, "ArrowDown")).toBe(1);
  expect(goal(row, 1, "ArrowUp")).toBe(0);
});

test("home and end, and keys that are none of ours", () => {
  expect(goal(ladder, 3, "Home")).toBe(0);
  expect(goal(ladder, 0, "End")).toBe(4);
  expect(goal(ladder, 0, "Enter")).toBeNull();
  expect(goal(ladder, -1, "Home")).toBeNull();
});
