/** The ladder of bids as rows on the screen, and what a bid would take from the hand. */

export interface Rung {
  cards: number;
  bids: string[];
}

const VALUES = [1, 2, 3, 4, 5];

function row(cards: number): Rung {
  const different = cards >= 2 && cards <= 5 ? [`${cards}d`] : [];
  return { cards, bids: [...different, ...VALUES.map((value) => `${cards}x${value}`)] };
}

/** The rows from the standing bid up to one above the highest that is possible. */
export function ladder(standing: string | null, legal: readonly string[]): Rung[] {
  const possible = legal
    .filter((move) => move.startsWith("bid "))
    .map((move) => parseInt(move.slice(4)));
  const lowest = standing ? parseInt(standing) : 1;
  const highest = Math.max(lowest + 1, ...possible);
  return Array.from({ length: highest - lowest + 1 }, (_, step) => row(lowest + step));
}

/** Naturals and jokers that a bid would cost, as far as the hand has naturals. */
export function cost(bid: string, hand: readonly string[]): { naturals: number; jokers: number } {
  const cards = parseInt(bid);
  const value = bid.split("x")[1];
  const held = value
    ? hand.filter((card) => card === value).length
    : new Set(hand.filter((card) => card !== "J")).size;
  const naturals = Math.min(cards, held);
  return { naturals, jokers: cards - naturals };
}

/** The payment to begin with: few jokers, and cards of which the hand holds few. */
export function cheapest(payments: readonly string[], hand: readonly string[]): string[] {
  const held = (card: string) => hand.filter((other) => other === card).length;
  const dear = (cards: string[]) =>
    cards.reduce((sum, card) => sum + (card === "J" ? 1000 : held(card) * 10 + Number(card)), 0);
  const all = payments.map((text) => text.split(" ").slice(1));
  return all.sort((a, b) => dear(a) - dear(b))[0] ?? [];
}

/** Cards in the notation of a move: naturals first, lowest first, then jokers. */
export function spelled(cards: readonly string[]): string {
  return [...cards]
    .sort((a, b) => Number(a === "J") - Number(b === "J") || a.localeCompare(b))
    .join(" ");
}
