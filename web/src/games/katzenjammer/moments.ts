/** What deserves to be seen: payments, foursomes and the mice they catch, the row card by card. */
import type { Change, Line, Moment } from "../../lib/moments";
import type { Seen } from "./view";
import { bidName } from "./words";

const PAYMENT = 1700;
const FOURSOME = 1700;
const TURN = 380;

export function beat({ before, now, moves }: Change<Seen>): Moment<Seen> | null {
  const [seat, move] = moves.at(-1) ?? [0, ""];
  const [verb, ...words] = move.split(" ");
  if (verb === "pay") return payment(before, now, seat, words);
  return verb === "meld" ? foursome(before, seat, words) : null;
}

/** The winner of the auction pays before everybody and takes the row (K15, K16). */
function payment(before: Seen, now: Seen, seat: number, cards: string[]): Moment<Seen> | null {
  // Who has just chosen these cards need not be shown them.
  if (seat === now.seat) return null;
  const line: Line = { key: "payment", words: { bid: bidName(before.bid ?? "") } };
  const gains = before.row;
  const shown = { seat, cards, line, then: whereTo(cards), gains };
  return { kind: "shown", length: PAYMENT, sound: "card", cards: [], before, shown };
}

/** Naturals are discarded, jokers stay before their player (K15, K18). */
function whereTo(cards: string[]): Line {
  const jokers = cards.filter((card) => card === "J").length;
  return { key: "paid", words: { naturals: cards.length - jokers, jokers } };
}

/** Four cards and the mice they catch; a foursome of jokers only gets rid of them (K18, K19). */
function foursome(before: Seen, seat: number, words: string[]): Moment<Seen> {
  const cards = words.slice(0, 4);
  const value = words[5] ?? words[0] ?? "";
  const mice = Math.min(Number(value) || 0, before.pool);
  const riddance = value === "J";
  const shown = {
    seat,
    cards,
    line: riddance ? { key: "jokers" } : { key: "foursome", words: { value } },
    then: riddance ? { key: "discarded" } : { key: "mice", words: { mice } },
    ...(mice > 0 && { prize: { picture: "mouse", count: mice } }),
  };
  return { kind: "shown", length: FOURSOME, sound: "collect", cards: [], before, shown };
}

/** A row that lies there now and did not before is turned card by card (K5). */
export function next({ before, now }: Change<Seen>): Moment<Seen>[] {
  // The deck shrinks when a row is turned, and never else; after the last game it may lie there.
  const turned = now.deck !== before.deck || now.game !== before.game;
  return turned ? turning(now, before) : [];
}

export function opening(view: Seen): Moment<Seen>[] {
  return turning(view, null);
}

function turning({ row }: Seen, before: Seen | null): Moment<Seen>[] {
  return row.map((_, place) => ({
    kind: "turn",
    length: TURN,
    sound: "card",
    cards: [],
    before,
    row: row.slice(0, place + 1),
  }));
}
