import { beforeEach, expect, test } from "vitest";
import { bidName, cardName, keyed, moveName, sorted } from "../src/lib/cards";
import { settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";

beforeEach(() => {
  settings.language = "de";
});

test.each([
  ["muckenstich", "R12", "Rot 12"],
  ["muckenstich", "GM", "grüne Mücke"],
  ["katzenjammer", "J", "Joker"],
  ["katzenjammer", "4", "4"],
  ["und-tschuess", "-10", "−10"],
  ["another-game", "RM", "RM"],
])("a card of %s: %s", (game, card, name) => {
  expect(cardName(game, card)).toBe(name);
});

test.each([
  ["katzenjammer", "bid 3x2", "3 × 2 bieten"],
  ["katzenjammer", "bid 4d", "4 verschiedene bieten"],
  ["katzenjammer", "meld 3 3 3 3", "Vier 3er vorführen"],
  ["katzenjammer", "meld J J J J as J", "Vier Joker ohne Mäuse vorführen und loswerden"],
  ["muckenstich", "trump R", "Trumpf Rot"],
  ["und-tschuess", "swap -5", "−5 beiseitelegen"],
  ["another-game", "jump 3", "jump 3"],
])("a move of %s: %s", (game, move, name) => {
  expect(moveName(game, move)).toBe(name);
});

test("a bid in words", () => {
  expect(bidName("2x5")).toBe("2 × 5");
});

test("a hand by number, its strongest last", () => {
  expect(sorted(["R12", "RM", "Y1", "B7"], "rank", [])).toEqual(["Y1", "B7", "R12", "RM"]);
});

test("the own order is kept, new cards come last", () => {
  expect(sorted(["1", "2", "2", "J"], "own", ["J", "2", "3"])).toEqual(["J", "2", "1", "2"]);
});

test("equal cards have keys of their own", () => {
  expect(keyed(["2", "2", "J"]).map((one) => one.key)).toEqual(["2#1", "2#2", "J#1"]);
});

test("a number below zero has a minus in a message, too", () => {
  expect(t("point-cards", { cards: 2, points: -15 })).toBe("2 Punktekarten, −15 Punkte");
});
