import { expect, test } from "vitest";
import { unpack } from "../../src/offline/unpack";

/** As offline/archive.py writes one with two small files; Python's zipfile made it. */
const ARCHIVE =
  "UEsDBBQAAAAAAAAAIQBX7nGSBQAAAAUAAAAJAAAAYS9vbmUudHh0Zmlyc3RQSwMEFAAACAAAAAAhAGkRH7YGAAAABgAAAA0AAABhL3p3ZWkgw7wudHh0c2Vjb25kUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAdG9wLnR4dFBLAQIUAxQAAAAAAAAAIQBX7nGSBQAAAAUAAAAJAAAAAAAAAAAAAACAAQAAAABhL29uZS50eHRQSwECFAMUAAAIAAAAACEAaREftgYAAAAGAAAADQAAAAAAAAAAAAAAgAEsAAAAYS96d2VpIMO8LnR4dFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAAAAAAAAAAACAAV0AAAB0b3AudHh0UEsFBgAAAAADAAMApwAAAIIAAAAAAA==";

function folder() {
  const files = new Map<string, string>();
  const folders: string[] = [];
  return {
    files,
    folders,
    mkdirTree: (path: string) => void folders.push(path),
    writeFile: (path: string, data: Uint8Array) =>
      void files.set(path, new TextDecoder().decode(data)),
    readFile: (path: string) => new TextEncoder().encode(files.get(path)),
  };
}

const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

test("every file comes to its place, and each folder is made once", () => {
  const there = folder();
  const paths = unpack(bytes(ARCHIVE), "/house", there);
  expect(paths).toEqual(["/house/a/one.txt", "/house/a/zwei ü.txt", "/house/top.txt"]);
  expect([...there.files]).toEqual([
    ["/house/a/one.txt", "first"],
    ["/house/a/zwei ü.txt", "second"],
    ["/house/top.txt", ""],
  ]);
  expect(there.folders).toEqual(["/house/a", "/house"]);
});

test("what is compressed is refused, with its name", () => {
  const packed = bytes(ARCHIVE);
  // In the list of files, the first one's way of being compressed.
  const list = packed.findIndex((_, at) => packed[at] === 0x50 && packed[at + 2] === 1);
  packed[list + 10] = 8;
  expect(() => unpack(packed, "/house", folder())).toThrow("one.txt");
});
