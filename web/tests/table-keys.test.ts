import { expect, test } from "vitest";
import { deedOf, KEYS } from "../src/lib/table-keys";

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  deedOf({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    defaultPrevented: false,
    ...more,
  });

test("letters ask, act or show the list, in either case", () => {
  const deeds = ["hand", "table", "trump", "score", "trick", "turn", "repeat", "pass", "hint"];
  expect([..."htuslwrpi"].map((key) => pressed(key))).toEqual(deeds);
  expect([...",."].map((key) => pressed(key))).toEqual(["earlier", "later"]);
  expect([..."HZ?"].map((key) => pressed(key))).toEqual(["hand", "undo", "help"]);
});

test("digits are places in the hand, and 0 is the tenth", () => {
  expect([..."1290"].map((key) => pressed(key))).toEqual([0, 1, 8, 9]);
});

test("no two keys do the same", () => {
  expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
});

test("with a modifier, held down or used already, a key is not ours", () => {
  expect(pressed("h", { ctrlKey: true })).toBeNull();
  expect(pressed("h", { altKey: true })).toBeNull();
  expect(pressed("r", { metaKey: true })).toBeNull();
  expect(pressed("p", { repeat: true })).toBeNull();
  expect(pressed("1", { defaultPrevented: true })).toBeNull();
});

test("other keys mean nothing here", () => {
  expect(["x", "Enter", "ArrowLeft", "F1", "toString"].map((key) => pressed(key))).toEqual(
    Array(5).fill(null),
  );
});
