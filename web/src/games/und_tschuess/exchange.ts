/** Whether a row can follow an exchange, from what everybody sees (U13, U16). */

export interface Stock {
  players: number;
  deck: number;
  reshuffle_to_come: boolean;
}

/**
 * How many cards may be exchanged so that a row can still be laid; below 0 none can follow.
 * While the reshuffle is to come the discard pile always has enough for one.
 */
export function spare(stock: Stock): number {
  return stock.reshuffle_to_come ? Infinity : stock.deck - (stock.players - 1);
}
