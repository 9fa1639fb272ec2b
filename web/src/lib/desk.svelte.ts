/** What a table on the screen needs to know and may do, live or in a replay. */
import type { Ahead } from "./by-itself.svelte";
import type { Reply, Wish } from "./connection.svelte";
import type { Moment } from "./moments";
import type { Notice } from "./notices";
import type { View } from "./protocol";
import { t } from "./texts.svelte";

export interface Scene<V extends View = View> {
  game: string;
  view: V;
  seat: number | null;
  legal: string[];
  moment: Moment<V> | null;
  names: string[];
  absent: boolean[];
  undo: "free" | "ask" | "no";
  advice: boolean;
  bubbles: Record<number, string>;
  /** When the clock moves for a seat, in seconds by this browser's clock. */
  deadlines: (number | null)[];
  /** What is told or asked beside the game, most urgent first. */
  notices?: Notice[];
  /** A phone that shows the own hand alone. */
  handOnly?: boolean;
  /** Go on to the own next decision without showing what lies between, where that is possible. */
  hurry?: (() => void) | null;
  /** How often the own seat has moved or chosen. */
  made?: number;
  /** The deal: an own order of the hand is kept for it. */
  deal?: string;
  /** Open hands in a replay: what each seat saw beyond the public view. */
  own: View[] | null;
}

/**
 * Why something is not possible, or what a bot would do: a sentence, its clause, and the figures
 * behind it for those who ask.
 */
export interface Note {
  said: string;
  clause: string;
  figures?: string;
}

export class Desk<V extends View = View> {
  note: Note | null = $state.raw(null);
  #advised: string | null = $state(null);
  clause: string | null = $state(null);
  busy = $state(false);
  /** A card that waits to be confirmed: what it does in words, and how. */
  lifted: { name: string; confirm: () => void; drop: () => void } | null = $state.raw(null);
  /** The move that is made as soon as it is due, if the player wished so. */
  ahead: Ahead | null = $state.raw(null);

  readonly #scene: () => Scene<V>;
  readonly #say: ((wish: Wish) => Promise<Reply>) | null;

  constructor(scene: () => Scene<V>, say: ((wish: Wish) => Promise<Reply>) | null) {
    this.#scene = scene;
    this.#say = say;
  }

  get scene(): Scene<V> {
    return this.#scene();
  }
  get game(): string {
    return this.scene.game;
  }
  get view(): V {
    return this.scene.view;
  }
  get moment(): Moment<V> | null {
    return this.scene.moment;
  }
  get live(): boolean {
    return this.#say !== null;
  }
  get myTurn(): boolean {
    return this.scene.legal.length > 0 && !this.moment;
  }
  /** What a bot would do, as long as it can be done. */
  get hint(): string | null {
    return this.#advised !== null && this.can(this.#advised) ? this.#advised : null;
  }
  /** The seat at the lower edge of the screen. */
  get me(): number {
    return this.scene.seat ?? 0;
  }
  /** The other seats, clockwise from the left of the one below. */
  get others(): number[] {
    const { players } = this.view;
    return Array.from({ length: players - 1 }, (_, place) => (this.me + place + 1) % players);
  }

  name(seat: number): string {
    return this.scene.names[seat] || t("seat-number", { seat: seat + 1 });
  }

  can(move: string): boolean {
    return this.myTurn && this.scene.legal.includes(move);
  }

  confirm(): void {
    this.lifted?.confirm();
  }

  /** Make a move; what is not possible is explained instead. */
  async act(move: string): Promise<void> {
    if (!this.#say || this.busy) return;
    this.note = null;
    if (!this.scene.legal.includes(move)) return this.explain(move);
    this.busy = true;
    this.#advised = null;
    const reply = await this.#say({ type: "move", text: move });
    this.busy = false;
    if (reply.type === "rejected") this.note = reply;
  }

  async explain(move: string): Promise<void> {
    const reply = await this.#say?.({ type: "why", moves: [move] });
    if (reply?.type === "rejected") this.note = reply;
    const reason = reply?.type === "reasons" ? reply.reasons[0] : undefined;
    if (reason && !reason.possible) this.note = reason;
  }

  async advise(): Promise<void> {
    const reply = await this.#say?.({ type: "hint" });
    if (reply?.type === "rejected") this.note = reply;
    if (reply?.type !== "hint") return;
    this.#advised = reply.move;
    this.note = { said: reply.said, clause: "", figures: reply.figures };
  }

  async undo(): Promise<void> {
    this.note = null;
    const reply = await this.#say?.({ type: "undo" });
    if (reply?.type === "rejected") this.note = reply;
  }
}
