/** … und Tschüss! as the page shows it. */
import type { GamePage } from "../../lib/game";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { beat, roundsDone } from "./moments";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, moveName } from "./words";

export default {
  Table,
  Face,
  Back,
  picture: ["-10", "15", "8"],
  pictures: () => import("./learn/page"),
  cardName,
  moveName,
  rank: Number,
  beat,
  roundsDone,
  firstHand: (players) => players + 3,
} satisfies GamePage<Seen>;
