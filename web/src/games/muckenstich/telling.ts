/** What is told of Mückenstich to those who listen. */
import type { Desk } from "../../lib/desk.svelte";
import { laidTold, type Telling } from "../../lib/telling";
import { COLOURS, cardName, colourName, t } from "./words";
import type { Seen } from "./view";

export function tell(desk: Desk<Seen>): Telling {
  const { view } = desk;
  const trump = view.trump ? colourName(view.trump) : t("no-trump");
  const trick = laidTold(desk, view.trick) || t("nothing");
  return {
    table: t("state", { round: view.round, rounds: view.rounds, trump, trick }),
    about: about(desk),
    trump: t("told-trump", { trump }),
  };
}

/** What has to be weighed: the trick, what is set aside, the own cards. */
function about(desk: Desk<Seen>): string {
  const { view } = desk;
  if (view.phase === "discard") {
    const [first] = view.discarded ?? [];
    return first ? t("told-one-discarded", { card: cardName(first) }) : "";
  }
  if (view.phase === "double" || view.phase === "void") {
    return t("told-choice", { names: possible(desk).map(colourName).join(", ") });
  }
  const trick = laidTold(desk, view.trick);
  const trump = t("told-trump", { trump: view.trump ? colourName(view.trump) : t("no-trump") });
  return [trump, trick ? t("told-on-table", { trick }) : t("told-lead")].join(" ");
}

function possible({ scene }: Desk<Seen>): string[] {
  return COLOURS.filter((colour) => scene.legal.some((move) => move.endsWith(` ${colour}`)));
}
