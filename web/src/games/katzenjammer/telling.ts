/** What is told of Katzenjammer Blues to those who listen. */
import type { Desk } from "../../lib/desk.svelte";
import type { Telling } from "../../lib/telling";
import type { Seen } from "./view";
import { bidWords, cardName, t } from "./words";

const spoken = (cards: readonly string[]) => cards.map(cardName).join(", ") || t("nothing");

export function tell(desk: Desk<Seen>): Telling {
  const { view } = desk;
  const bid = view.bid ? bidWords(view.bid) : "";
  const standing =
    view.bidder === null
      ? t("told-no-bid")
      : t("told-standing", { name: desk.name(view.bidder), bid });
  return {
    table: t("state", { row: spoken(view.row), bid: standing, mice: view.pool }),
    about: about(view, standing),
    due: desk.myTurn && onlyStop(desk) ? "stop" : undefined,
    waits: { bid },
  };
}

/** No four cards in the hand can be presented: who is new wonders what is asked otherwise. */
function onlyStop({ scene }: Desk<Seen>): boolean {
  return scene.legal.length === 1 && scene.legal[0] === "stop";
}

/** What has to be weighed: the row and the bid, the price, the own cards. */
function about({ phase, row, hand, bid }: Seen, standing: string): string {
  if (phase === "auction") return [t("told-row", { row: spoken(row) }), standing].join(" ");
  if (phase === "pay" && bid) return t("told-price", { bid: bidWords(bid), row: spoken(row) });
  return t("told-held", { names: spoken(hand ?? []) });
}
