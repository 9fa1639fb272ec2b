/** From one click to a dealt hand. */
import { api } from "./api";
import { drawSalt, promiseOf } from "./fair";
import { openGame } from "./game";
import type { Branch, Create, GameChoice, Join, Seated, Table } from "./protocol";
import { go } from "./route.svelte";
import { keepSeat, settings } from "./settings.svelte";
import { shares } from "./shares";
import { t } from "./texts.svelte";

/** Tables that deal as soon as they are open, with bots on the empty seats. */
export const startAtOnce = new Set<string>();

const PLAYERS = 4;

export function ownName(): string {
  return settings.name.trim() || t("guest");
}

/** Ask for a seat with a promise for its table's deal of that number. */
async function promising(
  number: number,
  ask: (promise: string) => Promise<Seated>,
): Promise<Seated> {
  const salt = drawSalt();
  const seated = await ask(promiseOf(salt));
  shares.promise(seated.table, number, seated.seat, salt, seated.commitment);
  return seated;
}

/** Sit down at a table that is there. */
export function join(table: Table, wish: Join): Promise<Seated> {
  return promising(table.played.length + 1, (promise) => api.join(table.id, { ...wish, promise }));
}

/** Open a table that goes on from a finished game. */
export function branch(game: string, wish: Branch): Promise<Seated> {
  return promising(1, (promise) => api.branch(game, { ...wish, promise }));
}

/** Go to the seat one has got. */
export function take({ table, seat, token }: Seated, game: string): void {
  keepSeat(table, { token, seat, game, at: Date.now() });
  go(`t/${table}`);
}

export async function sitDown(wish: Create, deal: boolean): Promise<void> {
  void openGame(wish.game);
  const seated = await promising(1, (promise) => api.create({ ...wish, promise }));
  if (deal) startAtOnce.add(seated.table);
  take(seated, wish.game);
}

/** Learn a game by playing it: a table of one's own, dealt at once. */
export async function learn(game: string): Promise<void> {
  void openGame(game);
  const seated = await api.learn(game, { name: ownName() });
  startAtOnce.add(seated.table);
  take(seated, game);
}

export function playNow(game: GameChoice): Promise<void> {
  const players = game.seats.includes(PLAYERS) ? PLAYERS : game.seats[0]!;
  return sitDown({ game: game.name, players, name: ownName() }, true);
}
