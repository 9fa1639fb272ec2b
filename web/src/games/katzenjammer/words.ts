/** Cards, bids and moves in words. */
import { textsOf } from "../../lib/texts.svelte";

export const { t, maybe } = textsOf("katzenjammer");

export function cardName(card: string): string {
  return card === "J" ? t("joker") : card;
}

/** A bid in words, from `3x2` or `4d`. */
export function bidName(bid: string): string {
  const [cards = "", value = ""] = bid.split(/[xd]/);
  return value ? `${cards} × ${value}` : t("bid-different", { cards });
}

/** A bid in as few signs as there are: on a bubble or a button. */
export function bidSign(bid: string): string {
  return bid.endsWith("d") ? t("short-different", { cards: parseInt(bid) }) : bidName(bid);
}

/** A bid as it is spoken: “one 3”, “three 5s”, “two different cards”. */
export function bidWords(bid: string): string {
  const [cards = "", value = ""] = bid.split(/[xd]/);
  return value
    ? t("spoken-bid", { cards: Number(cards), value })
    : t("spoken-different", { cards: Number(cards) });
}

export function moveName(move: string): string | null {
  const [verb = "", ...rest] = move.split(" ");
  if (verb === "bid") return t("move-bid", { bid: bidName(rest.join(" ")) });
  if (verb === "meld") return meldName(rest);
  return maybe(`move-${verb}`, { card: rest.map(cardName).join(", ") });
}

function meldName(words: string[]): string {
  const declared = words[4] === "as" ? words[5] : words[0];
  if (declared === "J") return t("move-meld-jokers");
  const jokers = words.slice(0, 4).filter((card) => card === "J").length;
  return t("move-meld", { value: declared ?? "", jokers });
}
