import { expect, test } from "vitest";
import { spare } from "../../../src/games/und_tschuess/exchange";

test("a row is one card fewer than players (U4)", () => {
  expect(spare({ players: 4, deck: 5, reshuffle_to_come: false })).toBe(2);
  expect(spare({ players: 4, deck: 3, reshuffle_to_come: false })).toBe(0);
  expect(spare({ players: 6, deck: 4, reshuffle_to_come: false })).toBe(-1);
});

test("a reshuffle still to come gives cards enough (U15)", () => {
  expect(spare({ players: 5, deck: 0, reshuffle_to_come: true })).toBe(Infinity);
});
