// node bytecode.mjs PYODIDE GIVEN MADE LEFT_OUT: an archive's Python, compiled by the Python of the page (bytecode.py).
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, given, made, leftOut] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// The same names in the same order, whenever it is done.
const python = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: "0" } });
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf-8"));
python.FS.writeFile("/given.zip", readFileSync(given));
python.globals.set("left_out", Number(leftOut));
python.runPython('open("/made.zip", "wb").write(compiled(open("/given.zip", "rb").read(), left_out))');
writeFileSync(made, python.FS.readFile("/made.zip"));
