/** … und Tschüss! in pictures. */
import type { PicturePage } from "../../../lib/learn";

export default {
  goal: { key: "goal", cards: [["-5", "6", "13"]], clauses: ["U4", "U17"] },
  turn: [
    { key: "choose", cards: [["", "", "", ""]], clauses: ["U5"] },
    { key: "lowest", cards: [["4"], ["9"], ["9"], ["15"]], clauses: ["U6"] },
    {
      key: "add",
      cards: [
        ["9", "1"],
        ["9", "8"],
        ["15", "3"],
      ],
      clauses: ["U5", "U6"],
    },
    { key: "tie", cards: [["3"], ["3"], ["8"], ["12"]], clauses: ["U8"] },
    {
      key: "duel",
      cards: [
        ["9", "8", "15"],
        ["15", "3", "-10"],
      ],
      clauses: ["U7"],
    },
    {
      key: "exchange",
      cards: [
        ["-5", "1"],
        ["10", "6"],
      ],
      between: "→",
      clauses: ["U12", "U13"],
    },
  ],
  scoring: [{ key: "score", cards: [["13", "9"], ["-5"]], between: "+", clauses: ["U10", "U17"] }],
  signs: [
    { sign: "= 17", key: "sign-total", clause: "U5" },
    { sign: "✓", key: "sign-chosen", clause: "U5" },
    { sign: "…", key: "sign-choosing", clause: "U5" },
  ],
} satisfies PicturePage;
