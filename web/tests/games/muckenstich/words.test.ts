import { beforeEach, expect, test } from "vitest";
import { cardName, moveName } from "../../../src/games/muckenstich/words";
import { rankOf, sorted } from "../../../src/lib/cards";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => {
  settings.language = "de";
});

test("cards in words", () => {
  expect(cardName("R12")).toBe("Rot 12");
  expect(cardName("GM")).toBe("grüne Mücke");
});

test.each([
  ["trump R", "Trumpf Rot"],
  ["play R12", "Rot 12 spielen"],
  ["discard YM", "gelbe Mücke ablegen"],
])("the move %s", (move, name) => {
  expect(moveName(move)).toBe(name);
});

test("a hand by number, its strongest last", () => {
  const rank = rankOf("muckenstich");
  expect(sorted(["R12", "RM", "Y1", "B7"], "rank", rank)).toEqual(["Y1", "B7", "R12", "RM"]);
});
