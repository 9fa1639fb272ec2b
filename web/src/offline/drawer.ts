/** Where the browser keeps tables and games: IndexedDB, all in text (browser/kept_log.py). */

interface Row {
  table: string;
  seq: number;
}

interface GameRow {
  id: string;
  at: number;
}

const EVENTS = "events";
const GAMES = "games";
const AT = "at";

export class Drawer {
  #opened: Promise<IDBDatabase> | null = null;

  constructor(
    readonly name = "katzentisch",
    readonly factory: () => IDBFactory = () => indexedDB,
  ) {}

  /** Write events, all or none; false where one of their numbers is taken. */
  async append(rows: string): Promise<boolean> {
    const change = await this.#change(EVENTS);
    const store = change.objectStore(EVENTS);
    const written = done(change);
    try {
      for (const row of JSON.parse(rows) as Row[]) store.add(row);
    } catch (problem) {
      // What was refused at once takes all before it along.
      written.catch(() => undefined);
      change.abort();
      throw problem;
    }
    try {
      await written;
      return true;
    } catch (problem) {
      if ((problem as DOMException | null)?.name === "ConstraintError") return false;
      throw problem;
    }
  }

  /** The events of a table after that number, in order. */
  async read(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return JSON.stringify(await this.#look(EVENTS, (store) => store.getAll(range)));
  }

  async shelve(game: string): Promise<void> {
    const change = await this.#change(GAMES);
    change.objectStore(GAMES).put(JSON.parse(game) as GameRow);
    await done(change);
  }

  /** Finished games, newest first. */
  async games(before: number, count: number): Promise<string> {
    const look = (await this.#open()).transaction(GAMES, "readonly");
    const range = IDBKeyRange.upperBound(before, true);
    const walk = look.objectStore(GAMES).index(AT).openCursor(range, "prev");
    return JSON.stringify(await walked(walk, count));
  }

  async game(id: string): Promise<string | null> {
    const found: unknown = await this.#look(GAMES, (store) => store.get(id));
    return found ? JSON.stringify(found) : null;
  }

  async drop_table(table: string): Promise<void> {
    const change = await this.#change(EVENTS);
    change.objectStore(EVENTS).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    await done(change);
  }

  async drop_game(id: string): Promise<void> {
    const change = await this.#change(GAMES);
    change.objectStore(GAMES).delete(id);
    await done(change);
  }

  async #change(store: string): Promise<IDBTransaction> {
    return (await this.#open()).transaction(store, "readwrite", { durability: "strict" });
  }

  async #look<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const look = (await this.#open()).transaction(store, "readonly");
    return answered(ask(look.objectStore(store)));
  }

  /** Where opening fails, or the browser has closed it, it is opened the next time. */
  #open(): Promise<IDBDatabase> {
    const forget = () => (this.#opened = null);
    this.#opened ??= opened(this.factory(), this.name, forget).catch((problem: unknown) => {
      forget();
      throw problem;
    });
    return this.#opened;
  }
}

async function opened(factory: IDBFactory, name: string, forget: () => void): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(EVENTS, { keyPath: ["table", "seq"] });
    request.result.createObjectStore(GAMES, { keyPath: "id" }).createIndex(AT, AT);
  };
  const found = await answered(request);
  found.onclose = forget;
  // A later page wants it otherwise, and waits for us.
  found.onversionchange = () => {
    found.close();
    forget();
  };
  return found;
}

/** So many things, one after the other. */
function walked(walk: IDBRequest<IDBCursorWithValue | null>, count: number): Promise<unknown[]> {
  const found: unknown[] = [];
  return new Promise((answer, refuse) => {
    walk.onsuccess = () => {
      if (!walk.result || found.length === count) return answer(found);
      found.push(walk.result.value);
      walk.result.continue();
    };
    walk.onerror = () => refuse(walk.error);
  });
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((answer, refuse) => {
    request.onsuccess = () => answer(request.result);
    request.onerror = () => refuse(request.error);
  });
}

/** A change is done when the browser says that it is on the disk. */
function done(change: IDBTransaction): Promise<void> {
  return new Promise((answer, refuse) => {
    change.oncomplete = () => answer();
    change.onabort = () => refuse(change.error);
  });
}
