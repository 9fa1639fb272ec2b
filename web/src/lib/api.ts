/** What is asked over HTTP. */
import type { Fair } from "./fair";
import type {
  Branch,
  Choices,
  Create,
  Join,
  Learn,
  LessonPage,
  OpenTable,
  Problem,
  Replay,
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
  const address = new URL(link(`api/${path}`));
  address.searchParams.set("language", language());
  let answer: Response;
  try {
    answer = await fetch(address, init);
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
  const key = `${language()} ${path}`;
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
  tables: () => ask<OpenTable[]>("tables"),
  table: (id: string) => ask<Table>(`tables/${id}`),
  create: (wish: Create) => post<Seated>("tables", wish),
  join: (id: string, wish: Join) => post<Seated>(`tables/${id}/seats`, wish),
  branch: (game: string, wish: Branch) => post<Seated>(`records/${game}/branches`, wish),
  records: () => ask<ShelvedGame[]>("records"),
  record: (id: string) => ask<GameRecord>(`records/${id}`),
  recordLink: (id: string) => link(`api/records/${id}`),
  qrLink: (id: string) => link(`api/tables/${id}/qr.svg`),
  replay: (id: string, view: string, first: number) =>
    ask<Replay>(`records/${id}/replay?first=${first}&count=200${view}`),
  replayRecord: (record: unknown, view: string) => post<Replay>(`replay?count=2000${view}`, record),
};

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
