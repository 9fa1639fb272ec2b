/** What the table remembers for the one who sits there. */
import { expect, test } from "vitest";
import type { Reply } from "../src/lib/connection.svelte";
import { Desk, type Scene } from "../src/lib/desk.svelte";

const HINT: Reply = { type: "hint", id: "1", move: "play 7", said: "Play 7.", figures: "" };

test("a hint is shown as long as it can be followed", async () => {
  let legal = ["play 5", "play 7"];
  const desk = new Desk(
    () => ({ legal, moment: null }) as unknown as Scene,
    () => Promise.resolve(HINT),
  );
  await desk.advise();
  expect(desk.hint).toBe("play 7");
  // The move was made on another device, or by the clock.
  legal = [];
  expect(desk.hint).toBeNull();
});
