/** What is told of a table to those who listen: what is asked, of whom, and what it is about. */
import { anyTelling } from "./any-telling";
import { cardName } from "./cards";
import type { Desk } from "./desk.svelte";
import { pageOf } from "./game";
import { lyingHand } from "./own-hand";
import { number, t, textsOf } from "./texts.svelte";
import { told } from "./told.svelte";

export interface Telling {
  /** How things stand on the table. */
  table: string;
  /** What the own decision is about, in few words: said after what is asked. */
  about?: string;
  /** The trump, where the game has one. */
  trump?: string;
  /** What is to be decided, where the phase does not say it all. */
  due?: string | undefined;
  /** What the game's words for waiting (`wait-…`) need besides the names. */
  waits?: Record<string, string | number>;
}

export function telling(desk: Desk): Telling {
  return pageOf(desk.game).tell?.(desk) ?? anyTelling(desk);
}

/** As many as are waited for by name: more long names would not fit, and each shows who it is. */
const NAMED = 2;

/** What the player is asked to do, or who is waited for. */
export function prompt(desk: Desk): string {
  // What ended it is still being shown.
  if (desk.view.over) return desk.moment ? "…" : t("game-is-over");
  const { due, waits } = telling(desk);
  const phase = due ?? String(desk.view.phase ?? "");
  if (desk.myTurn) return asked(desk.game, phase);
  const others = desk.view.actors.filter((seat) => seat !== desk.scene.seat);
  if (desk.scene.legal.length > 0 || others.length === 0) return "…";
  if (others.length > NAMED) return t("waiting-for-several", { count: others.length });
  const names = others.map((seat) => desk.name(seat)).join(", ");
  const doing = textsOf(desk.game).maybe(`wait-${phase}`, { names, ...waits });
  return doing ?? t("waiting-for", { names });
}

/** The game's own words, the server's, or just “your turn”. */
function asked(game: string, phase: string): string {
  const prompts = told(game)?.words.prompts;
  const own = textsOf(game).maybe(`do-${phase}`) ?? prompts?.[phase] ?? prompts?.[""];
  return own ?? t("your-turn");
}

/**
 * What tells one own decision from the next; empty while others decide. The same may be possible
 * again at once, where two cards are alike.
 */
export function decision(desk: Desk): string {
  const { made = 0, legal } = desk.scene;
  return desk.myTurn ? [made, desk.view.phase, ...legal].join(" ") : "";
}

/** What is asked, and what it is about. */
export function request(desk: Desk): string {
  return [prompt(desk), telling(desk).about].filter(Boolean).join(" ");
}

export function handTold(desk: Desk): string {
  const cards = desk.view.hand as string[] | undefined;
  if (!cards) return t("told-no-hand");
  const names = lyingHand(desk, cards).map((card) => cardName(desk.game, card));
  return t("told-hand", { cards: cards.length, names: names.join(", ") || t("nothing") });
}

export function scoreTold(desk: Desk): string {
  const scores = pageOf(desk.game).scoresNow?.(desk.view) ?? desk.view.scores;
  const each = scores.map((points, seat) => `${desk.name(seat)} ${number(points)}`);
  return t("told-score", { tally: each.join(", ") });
}

/** The last trick; null in a game without tricks. */
export function trickTold(desk: Desk): string | null {
  const trick = desk.view.last_trick as [number, string][] | undefined;
  if (!trick) return null;
  if (trick.length === 0) return t("told-no-trick");
  return t("told-trick", { names: laidTold(desk, trick) });
}

/** Cards and before whom they lie. */
export function laidTold(desk: Desk, cards: readonly (readonly [number, string])[]): string {
  return cards
    .map(([seat, card]) =>
      t("lies-before", { card: cardName(desk.game, card), name: desk.name(seat) }),
    )
    .join(", ");
}
