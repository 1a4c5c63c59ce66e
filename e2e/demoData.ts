import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../server/platform/database/database.ts";
import { startServer, stopServer } from "./server.ts";

const DEMO = "DAYBOOK_E2E_DEMO";

/** Makes the demo's data once for all servers of a run, by a first start of the built server. */
export async function makeDemoData(): Promise<() => void> {
  const home = mkdtempSync(join(tmpdir(), "daybook-demo-"));
  const started = await startServer(join(home, "data"), {});
  await stopServer(started);
  writeFileSync(join(home, "said"), started.output());
  process.env[DEMO] = home;
  return () => rmSync(home, { recursive: true, force: true });
}

/** Copies the demo's data into a server's folder. Returns the output of the demo's first start, which names its key. */
export async function demoData(dir: string): Promise<string> {
  const home = process.env[DEMO];
  if (home === undefined) throw new Error(`${DEMO} is not set: run the tests with e2e/playwright.config.ts`);
  cpSync(join(home, "data"), dir, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
  return readFileSync(join(home, "said"), "utf8");
}

export async function changeData(
  dir: string,
  change: (database: Database) => Promise<unknown>,
): Promise<void> {
  // Loaded only by the few workers that change data.
  const { openDatabase } = await import("../server/platform/database/database.ts");
  const database = await openDatabase({ database: { kind: "embedded", dir } });
  try {
    await change(database);
  } finally {
    await database.close();
  }
}

export async function emptyData(dir: string): Promise<void> {
  const { embeddedTemplate } = await import("../server/testing/database/testDatabase.ts");
  cpSync(join(await embeddedTemplate(), "pg"), join(dir, "pg"), { recursive: true });
}
