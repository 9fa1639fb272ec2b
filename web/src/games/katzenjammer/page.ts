/** Katzenjammer Blues as the page shows it. */
import type { GamePage } from "../../lib/game";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import HowScored from "./HowScored.svelte";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, moveName } from "./words";

export default {
  Table,
  Face,
  Back,
  HowScored,
  picture: ["2", "J", "5"],
  pictures: () => import("./learn/page"),
  cardName,
  moveName,
  rank: (card) => (card === "J" ? 100 : Number(card)),
  firstHand: () => 6,
} satisfies GamePage<Seen>;
