/**
 * What this browser keeps beyond a reload, entry by entry, so that two tabs never write over one
 * another. Where a browser keeps nothing, or nothing more, it is kept until the page is closed.
 */

/** As much of a browser's storage as is used here. */
export type Storing = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Dated {
  /** When it was last written. */
  at?: number;
}

export class Keeping<T extends object> {
  readonly #memory = new Map<string, T>();

  constructor(
    readonly prefix: string,
    readonly most: number,
    readonly storage: () => Storing = () => localStorage,
  ) {}

  get(name: string): T | null {
    try {
      const kept = this.storage().getItem(this.prefix + name);
      if (kept) return JSON.parse(kept) as T;
    } catch {
      // Then only what this page knows is left.
    }
    return this.#memory.get(name) ?? null;
  }

  set(name: string, value: T): void {
    this.#memory.set(name, value);
    try {
      this.storage().setItem(this.prefix + name, JSON.stringify({ ...value, at: Date.now() }));
      this.#tidy();
    } catch {
      // An older state must not come back in the place of this one.
      this.#forget(name);
    }
  }

  drop(name: string): void {
    this.#memory.delete(name);
    this.#forget(name);
  }

  all(): T[] {
    const names = new Set([...this.#memory.keys(), ...this.#stored()]);
    return [...names].map((name) => this.get(name)).filter((one) => one !== null);
  }

  #forget(name: string): void {
    try {
      this.storage().removeItem(this.prefix + name);
    } catch {
      // There is no storage at all.
    }
  }

  #stored(): string[] {
    try {
      const storage = this.storage();
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
      return keys
        .filter((key) => key.startsWith(this.prefix))
        .map((key) => key.slice(this.prefix.length));
    } catch {
      return [];
    }
  }

  /** Let go of the oldest. */
  #tidy(): void {
    const names = this.#stored();
    if (names.length <= this.most) return;
    const age = (name: string): number => (this.get(name) as Dated | null)?.at ?? 0;
    names.sort((a, b) => age(b) - age(a));
    for (const name of names.slice(this.most)) this.#forget(name);
  }
}
