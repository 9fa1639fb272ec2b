/** All releases of a page have a cache each, whose name begins so; a name is also that of a lock. */
export const prefix = (root: string) => `katzentisch ${new URL(root).pathname} `;
export const cacheName = (root: string, release: string) => prefix(root) + release;
