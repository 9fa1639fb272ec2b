/**
 * This device's share in the deals of its tables: it promises a salt before the deal, opens it once
 * all promises stand, and keeps what it was shown, to compare it with the record (verdict.ts).
 */
import { drawSalt, promiseOf, type Lock } from "./fair";
import { Keeping, type Storing } from "./keeping";
import type { Dealing, Event, Play, Table } from "./protocol";

/** Why this device does not open: what it was shown cannot be right. */
export type Trouble = "commitment" | "second-lock" | "promise";

/** What this device knows of one deal. */
export interface Kept {
  table: string;
  number: number;
  /** The seat of this device; null if it watched. */
  seat: number | null;
  /** The server's commitment as it was first shown, long before the lock. */
  commitment: string;
  /** The last promise of this browser for this deal, and the salt once it was opened. */
  promise: string;
  salt: string;
  /** Whether the server has said that it took the salt. */
  taken: boolean;
  lock: Lock | null;
  /** The seats that were shown to have opened. */
  opened: number[];
  trouble: Trouble | "";
  /** The id of the game that was dealt, and the first hand in it. */
  game: string;
  hand: string[];
}

/** A salt that waits for its lock. */
interface Share {
  table: string;
  number: number;
  seat: number;
  salt: string;
}

export type Wish = { type: "promise"; promise: string } | { type: "open"; salt: string };

const MOST = 60;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function untouched(table: string, number: number): Kept {
  const nothing = { commitment: "", promise: "", salt: "", trouble: "" as const, game: "" };
  const none = { seat: null, lock: null, taken: false, opened: [], hand: [] };
  return { table, number, ...nothing, ...none };
}

export class Shares {
  readonly #shares: Keeping<Share>;
  readonly #deals: Keeping<Kept>;

  constructor(storage?: () => Storing) {
    this.#shares = new Keeping("katzentisch.share.", MOST, storage);
    this.#deals = new Keeping("katzentisch.deal.", MOST, storage);
  }

  kept(table: string, number: number): Kept {
    return this.#deals.get(`${table}.${number}`) ?? untouched(table, number);
  }

  /** What is known of the deal of a game, by the game's id. */
  ofGame(game: string): Kept | null {
    return this.#deals.all().find((kept) => kept.game === game) ?? null;
  }

  #keep(kept: Kept): void {
    this.#deals.set(`${kept.table}.${kept.number}`, kept);
  }

  /** Keep a salt that is promised for a seat; an earlier one stays known until the lock. */
  promise(table: string, number: number, seat: number, salt: string, commitment: string): void {
    const promise = promiseOf(salt);
    this.#shares.set(promise, { table, number, seat, salt });
    const kept = this.kept(table, number);
    this.#keep({ ...kept, seat, promise, commitment: kept.commitment || commitment });
  }

  /**
   * How the table stands now, to this device: what it has to say to it, if anything. A device that
   * has just come takes the place of the one that promised before; afterwards it lets it be.
   */
  see(table: Table, seat: number | null, first: boolean): Wish | null {
    if (table.dealing) return this.#locked(table.id, table.dealing, seat);
    if (table.stage !== "waiting" && table.stage !== "over") return null;
    const kept = this.kept(table.id, table.played.length + 1);
    if (!kept.commitment) this.#keep({ ...kept, commitment: table.commitment });
    else if (kept.commitment !== table.commitment) this.#distrust(kept, "commitment");
    return seat === null ? null : this.#promising(table, kept.number, seat, first);
  }

  #promising(table: Table, number: number, seat: number, first: boolean): Wish | null {
    const { promise, seat: ours } = this.kept(table.id, number);
    const mine = ours === seat && this.#shares.get(promise) !== null;
    const promised = table.promised.includes(seat);
    if (promised && (mine || !first)) return null;
    if (!mine) this.promise(table.id, number, seat, drawSalt(), table.commitment);
    return { type: "promise", promise: this.kept(table.id, number).promise };
  }

  #distrust(kept: Kept, trouble: Trouble): null {
    if (!kept.trouble) this.#keep({ ...kept, trouble });
    return null;
  }

  #locked(table: string, dealing: Dealing, seat: number | null): Wish | null {
    const { number, commitment, promises, opened } = dealing;
    const lock = { number, commitment, promises };
    const before = this.kept(table, number);
    if (before.lock && !same(before.lock, lock)) return this.#distrust(before, "second-lock");
    const shown = [...new Set([...before.opened, ...opened])];
    const kept = { ...before, seat, lock, opened: shown };
    if (seat !== null && opened.includes(seat) && kept.salt) kept.taken = true;
    this.#keep(kept);
    if (kept.commitment && kept.commitment !== commitment)
      return this.#distrust(kept, "commitment");
    if (seat === null || kept.trouble) return null;
    return this.#opening(kept, promises[seat] ?? "", opened.includes(seat));
  }

  /** The salt fits the lock it was kept for, and is opened to no other one, even after a reload. */
  #opening(kept: Kept, promised: string, open: boolean): Wish | null {
    const { table, number, seat } = kept;
    const share = this.#shares.get(promised);
    const ours = share && same([share.table, share.number, share.seat], [table, number, seat]);
    if (!kept.salt && ours) {
      kept.salt = share.salt;
      this.#keep(kept);
      this.#shares.drop(promised);
    }
    if (!kept.salt) return kept.promise ? this.#distrust(kept, "promise") : null;
    return open ? null : { type: "open", salt: kept.salt };
  }

  /** The server says that it has taken the salt. */
  took(table: string, number: number): void {
    this.#keep({ ...this.kept(table, number), taken: true });
  }

  /** The cards are dealt: keep the first hand, if nothing has been done with it yet. */
  dealt(table: string, play: Play, seat: number | null, events: readonly Event[]): void {
    const kept = this.kept(table, play.number);
    if (kept.game === play.id && (kept.hand.length > 0 || seat === null)) return;
    const start = events.findLastIndex((event) => event.kind === "started");
    if (start < 0) return;
    const moves = events.slice(start).flatMap((event) => event.moves);
    const fresh = seat !== null && !moves.some(([mover]) => mover === seat);
    const hand = fresh ? ((play.view.hand ?? []) as string[]) : [];
    this.#keep({ ...kept, game: play.id, hand });
  }
}

export const shares = new Shares();
