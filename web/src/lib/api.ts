/** What is asked over HTTP. */
import { answersHere, ask as door } from "./doors.svelte";
import { isOffline } from "../offline/names";
import type { Fair } from "./fair";
import type {
  AskBalance,
  BalancePage,
  Branch,
  Choices,
  Create,
  Join,
  Learn,
  LessonPage,
  OpenTable,
  Problem,
  Replay,
  ReviewPage,
  RulesPage,
  Seated,
  ShelvedGame,
  Table,
} from "./protocol";
import { link } from "./route.svelte";
import { language, t } from "./texts.svelte";
import { tell } from "./told.svelte";

/** Something that is not possible; its message is a sentence for people. */
export class Impossible extends Error {
  constructor(
    said: string,
    /** Why, for the page; empty where the server did not answer. */
    readonly reason = "",
  ) {
    super(said);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const spoken = `${path.includes("?") ? "&" : "?"}language=${language()}`;
  let answer: Response;
  try {
    answer = await door(path + spoken, init);
  } catch {
    throw new Impossible(t("no-server"));
  }
  const body: unknown = await answer.json().catch(() => null);
  const problem = body as Problem | null;
  if (!answer.ok) throw new Impossible(problem?.said || t("no-server"), problem?.reason);
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

const known = new Map<string, Promise<unknown>>();

/** What never changes while the server runs is asked for once a language. */
function once<T>(path: string): Promise<T> {
  const key = `${answersHere(path)} ${language()} ${path}`;
  const asked = known.get(key) ?? ask<T>(path);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked as Promise<T>;
}

export const api = {
  choices: () => once<Choices>("choices").then(tell),
  rules: (game: string) => once<RulesPage>(`rules/${game}`),
  lesson: (game: string) => once<LessonPage>(`lessons/${game}`),
  learn: (game: string, wish: Learn) => post<Seated>(`lessons/${game}`, wish),
  balance: (wish: AskBalance) => post<BalancePage>("balance", wish),
  tables: () => ask<OpenTable[]>("tables"),
  /** Only with a seat's token does a closed table say which games were played there. */
  table: (id: string, token = "") =>
    ask<Table>(`tables/${id}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
  create: (wish: Create) => post<Seated>("tables", wish),
  join: (id: string, wish: Join) => post<Seated>(`tables/${id}/seats`, wish),
  branch: (game: string, wish: Branch) => post<Seated>(`records/${game}/branches`, wish),
  records: () => ask<ShelvedGame[]>("records"),
  forgetTable: (id: string) => ask<null>(`tables/${id}`, { method: "DELETE" }),
  forgetGame: (id: string) => ask<null>(`records/${id}`, { method: "DELETE" }),
  record: (id: string) => ask<GameRecord>(`records/${id}`),
  recordLink: async (id: string) =>
    isOffline(id) ? savedLink(await api.record(id)) : link(`api/records/${id}`),
  qrLink: (id: string) => link(`api/tables/${id}/qr.svg`),
  replay: (id: string, view: string, first: number) =>
    ask<Replay>(`records/${id}/replay?first=${first}&count=200${view}`),
  review: (id: string) => post<ReviewPage>(`records/${id}/review`, null),
  reviewRecord: (record: unknown) => post<ReviewPage>("review", record),
  replayRecord: (record: unknown, view: string) => post<Replay>(`replay?count=2000${view}`, record),
};

/** An address under which a browser saves a record that it has itself. */
export function savedLink(record: GameRecord): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(record))}`;
}

/** A game record, format 1 (only what the page reads). */
export interface GameRecord {
  format: string;
  id?: string;
  game: string;
  players: number;
  names?: string[];
  finished?: number;
  shuffles: string[][];
  fair?: Fair;
}
