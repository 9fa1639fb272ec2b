/** What the cards of … und Tschüss! look like. */
import type { GameCards } from "../../lib/game";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import sprite from "./sprite.svg?raw";

export default {
  Face,
  Back,
  picture: ["-10", "15", "8"],
  sprite,
} satisfies GameCards;
