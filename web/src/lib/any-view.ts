/**
 * What the view of any game shows, told apart by its shape: cards that lie before a player, what
 * each player has, cards for all to see, and the rest as facts with a label.
 */
import { laid } from "./moments";
import type { View } from "./protocol";

/** What every view has, or what the table shows elsewhere. */
const ELSEWHERE = new Set([
  ...["rules", "players", "options", "seat", "actors", "over", "scores", "winners"],
  ...["phase", "hand", "hand_sizes", "trick", "last_trick", "pad", "last_score"],
]);
/** Keys whose number is a seat, as the views of this house have them. */
const SEATS = /^(leader|dealer|bidder|winning|.*winner|.*taker|declarer|exchanger|bandleader)$/;

export interface Shown {
  /** Cards by seat, lying before the players. */
  laid: [number, string][];
  /** By label and seat: numbers, words and whether something holds. */
  each: { key: string; values: Plain[] }[];
  /** Cards for all to see, or of the own seat beside the hand. */
  rows: { key: string; cards: string[] }[];
  /** The same by seat: cards each has taken, or has before him. */
  piles: { key: string; cards: string[][] }[];
  facts: { key: string; value: Plain }[];
  /** Facts that are a seat. */
  who: { key: string; seat: number }[];
}
export type Plain = number | string | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean";

/** The view of any game, sorted; `kinds` are the cards of that game. */
export function shown(view: View, kinds: readonly string[]): Shown {
  const found: Shown = {
    laid: lying(view, kinds),
    each: [],
    rows: [],
    piles: [],
    facts: [],
    who: [],
  };
  for (const [key, value] of Object.entries(view)) {
    if (!ELSEWHERE.has(key)) sort(found, key, value, view.players, kinds);
  }
  return found;
}

/** The trick, as pairs of seat and card or as a list by seat. */
export function lying(view: View, kinds: readonly string[]): [number, string][] {
  const { trick } = view;
  const pairs = laid(trick);
  if (pairs) return pairs;
  if (!Array.isArray(trick) || trick.length !== view.players) return [];
  return trick.flatMap((card: unknown, seat) =>
    kinds.includes(card as string) ? [[seat, card as string] as [number, string]] : [],
  );
}

function sort(
  found: Shown,
  key: string,
  value: unknown,
  players: number,
  kinds: readonly string[],
) {
  const isCards = (one: unknown): one is string[] =>
    Array.isArray(one) && one.every((card) => kinds.includes(card as string));
  const bySeat = Array.isArray(value) && value.length === players;
  if (bySeat && value.every(isCards)) {
    if (value.some((cards) => cards.length > 0)) found.piles.push({ key, cards: value });
  } else if (isCards(value)) {
    if (value.length > 0) found.rows.push({ key, cards: value });
  } else if (typeof value === "string" && kinds.includes(value)) {
    found.rows.push({ key, cards: [value] });
  } else if (bySeat && value.every(isPlain)) {
    // What holds for all or for none tells nobody apart.
    const told = value.some((one) => typeof one !== "boolean" || one !== value[0]);
    if (told) found.each.push({ key, values: value });
  } else if (typeof value === "number" && SEATS.test(key) && value >= 0 && value < players) {
    found.who.push({ key, seat: value });
  } else if (isPlain(value)) {
    found.facts.push({ key, value });
  } else if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) {
    found.facts.push({ key, value: value.join(", ") });
  }
}

/** The only legal move that a card makes; null if there is none, or more than one. */
export function moveOfCard(card: string, legal: readonly string[]): string | null {
  const moves = legal.filter((move) => move.split(" ").includes(card));
  return moves.length === 1 && moves[0]!.split(" ").length === 2 ? moves[0]! : null;
}

/**
 * What a tap on each card of the hand does. A card that cannot be played now is asked about as
 * the others are played, so that the server can say why not.
 */
export function taps(hand: readonly string[], legal: readonly string[]): Map<string, string> {
  const made = new Map<string, string>();
  for (const card of hand) {
    const move = moveOfCard(card, legal);
    if (move) made.set(card, move);
  }
  const verbs = new Set([...made.values()].map((move) => move.split(" ")[0]));
  const [verb] = verbs;
  const mentioned = (card: string) => legal.some((move) => move.split(" ").includes(card));
  for (const card of hand) {
    if (verbs.size === 1 && !mentioned(card)) made.set(card, `${verb} ${card}`);
  }
  return made;
}
