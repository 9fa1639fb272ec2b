import { beforeEach, expect, test } from "vitest";
import { tell } from "../../../src/games/muckenstich/telling";
import type { Seen } from "../../../src/games/muckenstich/view";
import type { Desk } from "../../../src/lib/desk.svelte";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => {
  settings.language = "en";
});

const playing = { phase: "play", round: 2, rounds: 4, trump: "R", trick: [[1, "B5"]] };
const seen = (view: object, legal: string[] = []) =>
  tell({
    game: "muckenstich",
    view: { ...playing, ...view },
    scene: { legal },
    name: (seat: number) => ["Ada", "Felix"][seat],
  } as unknown as Desk<Seen>);

test("a card is about the trump and the trick", () => {
  expect(seen({}).about).toBe("Trump: red. On the table: blue 5 from Felix.");
  expect(seen({ trick: [], trump: null }).about).toBe("Trump: none yet. You lead.");
  expect(seen({}).trump).toBe("Trump: red.");
});

test("discarding says what is set aside, naming says what is possible", () => {
  expect(seen({ phase: "discard", discarded: [] }).about).toBe("");
  expect(seen({ phase: "discard", discarded: ["RM"] }).about).toBe(
    "Set aside: red mosquito, one more to go.",
  );
  expect(seen({ phase: "void" }, ["void R", "void G"]).about).toBe("Possible: red, green.");
});
