/** What this browser remembers: settings, the own seats, the own order of cards. */
import type { Language } from "./protocol";

export type Pace = "off" | "short" | "normal" | "long" | "click";
export type Theme = "auto" | "light" | "dark";
export type Confirm = "auto" | "once" | "lift";

interface Settings {
  language: Language | null;
  theme: Theme;
  name: string;
  sound: boolean;
  vibrate: boolean;
  pace: Pace;
  cards: Confirm;
  bids: Confirm;
  order: "game" | "rank" | "own";
  /** Whether the coach speaks in ordinary games too. */
  explain: boolean;
}

export interface KeptSeat {
  token: string;
  seat: number;
  game: string;
  at: number;
}

const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  name: "",
  sound: true,
  vibrate: true,
  pace: "normal",
  cards: "auto",
  bids: "auto",
  order: "game",
  explain: false,
};

function load<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept ? { ...otherwise, ...(JSON.parse(kept) as T) } : otherwise;
  } catch {
    return otherwise;
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings: Settings = $state(load("katzentisch.settings", DEFAULTS));
/** The own order of the cards, by game. */
const orders: Record<string, string[]> = $state(load("katzentisch.orders", {}));
export const seats: Record<string, KeptSeat> = $state(load("katzentisch.seats", {}));

const KEPT_SEATS = 40;

export function ownOrder(game: string): readonly string[] {
  return orders[game] ?? [];
}

export function keepOrder(game: string, cards: string[]): void {
  orders[game] = cards;
  settings.order = "own";
  save("katzentisch.orders", orders);
  keepSettings();
}

export function keepSettings(): void {
  save("katzentisch.settings", settings);
}

export function keepSeat(table: string, seat: KeptSeat): void {
  seats[table] = seat;
  const oldest = Object.entries(seats).sort(([, a], [, b]) => b.at - a.at);
  for (const [id] of oldest.slice(KEPT_SEATS)) delete seats[id];
  save("katzentisch.seats", seats);
}

export function forgetSeat(table: string): void {
  delete seats[table];
  save("katzentisch.seats", seats);
}

/** Touch screens lift a card first, a mouse plays it at once, unless the player chose. */
export function lifts(choice: Confirm): boolean {
  return choice === "auto" ? matchMedia("(pointer: coarse)").matches : choice === "lift";
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
