/** What a table tells or asks a player beside the game, most urgent first. */
import { isOffline } from "../offline/names";
import type { Connection } from "./connection.svelte";
import { doors } from "./doors.svelte";
import type { Notice } from "./notices";
import type { Request, Table } from "./protocol";
import { t } from "./texts.svelte";

/** Who is waited for, and is not there. */
function missing(table: Table, { play, seat: own }: Connection): number[] {
  return (play?.view.actors ?? []).filter((seat) => {
    const chair = table.seats[seat];
    return chair?.occupant === "person" && !chair.connected && !chair.kept && seat !== own;
  });
}

function asked(table: Table, own: number | null): Request[] {
  if (own === null) return [];
  return table.requests.filter((one) => one.needed.includes(own) && !one.agreed.includes(own));
}

export interface Answers {
  letABot: (seat: number) => void;
  close: (key: string) => void;
  trouble: string;
}

export function tableNotices(connection: Connection, answers: Answers): Notice[] {
  const { table, seat: own } = connection;
  if (!table) return [];
  const name = (seat: number) => table.seats[seat]?.name || t("seat-number", { seat: seat + 1 });
  const closing = (key: string, said: string): Notice => ({
    key,
    said,
    close: () => answers.close(key),
  });
  const answer = (request: Request, agree: boolean) => () =>
    void connection.say({ type: "answer", request: request.number, agree });

  return [
    ...(connection.status === "lost" ? [{ key: "lost", said: t("reconnecting") }] : []),
    ...(connection.distrust
      ? [
          {
            ...closing(`distrust ${connection.distrust}`, t(`distrust-${connection.distrust}`)),
            alarm: true,
          },
        ]
      : []),
    ...(doors.unkept && isOffline(table.id)
      ? [{ ...closing("unkept", t("offline-unkept")), alarm: true }]
      : []),
    ...(answers.trouble ? [{ ...closing("trouble", answers.trouble), alarm: true }] : []),
    ...asked(table, own).map((request) => ({
      key: `request ${request.number}`,
      question: true,
      said: t(`asks-${request.matter}`, {
        name: name(request.by),
        seat: request.seat >= 0 ? name(request.seat) : "",
      }),
      acts: [
        { label: t("agree"), main: true, act: answer(request, true) },
        { label: t("decline"), act: answer(request, false) },
      ],
    })),
    ...faults(connection, table, closing),
    ...(own === null ? [] : missing(table, connection)).map((seat) => {
      // What is offered after a while is news, also to whoever has closed the first notice.
      const long = table.seats[seat]?.long_away ?? false;
      const notice = closing(`away ${seat} ${long}`, t("is-away", { name: name(seat) }));
      const keep = { label: t("let-a-bot"), act: () => answers.letABot(seat) };
      return long ? { ...notice, acts: [keep] } : notice;
    }),
    ...(table.hurry ? [closing("hurry", t("bots-hurry"))] : []),
  ];
}

/** Bots that fail because of a fault in their code, and a way out where nothing goes on. */
function faults(
  connection: Connection,
  table: Table,
  closing: (key: string, said: string) => Notice,
): Notice[] {
  const end = {
    label: t("ask-end"),
    act: () => void connection.say({ type: "ask", matter: "end" }),
  };
  const broken: Notice = { key: "broken", said: t("game-broken"), alarm: true, acts: [end] };
  if (table.broken) return [broken];
  return (["stuck", "simpler"] as const).flatMap((trouble) => {
    const seats = table.seats.filter((one) => one.trouble === trouble);
    if (seats.length === 0) return [];
    const names = seats.map((seat) => seat.name).join(", ");
    const notice = closing(trouble, t(`bot-${trouble}`, { count: seats.length, names }));
    const offered = trouble === "stuck" && connection.seat !== null;
    return [offered ? { ...notice, acts: [end] } : notice];
  });
}
