/**
 * One table, watched or played at. Losing the connection is normal: what was not answered is sent
 * again with the same id, and what was missed comes with the next update.
 */
import { lineTo, type Line } from "./doors.svelte";
import { isOpen, openGame } from "./game";
import { beats, type Moment } from "./moments";
import type { AnyCommand, AnyMessage, Event, Play, Table, Update } from "./protocol";
import { settings, type Pace } from "./settings.svelte";
import { shares, type Trouble } from "./shares";
import { play as sound, vibrate } from "./sound";
import { language } from "./texts.svelte";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<Exclude<AnyCommand, { type: "hello" }>, "id">;
export type Reply = Exclude<AnyMessage, { type: "update" }>;

/** How long things are shown, and how long bots are to take, in percent of the usual. */
export const PACES: Record<Pace, number> = { off: 0, short: 0.5, normal: 1, long: 2, click: 1 };
const BOTS: Record<Pace, number> = { off: 0, short: 40, normal: 100, long: 100, click: 100 };

const FIRST_PAUSE = 250;
/** How a server closes that is being stopped; all its clients come back, but not all together. */
const COME_BACK = 1012;
const AT_ONCE = 50;
const LONGEST_PAUSE = 5000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
/** A connection that holds this long is a good one. */
const STEADY = 3_000;
/** How long a phrase is shown, in seconds. */
const BUBBLE = 5;
/** After more than this many updates the page shows how things stand instead of every step. */
const BACKLOG = 24;

export class Connection {
  status: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  refusal = $state("");
  /** Why it was refused, for the page. */
  reason = $state("");
  table: Table | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  seat: number | null = $state(null);
  events: Event[] = $state.raw([]);
  moment: Moment | null = $state.raw(null);
  /** What was just said at the table, by seat. */
  bubbles: Record<number, string> = $state({});
  /** What is wrong with the present deal, if this device does not open for it. */
  distrust: Trouble | "" = $state("");
  /** Whether all is shown at once until it is our turn. */
  hurrying = $state(false);
  /** Server time minus the browser's, in seconds. */
  offset = $state(0);

  #socket: Line | null = null;
  #pending = new Map<string, { command: AnyCommand; answer: (reply: Reply) => void }>();
  /** What was told before the page had the game's part, without which it cannot show it. */
  #early: Update[] = [];
  #queue: Update[] = [];
  #moments: Moment[] = [];
  #seen = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** What was said of the deal, lest it be said twice while the answer is on its way. */
  #said = "";
  /** The pace of the bots that this connection has asked for. */
  #pace = BOTS.normal;
  #looked = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.#connect();
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    this.#ping = setInterval(() => this.#check(), PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    clearTimeout(this.#holding);
    this.#socket?.close();
  }

  /** Say something; the answer comes even if the connection is lost in between. */
  say(wish: Wish): Promise<Reply> {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36));
    const command = { ...wish, id: id.join("-") } as AnyCommand;
    return new Promise((answer) => {
      this.#pending.set(command.id, { command, answer });
      if (this.status === "open") this.#socket?.send(JSON.stringify(command));
    });
  }

  /** A click skips what is being shown. */
  skip = (): void => {
    if (!this.moment) return;
    clearTimeout(this.#holding);
    this.#release();
  };

  /** Show nothing more one by one until there is something to decide for us, or it is over. */
  hurry = (): void => {
    this.hurrying = true;
    clearTimeout(this.#holding);
    this.#moments = [];
    this.#release();
    this.#tellPace();
  };

  /** Bots need not take their time for somebody who does not look. */
  #tellPace(): void {
    const percent = this.hurrying ? 0 : BOTS[settings.pace];
    if (this.#pace === percent || this.seat === null || this.status !== "open") return;
    this.#pace = percent;
    void this.say({ type: "pace", percent });
  }

  #wake = (): void => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.status === "lost") this.#connect();
    else this.#check();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    if (old) {
      old.onclose = old.onmessage = old.onopen = null;
      old.close();
    }
    const socket = lineTo(this.id);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", id: `hello-${Date.now()}`, table: this.id, since: this.#seen };
      socket.send(JSON.stringify({ ...hello, token: this.token, language: language() }));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data) as AnyMessage);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    if (this.#closed || this.status === "refused") return;
    // A server that goes says so: another one, or the next, is there already.
    if (code === COME_BACK) this.#pause = Math.min(this.#pause, AT_ONCE * Math.random());
    this.status = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(Math.max(this.#pause * 2, FIRST_PAUSE), LONGEST_PAUSE);
  }

  /** A socket that answers nothing is a lost one, whatever it says of itself. */
  #check(): void {
    if (this.status !== "open") return;
    const socket = this.#socket;
    const late = setTimeout(() => {
      if (this.#socket === socket && !this.#closed) {
        this.status = "lost";
        this.#connect();
      }
    }, PATIENCE);
    void this.say({ type: "ping" }).then(() => clearTimeout(late));
  }

  #hear(message: AnyMessage): void {
    if (message.type === "update") {
      this.#update(message);
    } else if (message.id.startsWith("hello-")) {
      if (message.type === "rejected") {
        this.status = "refused";
        this.refusal = message.said;
        this.reason = message.reason;
        return;
      }
      this.status = "open";
      this.#pace = BOTS.normal;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#pause = FIRST_PAUSE), STEADY);
      for (const { command } of this.#pending.values()) this.#socket?.send(JSON.stringify(command));
    } else if (message.id === "") {
      // Not understood: to say the same again would not help.
      for (const { answer } of this.#pending.values()) answer(message);
      this.#pending.clear();
    } else {
      this.#pending.get(message.id)?.answer(message);
      this.#pending.delete(message.id);
    }
  }

  #update(update: Update): void {
    this.#seen = Math.max(this.#seen, update.n);
    this.offset = update.time - Date.now() / 1000;
    const game = update.table?.game ?? "";
    if (this.#early.length === 0 && (this.table || isOpen(game))) return this.#take(update);
    if (this.#early.push(update) === 1) void openGame(game).then(() => this.#catchUp());
  }

  #catchUp(): void {
    if (!this.#closed) for (const update of this.#early.splice(0)) this.#take(update);
  }

  #take(update: Update): void {
    // Who sits there and what is asked does not wait for what is being shown.
    if (update.table) this.table = update.table;
    this.#share(update);
    this.#queue.push(update);
    if (this.#queue.length > BACKLOG) {
      clearTimeout(this.#holding);
      this.#holding = undefined;
      this.#moments = [];
      while (this.#queue.length > 0) this.#show(this.#queue.shift()!);
      this.moment = null;
    } else if (!this.moment) {
      this.#next();
    }
  }

  /** Promise, open and keep what was shown, whatever the screen shows meanwhile. */
  #share({ table, play, seat, events }: Update): void {
    if (play && this.table?.stage === "playing") shares.dealt(this.id, play, seat, events);
    if (!table) return;
    const wish = shares.see(table, seat, !this.#looked);
    const number = table.played.length + 1;
    this.#looked = true;
    this.distrust = shares.kept(this.id, number).trouble;
    const said = `${number} ${JSON.stringify(wish)}`;
    if (!wish || this.#said === said) return;
    this.#said = said;
    void this.say(wish).then((reply) => {
      if (wish.type === "open" && reply.type === "ok") shares.took(this.id, number);
    });
  }

  /** Show updates one by one, each as long as it needs to be seen. */
  #next(): void {
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const before = this.play;
      this.#show(update);
      const hidden = document.visibilityState !== "visible";
      const still = hidden || this.hurrying || settings.pace === "off";
      if (this.play?.legal.length || this.play?.view.over) this.hurrying = false;
      this.#moments = still ? [] : beats(before, update);
      this.#tellPace();
      if (this.#hold()) return;
    }
    this.#myTurn();
  }

  /** Let the next moment be seen; false if there is none. */
  #hold(): boolean {
    const moment = this.#moments.shift() ?? null;
    this.moment = moment;
    if (!moment) return false;
    if (moment.sound) sound(moment.sound);
    if (!this.#waits(moment)) {
      this.#holding = setTimeout(() => this.#release(), moment.length * PACES[settings.pace]);
    }
    return true;
  }

  /** Whether a moment stays until the person goes on; nobody may sit before a screen of the room. */
  #waits({ kind }: Moment): boolean {
    if (kind === "move" || kind === "turn") return false;
    const sheet = kind === "round" && settings.rounds === "click" && this.seat !== null;
    return sheet || settings.pace === "click";
  }

  #release(): void {
    this.#holding = undefined;
    if (!this.#hold()) this.#next();
  }

  #show(update: Update): void {
    this.seat = update.seat;
    // Between two games the table stays as it was until the new cards are there.
    if (update.play) this.play = update.play;
    const last = this.events.at(-1)?.n ?? 0;
    const fresh = update.events.filter((event) => event.n > last);
    if (fresh.length === 0) return;
    this.events = [...this.events, ...fresh];
    for (const event of fresh) this.#bubble(event);
  }

  /** A phrase stands beside its player for a while, unless it is an old one. */
  #bubble({ kind, seat, at, said }: Event): void {
    const age = Date.now() / 1000 + this.offset - at;
    if (kind !== "said" || seat === null || age > BUBBLE) return;
    this.bubbles[seat] = said.join(" ");
    setTimeout(() => delete this.bubbles[seat], BUBBLE * 1000);
  }

  #turn = "";

  /** A soft sound and a short buzz when it is our turn, once each time. */
  #myTurn(): void {
    const turn = this.play?.legal.length ? `${this.play.id} ${this.events.length}` : "";
    if (turn && !this.#turn) {
      sound("turn");
      vibrate();
    }
    if (this.play?.view.over && this.#turn !== "over") sound("end");
    this.#turn = this.play?.view.over ? "over" : turn;
  }
}
