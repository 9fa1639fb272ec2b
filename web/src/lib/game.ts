/**
 * What a person sees of a game. A game brings what it likes in `games/<folder>/page.ts`, and what
 * its cards look like in `cards.ts` beside it; for all that it does not bring there is a default
 * which serves any game. Both are loaded when they are needed, before anything of them is shown.
 */
import type { Component } from "svelte";
import { again } from "./again";
import { draw } from "./art";
import type { Ahead } from "./by-itself.svelte";
import type { Desk } from "./desk.svelte";
import type { Change, Moment } from "./moments";
import type { View } from "./protocol";
import type { Telling } from "./telling";
import { folderOf } from "./texts.svelte";

export interface GameCards {
  /** The face of a card, and the back of all of them. */
  Face?: Component<{ card: string }>;
  Back?: Component;
  /** Three cards: the game in a picture. */
  picture?: string[];
  /** The symbols it draws with. */
  sprite?: string;
}

export interface GamePage<V extends View = View> extends GameCards {
  /** The whole table. */
  Table?: Component<{ desk: Desk<V> }>;
  /** How the last score came about. */
  HowScored?: Component<{ desk: Desk<V> }>;
  /** How the round or game being played stands, where the score pad does not know it yet. */
  SoFar?: Component<{ desk: Desk<V> }>;
  /** What each seat would have if the game ended now, where that is not what the pad says. */
  scoresNow?: (view: V) => number[];
  /** What falls from the sky for a winner: symbols of the sprite. */
  joy?: string[];
  /** What is told of the table to those who listen. */
  tell?: (desk: Desk<V>) => Telling;
  /** Moves by which a player does nothing more for now: what the key for passing makes. */
  passes?: readonly string[];
  cardName?: (card: string) => string;
  moveName?: (move: string) => string | null;
  /** The colour of a card, in a game that has colours. */
  colour?: (card: string) => string;
  /** Where a card stands when the hand is sorted by number. */
  rank?: (card: string) => number;
  /** What deserves to be seen of moves; null where nothing but the moves themselves does. */
  beat?: (change: Change<V>) => Moment<V> | null;
  /** What is to be seen after that, before anybody decides again: a row that is turned. */
  next?: (change: Change<V>) => Moment<V>[];
  /** What is to be seen of the cards before the first move. */
  opening?: (view: V) => Moment<V>[];
  /** A move that can be decided before it is due, and the name of the time for which it holds. */
  ahead?: (view: V) => Ahead | null;
  /** How many lines of the score pad are complete. */
  roundsDone?: (view: V) => number;
  /** What a round is called, for headings in a replay. */
  roundName?: (view: V) => string;
  /** The part of a round that begins with a view, named `part-…`; null where it goes on. */
  part?: (before: V | null, now: V) => string | null;
  /** How many cards each seat gets first: seat by seat, from the top of the first deck. */
  firstHand?: (players: number) => number;
}

type Loads<T> = Record<string, () => Promise<T>>;
const cards: Loads<GameCards> = import.meta.glob<GameCards>("../games/*/cards.ts", {
  import: "default",
});
const pages: Loads<GamePage> = import.meta.glob<GamePage>("../games/*/page.ts", {
  import: "default",
});

/** What is here of each game, by folder. */
const here: Record<string, GamePage> = {};
const opened = new Set<string>();
const fileOf = (game: string): string => `../games/${folderOf(game)}/page.ts`;

/** What the page has of a game; nothing of one it has never heard of. */
export function pageOf(game: string): GamePage {
  return here[folderOf(game)] ?? {};
}

function keep(folder: string, found: GamePage): void {
  if (found.sprite && !here[folder]) draw(found.sprite);
  here[folder] = { ...here[folder], ...found };
}

/** Whether all of a game is here that the page has. */
export function isOpen(game: string): boolean {
  return opened.has(folderOf(game)) || !pages[fileOf(game)];
}

/** Fetch all of a game. If it does not come, the game is shown as any game is. */
export async function openGame(game: string): Promise<void> {
  const load = pages[fileOf(game)];
  if (isOpen(game) || !load) return;
  try {
    keep(folderOf(game), await again(load));
    opened.add(folderOf(game));
  } catch {
    // The next one who asks tries again.
  }
}

/** Fetch the cards of all games, for a picture of each. */
export async function openCards(): Promise<void> {
  const all = Object.entries(cards).map(async ([file, load]) => {
    const folder = file.split("/").at(-2)!;
    if (!here[folder]) keep(folder, await again(load));
  });
  await Promise.allSettled(all);
}
