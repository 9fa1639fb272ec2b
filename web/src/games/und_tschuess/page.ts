/** … und Tschüss! as the page shows it. */
import type { GamePage } from "../../lib/game";
import cards from "./cards";
import { part } from "./chapters";
import { beat, roundsDone } from "./moments";
import { tell } from "./telling";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, moveName } from "./words";

export default {
  ...cards,
  Table,
  joy: ["suitcase", "suitcase", "paw"],
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
