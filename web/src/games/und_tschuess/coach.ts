/** What is new in a first game of … und Tschüss! */
import type { Things } from "../../parts/coach/things";
import type { Seen } from "./view";

const things: Things<Seen> = ({ phase, inside, players, lying }, seat, legal) => {
  if (phase === "exchange") return legal.length > 0 ? ["exchange"] : [];
  if (phase !== "play") return [];
  const gone = players - inside.length;
  const turned = lying[inside[0] ?? 0]?.length ?? 0;
  return [
    ...(legal.length > 0 && inside.length === 2 ? ["duel"] : []),
    // Whenever cards are turned over somebody leaves, but for ties.
    ...(turned > gone ? ["tie"] : []),
    ...(legal.length > 0 ? ["play"] : []),
    ...(gone > 0 ? ["lowest"] : []),
    ...(inside.includes(seat) ? [] : ["out"]),
  ];
};
export default things;
