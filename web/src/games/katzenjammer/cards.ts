/** What the cards of Katzenjammer Blues look like. */
import type { GameCards } from "../../lib/game";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import sprite from "./sprite.svg?raw";

export default {
  Face,
  Back,
  picture: ["2", "J", "5"],
  sprite,
} satisfies GameCards;
