/** From one click to a dealt hand. */
import { api } from "./api";
import type { Create, GameChoice, Seated } from "./protocol";
import { go } from "./route.svelte";
import { keepSeat, settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** Tables that deal as soon as they are open, with bots on the empty seats. */
export const startAtOnce = new Set<string>();

const PLAYERS = 4;

export function ownName(): string {
  return settings.name.trim() || t("guest");
}

/** Go to the seat one has got. */
export function take({ table, seat, token }: Seated, game: string): void {
  keepSeat(table, { token, seat, game, at: Date.now() });
  go(`t/${table}`);
}

export async function sitDown(wish: Create, deal: boolean): Promise<void> {
  const seated = await api.create(wish);
  if (deal) startAtOnce.add(seated.table);
  take(seated, wish.game);
}

export function playNow(game: GameChoice): Promise<void> {
  const players = game.seats.includes(PLAYERS) ? PLAYERS : game.seats[0]!;
  return sitDown({ game: game.name, players, name: ownName() }, true);
}
