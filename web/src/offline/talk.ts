/** What page and Worker say to each other; within `say` and `said` is the server's own protocol. */

export type ToWorker =
  /** The language is the one that is read first; all are there. */
  | { type: "open"; kit: string; language: string }
  | { type: "ask"; id: number; method: string; path: string; query: string; body: string }
  | { type: "line"; line: number; table: string }
  | { type: "say"; line: number; text: string }
  | { type: "leave"; line: number };

export type FromWorker =
  | { type: "open" }
  | { type: "failed"; problem: string }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "said"; line: number; text: string }
  | { type: "closed"; line: number; code: number }
  /** Whether the browser keeps all that happens. */
  | { type: "kept"; all: boolean };
