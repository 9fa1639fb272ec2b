/** Katzenjammer Blues in pictures. */
import type { PicturePage } from "../../../lib/learn";

export default {
  goal: { key: "goal", cards: [["4", "4", "4", "4"]], clauses: ["K18", "K26"] },
  turn: [
    { key: "row", cards: [["2", "4", "2"]], clauses: ["K5"] },
    { key: "joker-row", cards: [["1", "3", "J"]], clauses: ["K6"] },
    {
      key: "bid",
      cards: [["5"], ["1", "3"], ["1", "1"]],
      between: "<",
      clauses: ["K8", "K10", "K11"],
    },
    {
      key: "pay",
      cards: [
        ["1", "1"],
        ["2", "4", "2"],
      ],
      between: "→",
      clauses: ["K15", "K16"],
    },
    { key: "foursome", cards: [["3", "3", "3", "J"]], clauses: ["K17", "K18", "K21"] },
    { key: "four-jokers", cards: [["J", "J", "J", "J"]], clauses: ["K19"] },
  ],
  scoring: [
    {
      key: "score-mice",
      cards: [
        ["5", "5", "5", "5"],
        ["3", "3", "3", "J"],
      ],
      between: "+",
      clauses: ["K18"],
    },
    { key: "score-jokers", cards: [["J", "J", "J"]], clauses: ["K23", "K24"] },
  ],
  signs: [
    { sign: "♪", key: "sign-bandleader", clause: "K16" },
    { sign: "3 × 2", key: "sign-equal", clause: "K9" },
    { sign: "4 ≠", key: "sign-different", clause: "K10" },
    { sign: "●", key: "sign-natural", clause: "K15" },
    { sign: "★", key: "sign-joker", clause: "K12" },
    { sign: "Σ", key: "sign-sum", clause: "K27" },
  ],
} satisfies PicturePage;
