import { expect, test } from "vitest";
import { Voice } from "../src/lib/voice.svelte";

test("what was announced can be gone through, and new words begin at the end again", () => {
  const voice = new Voice();
  expect(voice.last()).toBe("");
  expect(voice.step(-1)).toBe("");
  for (const said of ["one", "two", "three"]) voice.announce(said);
  expect([voice.step(-1), voice.step(-1), voice.step(-1)]).toEqual(["two", "one", "one"]);
  expect([voice.step(1), voice.step(1), voice.step(1)]).toEqual(["two", "three", "three"]);
  voice.step(-1);
  voice.announce("four");
  expect(voice.last()).toBe("four");
  expect(voice.step(-1)).toBe("three");
});

test("the same answer twice is two answers", () => {
  const voice = new Voice();
  voice.say("5");
  const first = voice.answer;
  voice.say("5");
  expect(voice.answer).not.toEqual(first);
});
