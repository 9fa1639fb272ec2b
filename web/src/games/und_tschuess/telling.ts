/** What is told of … und Tschüss! to those who listen. */
import type { Desk } from "../../lib/desk.svelte";
import type { Telling } from "../../lib/telling";
import { number } from "../../lib/texts.svelte";
import { spare } from "./exchange";
import type { Seen } from "./view";
import { cardName, t } from "./words";

const spoken = (cards: readonly string[]) => cards.map(cardName).join(", ") || t("nothing");

export function tell(desk: Desk<Seen>): Telling {
  const { view } = desk;
  const last = view.phase === "exchange" && desk.myTurn && spare(view) < 0;
  const words = {
    row: spoken(view.row),
    totals: view.inside
      .map((seat) => `${desk.name(seat)} ${number(view.totals[seat] ?? 0)}`)
      .join(", "),
  };
  return {
    table: t("state", { round: view.round, ...words }),
    about: view.phase === "exchange" ? exchange(view) : t("told-race", words),
    due: last ? "last" : undefined,
    waits: { cards: view.aside },
  };
}

/** The own cards, and those that lie aside already. */
function exchange({ hand, laid_aside: aside }: Seen): string {
  return t("told-exchange", { names: spoken(hand ?? []), aside: spoken(aside ?? []) });
}
