/** Cards move where they go, in at most half a second. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion, settings } from "./settings.svelte";

const LENGTH = 380;
const STILL: TransitionConfig = { duration: 0 };

/** Where the card in the player's hand lay when it was picked. */
let picked: DOMRect | null = null;

export function pick(element: Element): void {
  picked = element.getBoundingClientRect();
}

/** What is on its way is there at once. */
export function finish(): void {
  for (const one of document.getAnimations()) {
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  }
}

function still(): boolean {
  return settings.pace === "off" || reducedMotion() || document.visibilityState !== "visible";
}

function place(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

function glide(node: Element, other: DOMRect, length: number): TransitionConfig {
  const own = node.getBoundingClientRect();
  const x = other.x + other.width / 2 - own.x - own.width / 2;
  const y = other.y + other.height / 2 - own.y - own.height / 2;
  const size = Math.min(1.2, Math.max(0.35, other.width / Math.max(own.width, 1)));
  return {
    duration: length,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (size - 1) * u}); opacity: ${0.25 + 0.75 * t}`,
  };
}

/** A card comes from a place on the table: a player, the deck, or the own hand. */
export function arrive(node: Element, { from }: { from?: string }): TransitionConfig {
  if (still()) return STILL;
  const own = from === undefined ? picked : place(from);
  picked = null;
  return own ? glide(node, own, LENGTH) : STILL;
}

/** A card goes to a place on the table. */
export function leave(node: Element, { to }: { to?: string }): TransitionConfig {
  const other = to && !still() ? place(to) : null;
  return other ? glide(node, other, LENGTH) : STILL;
}
