import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";

const FOLDER = join(projectRoot, ".build", "vitest-modules");

const versions = (): string =>
  createHash("sha256")
    .update(readFileSync(join(projectRoot, "package-lock.json")))
    .digest("hex")
    .slice(0, 12);

/** Vitest settings that keep transformed modules on disk for all runs. */
export const moduleCache = { fsModuleCache: true, fsModuleCachePath: join(FOLDER, versions()) } as const;

const MOST_MODULES = 20_000;

/** Deletes obsolete modules. Call it while no test runs. */
export function pruneModuleCache(): void {
  const current = versions();
  for (const name of list(FOLDER))
    if (name !== current || list(join(FOLDER, name)).length > MOST_MODULES)
      rmSync(join(FOLDER, name), { recursive: true, force: true });
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
