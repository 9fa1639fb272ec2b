/** As much of Node as building needs. */
declare module "node:fs" {
  export function readFileSync(file: URL, encoding: "utf-8"): string;
}
