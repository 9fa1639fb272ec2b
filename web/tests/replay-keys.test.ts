import { expect, test } from "vitest";
import { deedOf } from "../src/lib/replay-keys";

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  deedOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    defaultPrevented: false,
    ...more,
  });

test("keys step, jump, run and change the speed", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => pressed(key))).toEqual([
    "back",
    "on",
    "partBack",
    "partOn",
  ]);
  expect(["PageUp", "PageDown", "Home", "End"].map((key) => pressed(key))).toEqual([
    "roundBack",
    "roundOn",
    "start",
    "end",
  ]);
  expect([" ", "+", "-", "?"].map((key) => pressed(key))).toEqual([
    "run",
    "faster",
    "slower",
    "help",
  ]);
});

test("with Shift an arrow jumps; a sign that needs Shift stays what it is", () => {
  expect(pressed("ArrowRight", { shiftKey: true })).toBe("partOn");
  expect(pressed("ArrowUp", { shiftKey: true })).toBeNull();
  expect(pressed("?", { shiftKey: true })).toBe("help");
});

test("keys of the browser, and keys already used, are left alone", () => {
  expect(pressed("ArrowLeft", { altKey: true })).toBeNull();
  expect(pressed("+", { ctrlKey: true })).toBeNull();
  expect(pressed("Home", { metaKey: true })).toBeNull();
  expect(pressed("ArrowRight", { defaultPrevented: true })).toBeNull();
  expect(pressed("x")).toBeNull();
});
