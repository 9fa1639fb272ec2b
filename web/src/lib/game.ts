/**
 * What a person sees of a game. A game brings what it likes in `games/<folder>/page.ts`; for all
 * that it does not bring there is a default which serves any game.
 */
import type { Component } from "svelte";
import type { Ahead } from "./by-itself.svelte";
import type { Desk } from "./desk.svelte";
import type { PicturePage } from "./learn";
import type { Change, Moment } from "./moments";
import type { View } from "./protocol";
import type { Telling } from "./telling";
import { folderOf } from "./texts.svelte";

export interface GamePage<V extends View = View> {
  /** The whole table. */
  Table?: Component<{ desk: Desk<V> }>;
  /** The face of a card, and the back of all of them. */
  Face?: Component<{ card: string }>;
  Back?: Component;
  /** How the last score came about. */
  HowScored?: Component<{ desk: Desk<V> }>;
  /** How the round or game being played stands, where the score pad does not know it yet. */
  SoFar?: Component<{ desk: Desk<V> }>;
  /** What each seat would have if the game ended now, where that is not what the pad says. */
  scoresNow?: (view: V) => number[];
  /** What falls from the sky for a winner: symbols of the sprite. */
  joy?: string[];
  /** Three cards: the game in a picture. */
  picture?: string[];
  /** The game in pictures, loaded when somebody wants to see it. */
  pictures?: () => Promise<{ default: PicturePage }>;
  /** What is told of the table to those who listen. */
  tell?: (desk: Desk<V>) => Telling;
  /** Moves by which a player does nothing more for now: what the key for passing makes. */
  passes?: readonly string[];
  cardName?: (card: string) => string;
  moveName?: (move: string) => string | null;
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

const pages = import.meta.glob<GamePage>("../games/*/page.ts", { import: "default", eager: true });

/** What the page has of a game; nothing of one it has never heard of. */
export function pageOf(game: string): GamePage {
  return pages[`../games/${folderOf(game)}/page.ts`] ?? {};
}
