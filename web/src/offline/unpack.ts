/** Archives in which nothing is compressed (offline/archive.py): their files need not be copied. */

/** As much of a file system as is used here. */
export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
  readFile(path: string): Uint8Array;
}

// Where things stand in an archive, as ZIP has it: at its end, in its list, and before each file.
const END = { bytes: 22, files: 10, list: 16 };
const LISTED = { bytes: 46, method: 10, size: 20, name: 28, extra: 30, comment: 32, place: 42 };
const FILE = { bytes: 30, name: 26, extra: 28 };

/** Put all files of an archive into a folder; their paths. */
export function unpack(archive: Uint8Array, folder: string, files: Files): string[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  const text = new TextDecoder();
  const known = new Set<string>();
  const paths: string[] = [];
  const end = archive.length - END.bytes;
  let at = long(end + END.list);
  for (let left = short(end + END.files); left > 0; left--) {
    const named = short(at + LISTED.name);
    const path = `${folder}/${text.decode(archive.subarray(at + LISTED.bytes, at + LISTED.bytes + named))}`;
    if (short(at + LISTED.method) !== 0) throw new Error(`${path} is compressed.`);
    const place = long(at + LISTED.place);
    const begin = place + FILE.bytes + short(place + FILE.name) + short(place + FILE.extra);
    const above = path.slice(0, path.lastIndexOf("/"));
    if (!known.has(above)) files.mkdirTree(above);
    known.add(above);
    const data = archive.subarray(begin, begin + long(at + LISTED.size));
    files.writeFile(path, data, { canOwn: true });
    paths.push(path);
    at += LISTED.bytes + named + short(at + LISTED.extra) + short(at + LISTED.comment);
  }
  return paths;
}
