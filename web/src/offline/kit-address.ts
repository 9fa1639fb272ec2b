import { link } from "../lib/route.svelte";
import { kitBytes, release } from "./release";

/** Where the files for playing offline are; null where there are none. */
export function kitAddress(): string | null {
  return kitBytes ? link(`offline/${release}/`) : null;
}
