/** Cards and moves in words, and the orders a hand can be sorted by. The notation is the rules' own. */
import { maybe, t } from "./texts.svelte";

export const COLOURS = ["R", "Y", "G", "B"] as const;
export type Colour = (typeof COLOURS)[number];

const COLOURED = /^([RYGB])(M|\d+)$/;

/** A card in words: “red 12”, “joker”, “minus 5”. */
export function cardName(game: string, card: string): string {
  const coloured = game === "muckenstich" ? COLOURED.exec(card) : null;
  if (coloured) {
    const [, colour = "", rank = ""] = coloured;
    return rank === "M" ? t(`mosquito-${colour}`) : t(`number-${colour}`, { number: rank });
  }
  if (game === "katzenjammer" && card === "J") return t("joker");
  return card.replace("-", "−");
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

export function colourLetter(colour: string): string {
  return t(`letter-${colour}`);
}

/** A bid in words, from `3x2` or `4d`. */
export function bidName(bid: string): string {
  const [cards = "", value = ""] = bid.split(/[xd]/);
  return value ? `${cards} × ${value}` : t("bid-different", { cards });
}

/** A move in words, for buttons; a game unknown to the page keeps its notation. */
export function moveName(game: string, text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const words = rest.join(" ");
  if (verb === "bid") return t("move-bid", { bid: bidName(words) });
  if (verb === "meld") return meldName(rest);
  const known = maybe(`move-${verb}`, {
    card: rest.map((card) => cardName(game, card)).join(", "),
    colour: COLOURS.includes(words as Colour) ? colourName(words) : words,
  });
  return known ?? text;
}

function meldName(words: string[]): string {
  const declared = words[4] === "as" ? words[5] : words[0];
  if (declared === "J") return t("move-meld-jokers");
  const jokers = words.slice(0, 4).filter((card) => card === "J").length;
  return t("move-meld", { value: declared ?? "", jokers });
}

export type Order = "game" | "rank" | "own";

function rank(card: string): number {
  const coloured = COLOURED.exec(card);
  const shown = coloured ? coloured[2]! : card;
  return shown === "M" || shown === "J" ? 100 : Number(shown);
}

/** The hand in the order wished; `own` is the order the player has made by dragging. */
export function sorted(hand: readonly string[], order: Order, own: readonly string[]): string[] {
  if (order === "rank") {
    return [...hand].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  }
  if (order === "own") return inOwnOrder(hand, own);
  return [...hand];
}

function inOwnOrder(hand: readonly string[], own: readonly string[]): string[] {
  const left = [...hand];
  const kept = own.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return [...kept, ...left];
}

/** Equal cards are one kind held several times; each gets a name of its own for the screen. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const copy = (seen[card] = (seen[card] ?? 0) + 1);
    return { card, key: `${card}#${copy}` };
  });
}
