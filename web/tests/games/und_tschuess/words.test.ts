import { beforeEach, expect, test } from "vitest";
import { cardName, moveName, t } from "../../../src/games/und_tschuess/words";
import type { Language } from "../../../src/lib/protocol";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => {
  settings.language = "de";
});

test("a card and a move, with a real minus", () => {
  expect(cardName("-10")).toBe("−10");
  expect(moveName("swap -5")).toBe("−5 beiseitelegen");
});

test("a number below zero has a minus in a message, too", () => {
  expect(t("point-cards", { cards: 2, points: -15 })).toBe("2 Punktekarten, −15 Punkte");
});

test.each<[Language, string]>([
  ["en", "1 point card, 1 point"],
  ["fr", "1 carte-points, 1 point"],
  ["de", "1 Punktekarte, 1 Punkt"],
])("%s has a singular", (language, points) => {
  settings.language = language;
  expect(t("point-cards", { cards: 1, points: 1 })).toBe(points);
});

test.each<[Language, string, string]>([
  ["en", "Lay −5 aside", "Play −5"],
  ["fr", "Mettre −5 de côté", "Jouer −5"],
  ["de", "−5 beiseitelegen", "−5 spielen"],
])("%s tells laying aside from playing", (language, aside, played) => {
  settings.language = language;
  expect(moveName("swap -5")).toBe(aside);
  expect(moveName("play -5")).toBe(played);
});
