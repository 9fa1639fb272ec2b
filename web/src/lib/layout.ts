/**
 * Where everything lies on the board. Only the size of the board and what a game may ever need
 * decide, never how things stand: so nothing moves while the game goes on.
 */

/** What a finger needs to hit one thing and no other, in pixels. */
export const FINGER = 44;
/** How far a lifted card comes up. */
export const LIFT = 12;
/** The height of a card, in widths. */
export const HIGH = 1.4;

const GAP = 4;
/** What a hand leaves free beside it. */
export const SIDES = 8;
/** The width of the own place where it lies beside the middle. */
const OWN = 68;
/** Lines of print that are as high as a small card. */
const LINES_A_CARD = 3;
/**
 * Where cards on the table would be smaller than this, the own place goes beside the middle, and
 * the hand leaves them what it does not need.
 */
const SMALL_CARD = 42;
const BUTTONS = FINGER + GAP;
const LEAST_CARD = 22;
const LARGEST_CARD = 170;
const LARGEST_HAND_CARD = 150;
/** A fact beside a name, a sign and a number: how wide it is, in lines, in narrow columns. */
const FACT = 1.55;
/** Up to this width a column is narrow: smaller letters, no face. The style of a player knows it too. */
const NARROW = 190;
const FACE = 48;
/** Shares of the board's height that the hand and the buttons take where there is room. */
const PALM = 0.3;
const BUTTONS_SHARE = 0.26;
/** So much of every card lies open, its middle included, where a mouse would click. */
const SHOWN = 0.56;
/** Cards of this width need not be larger for the price of another row. */
const GOOD_CARD = 62;

/** Heights of what lies somewhere: whole cards, and lines of text. */
export interface Space {
  cards: number;
  lines: number;
}

/** What a game may need at most. */
export interface Needs {
  /** What lies before each player. */
  front: Space;
  /** What lies in the middle, how many cards side by side, and pixels of other things beside them. */
  middle: Space & { across: number; beside?: number };
  /** Facts beside a name. */
  facts: number;
  /** Rows of buttons: so many at least, and as many as there is room for. */
  actions: { least: number; most: number };
  /** The largest hand that lies card by card. */
  hand: number;
}

export interface Board {
  width: number;
  height: number;
  /** The height of a line of small print. */
  line: number;
  /** How many others sit there; none are shown where a phone shows the hand alone. */
  others: number;
  /** Whether there is a hand to play from. */
  holds: boolean;
  /** Whether nobody decides anything here: a replay needs no room for buttons. */
  idle?: boolean;
}

/**
 * `tall`: one below the other. `tight`: the same, with the own place beside the middle. `flat`: a
 * phone on its side, what to do beside what happens.
 */
export interface Plan {
  shape: "tall" | "tight" | "flat";
  /** Lines of facts below a name. */
  facts: number;
  /** Widths and heights in pixels. */
  card: number;
  head: number;
  front: number;
  dock: number;
  actions: number;
  hand: number;
  /** How many rows of buttons there is room for. */
  rows: number;
  /** The width of the own place where it is not a row of its own. */
  own: number;
}

export function plan(board: Board, needs: Needs): Plan {
  const flat = board.width > board.height * 1.3 && board.height < 30 * board.line;
  if (flat) return beside(board, needs);
  const tall = below(board, needs);
  const crowded = board.others > 0 && needs.front.cards > 0 && tall.card <= SMALL_CARD;
  return crowded ? below(board, needs, "tight") : tall;
}

/** Lines that a player's facts take in a column of that width. */
function factLines(column: number, { line }: Board, { facts }: Needs): number {
  const narrow = column <= NARROW;
  const room = narrow ? column : column - FACE;
  const abreast = Math.max(1, Math.floor(room / ((narrow ? FACT : 2) * line)));
  return Math.ceil(facts / abreast);
}

function headHeight(lines: number, line: number): number {
  return Math.ceil((1 + lines) * line + 6);
}

/** The height of the own name and its facts, with tools beside it. The style knows it too. */
function ownLine(line: number): number {
  return Math.max(FINGER, 2 * line + 6);
}

/** The least height in which a hand lies with room for a finger on every card. */
export function leastHand(width: number, cards: number): number {
  if (cards === 0) return 0;
  const abreast = Math.max(1, Math.floor((width - SIDES) / FINGER));
  const rows = Math.ceil(cards / abreast);
  return Math.ceil(FINGER * HIGH + (rows - 1) * (FINGER + 2) + LIFT + 4);
}

function cardWidth(height: number, units: number, width: number): number {
  const tall = units > 0 ? height / (units * HIGH) : Infinity;
  return Math.floor(Math.max(LEAST_CARD, Math.min(tall, width, LARGEST_CARD)));
}

function acrossWidth(width: number, { across, beside = 0 }: Needs["middle"]): number {
  return across > 0 ? (width - beside) / across - GAP : Infinity;
}

/** The width of the own place beside the middle; where no cards lie there, it can do without. */
function ownWidth({ front }: Needs): number {
  return front.cards > 0 ? OWN : 0;
}

function below(board: Board, needs: Needs, shape: "tall" | "tight" = "tall"): Plan {
  const { width, height, line, others, holds, idle } = board;
  const column = width / Math.max(others, 1) - GAP;
  const facts = factLines(column, board, needs);
  const head = others ? headHeight(facts, line) : 0;
  const dock = Math.ceil(ownLine(line) + 2 * 1.3 * line + GAP);
  const { least, most } = needs.actions;
  const roomy = Math.floor((height * BUTTONS_SHARE) / BUTTONS);
  const rows = holds && !idle ? Math.max(least, Math.min(most, roomy)) : 0;
  const palm = holds ? leastHand(width, needs.hand) : 0;
  const { front, middle } = needs;
  const tight = shape === "tight";
  const lower = !others ? front : tight ? largest(front, middle) : both(front, middle);
  const print = ((others ? front.lines : 0) + lower.lines) * line;
  const seven = 7 * GAP + line;
  const spare = height - head - dock - rows * BUTTONS - palm - print - seven;
  const units = (others ? front.cards : 0) + lower.cards;
  // Where there is plenty, the hand has its share before the cards on the table grow.
  const wished = holds ? Math.max(palm, Math.min(height * PALM, largestHand())) : 0;
  const widest = Math.min(
    front.cards > 0 ? Math.min(column - GAP, tight ? OWN : Infinity) : Infinity,
    others ? acrossWidth(tight ? width - OWN - GAP : width, middle) : Infinity,
  );
  const shared = cardWidth(spare - (wished - palm) * 0.8, units, widest);
  const card = Math.max(shared, Math.min(SMALL_CARD, cardWidth(spare, units, widest)));
  const left = Math.max(0, spare - card * HIGH * units);
  const grown = Math.min(left, wished - palm);
  return {
    shape,
    facts,
    card,
    head,
    front: Math.ceil(card * HIGH * needs.front.cards + needs.front.lines * line),
    dock,
    actions: rows * BUTTONS,
    hand: Math.floor(palm + grown),
    rows,
    own: OWN,
  };
}

function both(one: Space, other: Space): Space {
  return { cards: one.cards + other.cards, lines: one.lines + other.lines };
}

/** What both need side by side, in cards and in lines. */
function largest(one: Space, other: Space): Space {
  return {
    cards: Math.max(one.cards, other.cards),
    lines: Math.max(
      one.lines - LINES_A_CARD * Math.max(0, other.cards - one.cards),
      other.lines - LINES_A_CARD * Math.max(0, one.cards - other.cards),
      0,
    ),
  };
}

function largestHand(): number {
  return LARGEST_HAND_CARD * HIGH + LIFT + 30;
}

/** The right part of a flat board, what to do: its share, and its least width. The style knows it. */
const RIGHT = { share: 0.52, least: 290 };

function beside(board: Board, needs: Needs): Plan {
  const { width, height, line, others, holds } = board;
  const left = width - (holds ? Math.max(width * RIGHT.share, RIGHT.least) : 0);
  const column = left / Math.max(others, 1) - GAP;
  const facts = factLines(column, board, needs);
  const head = others ? headHeight(facts, line) : 0;
  const palm = holds ? Math.max(leastHand(width, needs.hand), height * 0.27) : 0;
  const dock = Math.ceil(ownLine(line) + 2 * line);
  // Whoever only watches has what to wait for below what happens.
  const top = height - palm - 4 * GAP - (holds ? 0 : dock + GAP);
  const print = (needs.front.lines + Math.max(needs.middle.lines, needs.front.lines)) * line;
  const units = needs.front.cards + Math.max(needs.middle.cards, needs.front.cards);
  const widest = Math.min(
    needs.front.cards > 0 ? Math.min(column - GAP, OWN) : Infinity,
    others ? acrossWidth(left - ownWidth(needs) - GAP, needs.middle) : Infinity,
  );
  const card = cardWidth(top - head - print - GAP, units, widest);
  const rows = holds
    ? Math.max(1, Math.min(needs.actions.most, Math.floor((top - dock + GAP) / BUTTONS)))
    : 0;
  return {
    shape: "flat",
    facts,
    card,
    head,
    front: Math.ceil(card * HIGH * needs.front.cards + needs.front.lines * line),
    dock,
    actions: rows * BUTTONS,
    hand: Math.floor(palm),
    rows,
    own: ownWidth(needs),
  };
}

/** How a hand lies: so many rows, so many in each, a width, and steps between cards and rows. */
export interface Fan {
  rows: number;
  each: number;
  card: number;
  step: number;
  drop: number;
}

/**
 * The fan with the largest cards that shows a finger's width of every card; null if none does, so
 * that equal cards have to lie on one another.
 */
export function fan(width: number, height: number, cards: number): Fan | null {
  let best: Fan | null = null;
  for (let rows = 1; rows <= Math.max(1, Math.min(cards, 4)); rows++) {
    const each = Math.ceil(cards / rows);
    const wide = Math.min(width - FINGER * (each - 1), width / (1 + SHOWN * (each - 1)));
    const free = height - LIFT;
    const high = Math.min(free - (rows - 1) * (FINGER + 2), free / (1 + SHOWN * (rows - 1))) / HIGH;
    const card = Math.min(wide, high, LARGEST_HAND_CARD);
    if (card < FINGER || (best && card <= best.card)) continue;
    if (best && best.card >= GOOD_CARD) break;
    const step = each > 1 ? Math.min(card + 6, (width - card) / (each - 1)) : 0;
    const drop =
      rows > 1 ? Math.min(card * HIGH + 4, (height - LIFT - card * HIGH) / (rows - 1)) : 0;
    best = { rows, each, card, step, drop };
  }
  return best;
}
