/** Cards and moves in words, and the orders a hand can be sorted by. The notation is the rules' own. */
import { pageOf } from "./game";
import type { Order } from "./settings.svelte";
import { maybe } from "./texts.svelte";
import { told } from "./told.svelte";

/** A card in words, by the game's page or else by its server; its notation is better than nothing. */
export function cardName(game: string, card: string): string {
  const own = pageOf(game).cardName?.(card) ?? told(game)?.words.cards[card];
  return own ?? card.replace("-", "−");
}

/** A move in words, for buttons. */
export function moveName(game: string, move: string): string {
  return pageOf(game).moveName?.(move) ?? anyMoveName(game, move);
}

/** The server knows the verbs of its game; the cards of the move stand at `{cards}`. */
function anyMoveName(game: string, move: string): string {
  const [verb = "", ...rest] = move.split(" ");
  const cards = rest.map((card) => cardName(game, card)).join(", ");
  const pattern = told(game)?.words.moves[verb];
  const fits = pattern !== undefined && (pattern.includes("{cards}") || !cards);
  if (fits) return sentence(pattern.replace("{cards}", cards));
  return maybe(`move-${verb}`, { card: cards }) ?? [verb, cards].join(" ").trim();
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const RANK = "10|[2-9TJQKA]";
const PIPS = new RegExp(`^(?:(${RANK})([SHDC])|([SHDC])(${RANK}))$`);
const COURT: Record<string, number> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };

export type Suit = "S" | "H" | "D" | "C";

/** A card of the usual pack, `QS` or `SQ`, whichever the game writes; null for any other. */
export function pips(card: string): { rank: string; suit: Suit } | null {
  const [, first, last, before, after] = PIPS.exec(card) ?? [];
  const [rank, suit] = [first ?? after, last ?? before];
  return rank && suit ? { rank: rank === "T" ? "10" : rank, suit: suit as Suit } : null;
}

/** Where a card of a game stands by number. */
export function rankOf(game: string): (card: string) => number {
  return pageOf(game).rank ?? anyRank;
}

function anyRank(card: string): number {
  const rank = pips(card)?.rank ?? card;
  const number = parseInt(/-?\d+/.exec(rank)?.[0] ?? "");
  return COURT[rank] ?? (Number.isNaN(number) ? 100 : number);
}

/** What cards lie together by: their colour in games that have some, else the card itself. */
export function kindOf(game: string): (card: string) => string {
  return pageOf(game).colour ?? ((card) => pips(card)?.suit ?? card);
}

/** The nearest card of another kind on that side; the first of its kind, or the last card there. */
export function nextKind(kinds: readonly string[], from: number, step: 1 | -1): number {
  let at = from;
  while (kinds[at] !== undefined && kinds[at] === kinds[from]) at += step;
  if (kinds[at] === undefined) return step > 0 ? kinds.length - 1 : 0;
  while (step < 0 && kinds[at - 1] === kinds[at]) at -= 1;
  return at;
}

/** The hand sorted as wished. */
export function sorted(
  hand: readonly string[],
  order: Order,
  rank: (card: string) => number,
): string[] {
  if (order === "game") return [...hand];
  return [...hand].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/**
 * The sorted hand as the player has laid it: what he has laid stays where it is, and a new card
 * comes beside the one it stands next to when all are sorted.
 */
export function arranged(hand: readonly string[], own: readonly string[]): string[] {
  const laid = taken(own, hand);
  const fresh = [...hand];
  for (const card of laid) fresh.splice(fresh.indexOf(card), 1);
  if (laid.length === 0) return fresh;
  for (const card of fresh) {
    const below = hand.slice(0, hand.lastIndexOf(card)).findLast((one) => laid.includes(one));
    laid.splice(below === undefined ? 0 : laid.lastIndexOf(below) + 1, 0, card);
  }
  return laid;
}

/** Those of the cards that are in the hand, no kind more often than there. */
function taken(cards: readonly string[], hand: readonly string[]): string[] {
  const left = [...hand];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Equal cards are one kind held several times; each gets a name of its own for the screen. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const copy = (seen[card] = (seen[card] ?? 0) + 1);
    return { card, key: `${card}#${copy}` };
  });
}
