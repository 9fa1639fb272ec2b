import { expect, test } from "vitest";
import { cheapest, cost, ladder, spelled } from "../../../src/games/katzenjammer/ladder";

test("the ladder begins at the standing bid and ends above the highest possible one", () => {
  const rungs = ladder("2x3", ["pass", "bid 2x4", "bid 4d"]);
  expect(rungs.map((rung) => rung.cards)).toEqual([2, 3, 4]);
  expect(rungs[0]!.bids).toEqual(["2d", "2x1", "2x2", "2x3", "2x4", "2x5"]);
});

test("there are no bids of one or six different cards", () => {
  expect(ladder(null, [])[0]!.bids).toHaveLength(5);
  expect(ladder("6x1", [])[0]!.bids).toHaveLength(5);
});

test.each([
  ["3x2", 2, 1],
  ["2d", 2, 0],
  ["4d", 3, 1],
  ["1x5", 0, 1],
])("%s costs %i naturals and %i jokers", (bid, naturals, jokers) => {
  expect(cost(bid, ["2", "2", "3", "4", "J", "J"])).toEqual({ naturals, jokers });
});

test("a payment begins with few jokers, and with cards held once", () => {
  const payments = ["pay 2 J J", "pay 2 3 J", "pay 2 3 4", "pay 2 3 5"];
  expect(cheapest(payments, ["2", "3", "4", "4", "5", "J", "J"])).toEqual(["2", "3", "5"]);
});

test("cards are spelled naturals first", () => {
  expect(spelled(["J", "4", "2"])).toBe("2 4 J");
});
