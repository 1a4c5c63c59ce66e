import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, isOnPostgres, startPostgresOfRun } from "./postgres.ts";
import { startServer, stopServer } from "./server.ts";
import type { ServerData } from "./serverData.ts";

const DEMO = "DAYBOOK_E2E_DEMO";

/** Files of the demo that is made once for all servers of a run. */
const files = (home: string) => ({
  /** Folder of the embedded database. */
  data: join(home, "data"),
  /** Output of the first start, which names the demo's key and users. */
  output: join(home, "output"),
  /** Name of the demo's database on PostgreSQL. */
  template: join(home, "template"),
});

/** Makes the demo's data once for all servers of a run, by a first start of the built server. */
export async function makeDemoData(): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), "daybook-demo-"));
  const { data, output, template } = files(home);
  const stopPostgres = isOnPostgres ? await startPostgresOfRun() : undefined;
  const database = isOnPostgres ? await createDatabase() : undefined;
  const started = await startServer(data, database ? { DATABASE_URL: database.url } : {});
  await stopServer(started);
  writeFileSync(output, started.output());
  if (database) writeFileSync(template, database.name);
  process.env[DEMO] = home;
  return async () => {
    rmSync(home, { recursive: true, force: true });
    await database?.remove();
    await stopPostgres?.();
  };
}

/** Copies the demo's data for another server. */
export async function demoData(dir: string): Promise<ServerData> {
  const home = process.env[DEMO];
  if (home === undefined) throw new Error(`${DEMO} is not set: run the tests with e2e/playwright.config.ts`);
  const { data, output, template } = files(home);
  if (isOnPostgres) {
    const { url, remove } = await createDatabase(readFileSync(template, "utf8"));
    return {
      database: { kind: "server", url, maxConnections: 3 },
      output: readFileSync(output, "utf8"),
      remove,
    };
  }
  cpSync(data, dir, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
  return { database: { kind: "embedded", dir }, output: readFileSync(output, "utf8") };
}
