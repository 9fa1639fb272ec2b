/** Katzenjammer Blues as the page shows it. */
import type { GamePage } from "../../lib/game";
import cards from "./cards";
import { part, roundName } from "./chapters";
import HowScored from "./HowScored.svelte";
import SoFar from "./SoFar.svelte";
import { scoresNow } from "./standing";
import { beat, next, opening } from "./moments";
import { tell } from "./telling";
import Table from "./Table.svelte";
import type { Seen } from "./view";
import { cardName, moveName } from "./words";

export default {
  ...cards,
  Table,
  HowScored,
  SoFar,
  scoresNow,
  joy: ["mouse", "mouse", "paw"],
  tell,
  passes: ["pass", "stop"],
  cardName,
  moveName,
  rank: (card) => (card === "J" ? 100 : Number(card)),
  roundName,
  part,
  beat,
  next,
  opening,
  // Who passes is out of this auction (K8); its row is the only one with so many cards behind it.
  ahead: ({ phase, passed, seat, game, deck }) =>
    phase === "auction" && seat !== null && !passed[seat]
      ? { move: "pass", during: `${game} ${deck}` }
      : null,
  firstHand: () => 6,
} satisfies GamePage<Seen>;
