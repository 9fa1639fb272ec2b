/** The tables laid out for their game; every other game gets the generic one. */
import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import Generic from "./Generic.svelte";
import Katzenjammer from "./Katzenjammer.svelte";
import Muckenstich from "./Muckenstich.svelte";
import UndTschuess from "./UndTschuess.svelte";

const TABLES: Record<string, Component<{ desk: Desk }>> = {
  katzenjammer: Katzenjammer,
  muckenstich: Muckenstich,
  "und-tschuess": UndTschuess,
};

export function tableOf(game: string): Component<{ desk: Desk }> {
  return TABLES[game] ?? Generic;
}
