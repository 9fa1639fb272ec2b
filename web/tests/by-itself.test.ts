import { expect, test } from "vitest";
import { byItself, holds } from "../src/lib/by-itself.svelte";
import type { View } from "../src/lib/protocol";

const view = (hand: string[]) => ({ rules: "another-game", hand }) as unknown as View;

test("the only card is played if that is wished", () => {
  expect(byItself(view(["7"]), ["play 7"], null, true)).toBe("play 7");
  expect(byItself(view(["7"]), ["play 7"], null, false)).toBeNull();
});

test("a hand of equal cards is forced too", () => {
  expect(byItself(view(["7", "7"]), ["play 7"], null, true)).toBe("play 7");
});

test("where there is a choice, or no card in it, the player decides", () => {
  expect(byItself(view(["7", "8"]), ["play 7", "play 8"], null, true)).toBeNull();
  expect(byItself(view(["7"]), ["play 7", "pass"], null, true)).toBeNull();
  expect(byItself(view(["7"]), ["stop"], null, true)).toBeNull();
  expect(byItself(view(["7"]), ["play 9"], null, true)).toBeNull();
  expect(byItself(view(["7"]), [], null, true)).toBeNull();
});

test("a game that offers nothing ahead makes nothing ahead", () => {
  const ahead = { move: "pass", during: "1" };
  expect(holds(ahead, view([]))).toBe(false);
  expect(byItself(view([]), ["pass", "bid"], ahead, false)).toBeNull();
});
