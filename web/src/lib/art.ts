/** Make the symbols of a sprite known to the page: `<use href="#…">` finds them. */
export function draw(sprite: string): void {
  document.body.insertAdjacentHTML("afterbegin", sprite);
}
