/** What is new in a first game of Mückenstich. */
import type { Things } from "../../parts/coach/things";
import type { Seen } from "./view";

const things: Things<Seen> = (view, _seat, legal) => {
  const mosquito = view.trick.some(([, card]) => card.endsWith("M"));
  return [
    ...(legal.length > 0 ? [asked(view)] : []),
    ...(mosquito ? ["mosquito"] : []),
    ...(view.pad.length > 0 ? ["score"] : []),
  ];
};

function asked({ phase, trick, hand = [] }: Seen): string {
  if (phase !== "play") return phase;
  const led = trick[0]?.[1][0];
  if (!led) return "lead";
  return hand.some((card) => card.startsWith(led)) ? "follow" : "throw";
}
export default things;
