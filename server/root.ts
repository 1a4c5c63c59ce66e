import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const projectRoot: string = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  if (existsSync(join(from, "relay.config.js")) || existsSync(join(from, "package-lock.json"))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error(`no Daybook around ${import.meta.dirname}`);
  return findRoot(parent);
}
