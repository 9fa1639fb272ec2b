/** The words of the review, which are loaded with it, and its figures as they are drawn. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { ReviewedPart, ReviewedPoint } from "./protocol";
import { language } from "./texts.svelte";

const files = import.meta.glob<string>("../texts/review/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Say = (key: string, words?: Record<string, string | number>) => string;

/** What says the words of the review in the language that is spoken. */
export async function reviewWords(): Promise<Say> {
  const bundle = new FluentBundle(language(), { useIsolating: false });
  bundle.addResource(new FluentResource(await files[`../texts/review/${language()}.ftl`]!()));
  return (key, words) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, words) : key;
  };
}

/** A share of the victory in percent; a change has its sign. */
export function percent(share: number, signed = false): string {
  const form = new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return form.format(share).replace("-", "−");
}

/** Points with one digit; a change has its sign. */
export function points(value: number, signed = false): string {
  const form = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return form.format(value).replace("-", "−");
}

/** A part of a way as a bar: from where to where, in shares of the victory. */
export interface Stretch {
  part: ReviewedPart;
  from: number;
  to: number;
}

/** Every part begins where the one before has ended; beginning and end stand on the ground. */
export function stretches(parts: readonly ReviewedPart[]): Stretch[] {
  let reached = 0;
  return parts.map((part) => {
    const whole = part.cause === "start" || part.cause === "end";
    const from = whole ? 0 : reached;
    reached = from + part.share;
    return { part, from, to: reached };
  });
}

/**
 * How far below the top of a curve's box a share of the victory is drawn, as a share of its height.
 * What is estimated on the way may lie beyond what can be won; the box holds that too.
 */
export function depths(curve: readonly ReviewedPoint[]): (share: number) => number {
  const low = Math.min(0, ...curve.map(({ share }) => share));
  const high = Math.max(1, ...curve.map(({ share }) => share));
  return (share) => (high - share) / (high - low);
}

/** The curve as the points of a line, in a box so wide and so high. */
export function line(curve: readonly ReviewedPoint[], width: number, height: number): string {
  const last = Math.max(1, curve.length - 1);
  const depth = depths(curve);
  return curve
    .map(({ share }, place) => {
      const x = (place / last) * width;
      return `${x.toFixed(2)},${(depth(share) * height).toFixed(2)}`;
    })
    .join(" ");
}

/** Where another round begins in a curve, as shares of its width. */
export function roundStarts(curve: readonly ReviewedPoint[]): number[] {
  const last = Math.max(1, curve.length - 1);
  return curve.flatMap(({ round }, place) =>
    place > 0 && round !== curve[place - 1]!.round ? [place / last] : [],
  );
}
