/** Mückenstich as the page shows it. */
import type { GamePage } from "../../lib/game";
import cards from "./cards";
import { part, roundName } from "./chapters";
import HowScored from "./HowScored.svelte";
import { tell } from "./telling";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, colour, moveName, rank } from "./words";

const FIRST_HANDS: Record<number, number> = { 3: 10, 4: 15, 5: 12, 6: 10 };

export default {
  ...cards,
  Table,
  HowScored,
  joy: ["shape-R", "shape-Y", "shape-G", "shape-B"],
  tell,
  cardName,
  moveName,
  colour,
  rank,
  roundName,
  part,
  firstHand: (players) => FIRST_HANDS[players] ?? 0,
} satisfies GamePage<Seen>;
