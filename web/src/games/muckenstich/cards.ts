/** What the cards of Mückenstich look like. */
import type { GameCards } from "../../lib/game";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import sprite from "./sprite.svg?raw";

export default {
  Face,
  Back,
  picture: ["G12", "RM", "B7"],
  sprite,
} satisfies GameCards;
