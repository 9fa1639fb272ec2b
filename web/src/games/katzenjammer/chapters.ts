/** How a replay is divided: games of a match, and their auctions. */
import type { Seen } from "./view";
import { t } from "./words";

export function roundName({ game, games }: Seen): string {
  return games > 1 ? t("game-of", { game, games }) : t("the-game");
}

/** Payment and foursomes belong to their auction; one in which nobody bids has none. */
export function part(_before: Seen | null, { phase, bids, passed }: Seen): string | null {
  const untouched = bids.every((bid) => bid === null) && !passed.includes(true);
  return phase === "auction" && untouched ? "auction" : null;
}
