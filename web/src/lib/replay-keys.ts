/** What keys do in a replay, and which of them belong to what has the focus. */

export type Deed =
  | "back"
  | "on"
  | "partBack"
  | "partOn"
  | "roundBack"
  | "roundOn"
  | "start"
  | "end"
  | "run"
  | "faster"
  | "slower"
  | "help";

const KEYS: Record<string, Deed> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  "Shift+ArrowLeft": "partBack",
  "Shift+ArrowRight": "partOn",
  ArrowUp: "partBack",
  ArrowDown: "partOn",
  PageUp: "roundBack",
  PageDown: "roundOn",
  Home: "start",
  End: "end",
  " ": "run",
  "+": "faster",
  "-": "slower",
  "?": "help",
};

type Pressed = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "defaultPrevented"
>;

/** What a key press means; null if it means nothing here, or has been used already. */
export function deedOf(event: Pressed): Deed | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const shifted = event.shiftKey && event.key.startsWith("Arrow");
  return KEYS[shifted ? `Shift+${event.key}` : event.key] ?? null;
}

const WRITING = "input:not([type=range]), select, textarea, dialog";
const MOVING = /^(Arrow|Page|Home$|End$)/;
const SCROLLING = /^(Arrow(Up|Down)|Page.*|Home|End| )$/;

/** Whether what has the focus needs that key itself. */
export function taken(target: Element, key: string): boolean {
  if (target.closest(WRITING)) return true;
  if (target.matches("input") && MOVING.test(key)) return true;
  if (target.closest("button, a, summary") && key === " ") return true;
  const stop = target.matches("[tabindex='0']");
  return stop && target.scrollHeight > target.clientHeight + 1 && SCROLLING.test(key);
}
