/** Buttons that are one stop for Tab: arrows move among them, as they lie on the screen. */
import type { Attachment } from "svelte/attachments";

export interface Spot {
  left: number;
  top: number;
}

/** Less than this and two buttons lie in one row. */
const ROW = 8;

/** Where a key leads from one of several spots: -1 is before all of them, their number behind. */
export function goal(spots: readonly Spot[], from: number, key: string): number | null {
  const here = spots[from];
  if (!here) return null;
  const oneRow = spots.every(({ top }) => Math.abs(top - here.top) < ROW);
  if (key === "Home") return 0;
  if (key === "End") return spots.length - 1;
  if (key === "ArrowLeft" || (oneRow && key === "ArrowUp")) return from - 1;
  if (key === "ArrowRight" || (oneRow && key === "ArrowDown")) return from + 1;
  if (key === "ArrowUp") return across(spots, here, -1) ?? -1;
  if (key === "ArrowDown") return across(spots, here, 1) ?? spots.length;
  return null;
}

/** The spot straight above or below, or the one nearest to that. */
function across(spots: readonly Spot[], here: Spot, way: 1 | -1): number | null {
  const far = ({ left, top }: Spot) => Math.abs(top - here.top) * 1000 + Math.abs(left - here.left);
  const there = spots
    .map((spot, place) => ({ spot, place }))
    .filter(({ spot }) => (spot.top - here.top) * way >= ROW)
    .sort((a, b) => far(a.spot) - far(b.spot));
  return there[0]?.place ?? null;
}

/** `turn` is asked at either end: whether there are more to come there; else arrows go round. */
export function roving(turn?: (step: 1 | -1) => boolean): Attachment<HTMLElement> {
  return (group) => {
    const buttons = () => [...group.querySelectorAll("button")];

    function stand(wish?: Element | null): void {
      const all = buttons();
      const known =
        all.find((one) => one === wish) ??
        all.find((one) => one.tabIndex === 0 && one.hasAttribute("tabindex"));
      const stop = known ?? all.find((one) => one.ariaDisabled !== "true") ?? all[0];
      for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    }

    function keys(event: KeyboardEvent): void {
      const all = buttons();
      const from = all.findIndex((one) => one === event.target);
      const spots = all.map((one) => one.getBoundingClientRect());
      const to = goal(spots, from, event.key);
      if (to === null) return;
      event.preventDefault();
      const beyond = to < 0 ? -1 : to >= all.length ? 1 : 0;
      if (beyond && turn) {
        if (turn(beyond))
          queueMicrotask(() =>
            buttons()
              .at(beyond > 0 ? 0 : -1)
              ?.focus(),
          );
        return;
      }
      all.at(to % all.length)?.focus();
    }

    const stood = (event: FocusEvent) => stand(event.target as Element);
    const watcher = new MutationObserver(() => stand(document.activeElement));
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener("keydown", keys);
    group.addEventListener("focusin", stood);
    stand();
    return () => {
      watcher.disconnect();
      group.removeEventListener("keydown", keys);
      group.removeEventListener("focusin", stood);
    };
  };
}
