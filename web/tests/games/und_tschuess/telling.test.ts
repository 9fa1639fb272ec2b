import { beforeEach, expect, test } from "vitest";
import { tell } from "../../../src/games/und_tschuess/telling";
import type { Seen } from "../../../src/games/und_tschuess/view";
import { t } from "../../../src/games/und_tschuess/words";
import type { Desk } from "../../../src/lib/desk.svelte";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => {
  settings.language = "en";
});

const playing = {
  phase: "play",
  players: 4,
  round: 1,
  row: ["-10", "5"],
  inside: [0, 2],
  totals: [14, 3, -2],
  aside: 0,
  deck: 50,
  reshuffle_to_come: true,
};
const seen = (view: object) =>
  tell({
    view: { ...playing, ...view },
    myTurn: true,
    name: (seat: number) => ["Ada", "Felix", "Kitty"][seat],
  } as unknown as Desk<Seen>);

test("a card is about the row and the totals of those who are in", () => {
  expect(seen({}).about).toBe("Point cards: −10, 5. Totals: Ada 14, Kitty −2.");
});

test("an exchange is about the own cards", () => {
  const exchange = { phase: "exchange", hand: ["1", "-5"], laid_aside: ["2"], aside: 1 };
  expect(seen(exchange).about).toBe("You hold 1, −5. Laid aside: 2.");
  expect(seen(exchange).due).toBeUndefined();
  expect(seen({ ...exchange, deck: 1, reshuffle_to_come: false }).due).toBe("last");
});

test("while another exchanges cards it says who, and how many lie aside", () => {
  const waiting = (aside: number) =>
    t("wait-exchange", { names: "Kitty", ...seen({ phase: "exchange", aside }).waits });
  expect(waiting(0)).toBe("Kitty may exchange cards.");
  expect(waiting(2)).toBe("Kitty is exchanging: 2 cards laid aside.");
});
