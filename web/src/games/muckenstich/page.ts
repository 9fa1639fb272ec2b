/** Mückenstich as the page shows it. */
import type { GamePage } from "../../lib/game";
import Back from "./Back.svelte";
import { part, roundName } from "./chapters";
import Face from "./Face.svelte";
import HowScored from "./HowScored.svelte";
import { tell } from "./telling";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, moveName, rank } from "./words";

const FIRST_HANDS: Record<number, number> = { 3: 10, 4: 15, 5: 12, 6: 10 };

export default {
  Table,
  Face,
  Back,
  HowScored,
  joy: ["shape-R", "shape-Y", "shape-G", "shape-B"],
  picture: ["G12", "RM", "B7"],
  pictures: () => import("./learn/page"),
  tell,
  cardName,
  moveName,
  rank,
  roundName,
  part,
  firstHand: (players) => FIRST_HANDS[players] ?? 0,
} satisfies GamePage<Seen>;
