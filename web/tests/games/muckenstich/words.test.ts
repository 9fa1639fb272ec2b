import { beforeEach, expect, test } from "vitest";
import { cardName, moveName } from "../../../src/games/muckenstich/words";
import { rankOf, sorted } from "../../../src/lib/cards";
import type { Language } from "../../../src/lib/protocol";
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

test.each<[Language, string, string]>([
  ["en", "Discard red 12", "Play red 12"],
  ["fr", "Écarter 12 rouge", "Jouer 12 rouge"],
  ["de", "Rot 12 ablegen", "Rot 12 spielen"],
])("%s tells discarding from playing", (language, discarded, played) => {
  settings.language = language;
  expect(moveName("discard R12")).toBe(discarded);
  expect(moveName("play R12")).toBe(played);
});

test("a hand by number, its strongest last", () => {
  const rank = rankOf("muckenstich");
  expect(sorted(["R12", "RM", "Y1", "B7"], "rank", rank)).toEqual(["Y1", "B7", "R12", "RM"]);
});
