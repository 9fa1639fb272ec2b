/**
 * Where the keys stand at a table: never nowhere, and at the own turn where the next decision is.
 * What somebody does elsewhere, in a sheet, a field or the log, is left alone.
 */
import type { Attachment } from "svelte/attachments";

const CARDS = "[data-region=hand] [data-plays]";
const MOVES = "[data-region=actions] [data-move]:not([aria-disabled=true])";
const LASTING = "[data-region=hand] [tabindex='0']";

/** What the player is to do first; whatever stays while others decide. */
function place(board: Element, turn: boolean): HTMLElement | null {
  const find = (what: string) => board.querySelector<HTMLElement>(what);
  const due = turn ? (find(CARDS) ?? find(MOVES)) : null;
  return due ?? find(LASTING) ?? find(".prompt");
}

const nowhere = () => !document.activeElement || document.activeElement === document.body;
const sheet = () => document.querySelector("dialog[open]") !== null;

/** A new decision: stand where it is made, unless the player is busy elsewhere. */
export function stand(board: Element): void {
  const now = document.activeElement;
  if (sheet() || (!nowhere() && !board.contains(now))) return;
  if (now?.matches(CARDS)) return;
  place(board, true)?.focus({ preventScroll: true });
}

/** What had the focus may go, with its card or its sheet: then something else has it at once. */
export function keepsFocus(turn: () => boolean): Attachment<HTMLElement> {
  return (board) => {
    const mend = () => {
      if (nowhere() && !sheet()) place(board, turn())?.focus({ preventScroll: true });
    };
    /** A key held down makes one move, not the next ones too. */
    const once = (event: KeyboardEvent) => {
      if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    };
    const watcher = new MutationObserver(mend);
    watcher.observe(document.body, { childList: true, subtree: true });
    board.addEventListener("keydown", once);
    mend();
    return () => {
      watcher.disconnect();
      board.removeEventListener("keydown", once);
    };
  };
}
