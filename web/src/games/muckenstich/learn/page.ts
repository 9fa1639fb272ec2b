/** Mückenstich in pictures. */
import type { PicturePage } from "../../../lib/learn";

export default {
  goal: {
    key: "goal",
    cards: [["R4", "G9", "Y12"], ["BM"]],
    between: "−",
    clauses: ["M17", "M18"],
  },
  turn: [
    { key: "discard", cards: [["", ""]], clauses: ["M5"] },
    { key: "follow", cards: [["R5", "R12", "R3"]], clauses: ["M7", "M8", "M10"] },
    { key: "mosquito", cards: [["R5", "BM"]], clauses: ["M2", "M11"] },
    { key: "change", cards: [["Y5", "R9", "GM"]], clauses: ["M12", "M13"] },
    { key: "twice", cards: [["G12", "G12"]], clauses: ["M10"] },
  ],
  scoring: [
    { key: "score-double", cards: [["R8", "R10", "R12"]], clauses: ["M15"] },
    { key: "score-void", cards: [["B2", "B7"]], clauses: ["M16"] },
    { key: "score-numbers", cards: [["Y3", "G1", "G6", "G11"]], clauses: ["M17"] },
    { key: "score-mosquitoes", cards: [["YM", "YM", "GM"]], clauses: ["M18"] },
  ],
  signs: [
    { sign: "①", key: "sign-led", clause: "M7" },
    { sign: "♛", key: "sign-winning", clause: "M10" },
    { sign: "Σ", key: "sign-sum", clause: "M19" },
    { sign: "✓", key: "sign-chosen", clause: "M5" },
    { sign: "…", key: "sign-choosing", clause: "M5" },
  ],
} satisfies PicturePage;
