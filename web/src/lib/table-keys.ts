/** What single keys do at a table; a setting switches them off. */

export type Deed =
  | "hand"
  | "table"
  | "trump"
  | "score"
  | "trick"
  | "turn"
  | "repeat"
  | "earlier"
  | "later"
  | "pass"
  | "hint"
  | "undo"
  | "help";

export const KEYS: Readonly<Record<string, Deed>> = {
  h: "hand",
  t: "table",
  u: "trump",
  s: "score",
  l: "trick",
  w: "turn",
  r: "repeat",
  ",": "earlier",
  ".": "later",
  p: "pass",
  i: "hint",
  z: "undo",
  "?": "help",
};

export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "defaultPrevented"
>;

/** What a key asks for: a deed, or the place of a card in the hand; null if it is none of ours. */
export function deedOf(event: Pressed): Deed | number | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.repeat) return null;
  if (/^\d$/.test(event.key)) return (Number(event.key) + 9) % 10;
  const key = event.key.toLowerCase();
  return Object.hasOwn(KEYS, key) ? KEYS[key]! : null;
}

/** Whether a key belongs to what has the focus: a field, or anything in a dialog. */
export function typing(target: Element | null): boolean {
  return !!target?.closest("input, select, textarea, [contenteditable=true], dialog");
}
