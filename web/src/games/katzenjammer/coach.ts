/** What is new in a first game of Katzenjammer Blues. */
import type { Things } from "../../parts/coach/things";
import type { Seen } from "./view";

const things: Things<Seen> = (view, _seat, legal) => {
  const asked = {
    auction: legal.length > 0,
    pay: legal.length > 0,
    foursomes: legal.some((move) => move.startsWith("meld")),
    over: false,
  };
  return [
    ...(asked[view.phase] ? [view.phase] : []),
    ...(view.phase === "auction" && view.row.at(-1) === "J" ? ["joker-row"] : []),
    ...(view.displayed.some((jokers) => jokers > 0) ? ["displayed"] : []),
  ];
};
export default things;
