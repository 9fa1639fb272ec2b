import { beforeEach, expect, test } from "vitest";
import {
  arranged,
  cardName,
  keyed,
  kindOf,
  moveName,
  nextKind,
  pips,
  rankOf,
  sorted,
} from "../src/lib/cards";
import type { Choices } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { tell } from "../src/lib/told.svelte";

const words = {
  about: "",
  cards: { QS: "Pik-Dame", "10H": "Herz-10" },
  moves: { pass: "{cards} weitergeben", fold: "aussteigen" },
  prompts: {},
  labels: {},
};

beforeEach(() => {
  settings.language = "de";
  tell({ games: [{ name: "told-game", words }] } as unknown as Choices);
});

test("a game without a page is named by its server", () => {
  expect(cardName("told-game", "QS")).toBe("Pik-Dame");
  expect(moveName("told-game", "pass QS")).toBe("Pik-Dame weitergeben");
});

test("a verb without a name is the house's, or stays as it is with the cards named", () => {
  expect(moveName("told-game", "play QS")).toBe("Pik-Dame spielen");
  expect(moveName("told-game", "jump 10H")).toBe("jump Herz-10");
  expect(moveName("told-game", "fold")).toBe("Aussteigen");
  expect(moveName("told-game", "fold QS")).toBe("fold Pik-Dame");
});

test("a game of which nothing is told keeps its notation", () => {
  expect(cardName("another-game", "-3")).toBe("−3");
  expect(moveName("another-game", "jump 3")).toBe("jump 3");
  expect(moveName("another-game", "stop")).toBe("stop");
});

test("cards of the usual pack", () => {
  expect(pips("10H")).toEqual({ rank: "10", suit: "H" });
  expect(pips("TS")).toEqual({ rank: "10", suit: "S" });
  expect(pips("QS")).toEqual({ rank: "Q", suit: "S" });
  expect(pips("C10")).toEqual({ rank: "10", suit: "C" });
  expect(pips("R7")).toBeNull();
});

test("a hand by number, whatever the game", () => {
  const rank = rankOf("another-game");
  const hand = ["AS", "10H", "2C", "QD"];
  expect(sorted(hand, "rank", rank)).toEqual(["2C", "10H", "QD", "AS"]);
  expect(sorted(["R12", "-3", "x"], "rank", rank)).toEqual(["-3", "R12", "x"]);
});

test("what the player has laid stays, new cards come where sorting has them", () => {
  expect(arranged(["2", "3", "5", "J"], ["J", "2", "5", "3"])).toEqual(["J", "2", "5", "3"]);
  expect(arranged(["2", "3", "4", "5", "J"], ["J", "2", "5", "3"])).toEqual([
    "J",
    "2",
    "5",
    "3",
    "4",
  ]);
  expect(arranged(["1", "2", "2", "J"], ["J", "2"])).toEqual(["1", "J", "2", "2"]);
});

test("what is gone from the hand leaves no place behind", () => {
  expect(arranged(["1", "J"], ["J", "2", "3", "1"])).toEqual(["J", "1"]);
});

test("a hand of which nothing was laid is sorted", () => {
  expect(arranged(["1", "4", "5"], ["J", "2"])).toEqual(["1", "4", "5"]);
  expect(arranged(["1", "4", "5"], [])).toEqual(["1", "4", "5"]);
});

test("equal cards have keys of their own", () => {
  expect(keyed(["2", "2", "J"]).map((one) => one.key)).toEqual(["2#1", "2#2", "J#1"]);
});

test("up and down lead to the first card of another kind, and no further than the hand", () => {
  const kinds = ["QS", "10S", "3H", "4H", "5C"].map(kindOf("told-game"));
  expect(nextKind(kinds, 0, 1)).toBe(2);
  expect(nextKind(kinds, 3, 1)).toBe(4);
  expect(nextKind(kinds, 4, 1)).toBe(4);
  expect(nextKind(kinds, 4, -1)).toBe(2);
  expect(nextKind(kinds, 3, -1)).toBe(0);
  expect(nextKind(kinds, 1, -1)).toBe(0);
  expect(["3", "3", "5"].map(kindOf("another-game"))).toEqual(["3", "3", "5"]);
});
