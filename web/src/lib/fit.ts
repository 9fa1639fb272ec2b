/** Text that is shown as far as its place allows, instead of being cut by it. */

export type Measure = (text: string) => number;

/** The text, or as many of its letters as fit with the dots that stand for the rest, one at least. */
export function fitted(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  let fits = letters.length;
  while (fits > 1 && measure(shortened(letters, fits)) > width) fits--;
  const least = shortened(letters, fits);
  // Where not even the dots have room, one letter does.
  return measure(least) <= width ? least : letters[0]!;
}

function shortened(letters: string[], count: number): string {
  return `${letters.slice(0, count).join("").trimEnd()}…`;
}

let pen: CanvasRenderingContext2D | null = null;

/** Measures text as an element would show it now. */
function measureAs(element: Element): Measure {
  pen ??= document.createElement("canvas").getContext("2d");
  // Not `font`: where numbers have a style of their own, that is empty.
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return (text) => {
    if (!pen) return 0;
    pen.font = font;
    return Math.ceil(pen.measureText(text).width) + 1;
  };
}

/** How much room there is for a line of text, and how wide a text would be there. */
export interface Room {
  width: number;
  measure: Measure;
}

type Told = (room: Room) => void;
const watched = new WeakMap<Element, Told>();
let watcher: ResizeObserver | null = null;

/** Tells the room of an element whenever that changes.
 *
 * Right after the browser has laid out the page, when asking for a font costs nothing: anywhere else it would
 * have to work out the style of the whole page first, once for each line of text.
 */
export function roomOf(told: Told): (element: Element) => () => void {
  return (element) => {
    watcher ??= new ResizeObserver((seen) => {
      // All are asked before anybody changes the page.
      const rooms = seen.map(({ target }) => ({
        told: watched.get(target),
        room: { width: target.clientWidth, measure: measureAs(target) },
      }));
      for (const { told, room } of rooms) told?.(room);
    });
    watched.set(element, told);
    watcher.observe(element);
    return () => watcher?.unobserve(element);
  };
}
