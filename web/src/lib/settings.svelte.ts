/** What this browser remembers: settings, the own seats, the own order of cards. */
import { isOffline } from "../offline/names";
import type { Language } from "./protocol";

export type Pace = "off" | "short" | "normal" | "long" | "click";
export type Theme = "auto" | "light" | "dark";
export type Confirm = "auto" | "once" | "lift";
export type Order = "game" | "rank";

interface Settings {
  language: Language | null;
  theme: Theme;
  name: string;
  sound: boolean;
  vibrate: boolean;
  pace: Pace;
  cards: Confirm;
  bids: Confirm;
  /** Of a replay that runs. */
  speed: number;
  order: Order;
  /** Whether the score of a round stays until the player goes on, or as long as other things. */
  rounds: "click" | "pace";
  /** Whether the page plays a card where there is no other choice. */
  forced: boolean;
  /** Whether the coach speaks in ordinary games too. */
  explain: boolean;
  /** Whether single keys do something at the table. */
  keys: boolean;
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

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
  speed: 1,
  rounds: "click",
  forced: false,
  explain: false,
  keys: true,
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

/** What was kept by an older page: an order of one's own used to be a setting, for good. */
function today(kept: Settings): Settings {
  return { ...kept, order: kept.order === "rank" ? "rank" : "game" };
}

export const settings: Settings = $state(today(load("katzentisch.settings", DEFAULTS)));
/** The own order of the cards in hand, by deal. */
const orders: Record<string, string[]> = $state(load("katzentisch.orders", {}));
export const seats: Record<string, KeptSeat> = $state(load("katzentisch.seats", {}));

const KEPT_SEATS = 40;
const KEPT_ORDERS = 10;

/** The order in which the player has laid this hand; empty where it is sorted. */
export function ownOrder(deal: string): readonly string[] {
  return orders[deal] ?? [];
}

/** The hand lies as the player has laid it, until it is sorted again or has gone. */
export function keepOrder(deal: string, cards: readonly string[]): void {
  const others = Object.keys(orders).filter((one) => one !== deal);
  for (const one of others.slice(0, others.length + 1 - KEPT_ORDERS)) delete orders[one];
  orders[deal] = [...cards];
  save("katzentisch.orders", orders);
}

/** The hand is sorted again, as the settings have it. */
export function sortAgain(deal: string): void {
  delete orders[deal];
  save("katzentisch.orders", orders);
}

export function keepSettings(): void {
  save("katzentisch.settings", settings);
}

export function keepSeat(table: string, seat: KeptSeat): void {
  seats[table] = seat;
  // What this browser keeps itself is found by its seat alone: it stays until it is deleted.
  const elsewhere = Object.entries(seats).filter(([id]) => !isOffline(id));
  const oldest = elsewhere.sort(([, a], [, b]) => b.at - a.at);
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
