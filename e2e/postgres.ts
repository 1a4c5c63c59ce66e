import { SERVER_URL, copyOnServer, dropOnServer, serverUrl } from "../server/testing/database/onServer.ts";
import { TEST_SETTINGS, startPostgres } from "../server/testing/servers/postgresServer.ts";

/** Browser tests take a fifth to a third less processor time on a PostgreSQL server than on the embedded database. */
export const isOnPostgres = process.env["DAYBOOK_TEST_DATABASE"] === "server";

export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Starts the PostgreSQL server of a run. */
export async function startPostgresOfRun(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(TEST_SETTINGS);
  process.env[SERVER_URL] = url;
  return stop;
}

/** Creates a database. Nothing may be connected to its template. */
export async function createDatabase(template = "template0"): Promise<ServerDatabase> {
  const name = await copyOnServer(template);
  return { name, url: serverUrl(name), remove: () => dropOnServer(name) };
}
