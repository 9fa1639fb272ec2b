/** … und Tschüss! as the page shows it. */
import type { GamePage } from "../../lib/game";
import Back from "./Back.svelte";
import { part } from "./chapters";
import Face from "./Face.svelte";
import { beat, roundsDone } from "./moments";
import { tell } from "./telling";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, moveName } from "./words";

export default {
  Table,
  Face,
  Back,
  joy: ["suitcase", "suitcase", "paw"],
  picture: ["-10", "15", "8"],
  pictures: () => import("./learn/page"),
  tell,
  passes: ["keep"],
  cardName,
  moveName,
  rank: Number,
  beat,
  roundsDone,
  part,
  firstHand: (players) => players + 3,
} satisfies GamePage<Seen>;
