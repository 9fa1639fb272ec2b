import { beforeEach, expect, test } from "vitest";
import { bidName, cardName, moveName, t } from "../../../src/games/katzenjammer/words";
import { settings } from "../../../src/lib/settings.svelte";
import type { Language } from "../../../src/lib/protocol";

beforeEach(() => {
  settings.language = "de";
});

test("cards in words", () => {
  expect(cardName("J")).toBe("Joker");
  expect(cardName("4")).toBe("4");
});

test.each([
  ["bid 3x2", "3 × 2 bieten"],
  ["bid 4d", "4 verschiedene bieten"],
  ["meld 3 3 3 3", "Vier 3er vorführen"],
  ["meld 3 3 3 J as 3", "3er mit einem Joker vorführen"],
  ["meld J J J J as J", "Vier Joker ohne Mäuse vorführen und loswerden"],
  ["pass", "Passen"],
])("the move %s", (move, name) => {
  expect(moveName(move)).toBe(name);
});

test("a bid in words", () => {
  expect(bidName("2x5")).toBe("2 × 5");
});

test.each<[Language, number, string]>([
  ["en", 0, "costs 0 cats and 0 jokers"],
  ["en", 1, "costs 1 cat and 1 joker"],
  ["en", 2, "costs 2 cats and 2 jokers"],
  ["fr", 0, "coûte 0 chat et 0 joker"],
  ["fr", 1, "coûte 1 chat et 1 joker"],
  ["fr", 2, "coûte 2 chats et 2 jokers"],
  ["de", 0, "kostet 0 Katzen und 0 Joker"],
  ["de", 1, "kostet 1 Katze und 1 Joker"],
  ["de", 2, "kostet 2 Katzen und 2 Joker"],
])("%s counts %i", (language, count, words) => {
  settings.language = language;
  expect(t("costs", { naturals: count, jokers: count })).toBe(words);
});

test.each<[Language, string]>([
  ["en", "Present 3s with 1 joker"],
  ["fr", "Présenter des 3 avec 1 joker"],
  ["de", "3er mit einem Joker vorführen"],
])("%s has a singular", (language, meld) => {
  settings.language = language;
  expect(t("move-meld", { value: "3", jokers: 1 })).toBe(meld);
});
