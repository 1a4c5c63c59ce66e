import { randomUUID } from "node:crypto";
import pg from "pg";
import { TEST_SETTINGS, startPostgres } from "../server/testing/servers/postgresServer.ts";

const URL_OF_RUN = "DAYBOOK_E2E_POSTGRES";

/** With a PostgreSQL server, the browser tests use a fifth to a third less processor time than on the embedded database. */
export const isOnPostgres = process.env["DAYBOOK_TEST_DATABASE"] === "server";

export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Starts the PostgreSQL server of a run. */
export async function startPostgresOfRun(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(TEST_SETTINGS);
  process.env[URL_OF_RUN] = url;
  return stop;
}

/** Creates a database. Nothing may be connected to its template. */
export async function createDatabase(template = "template0"): Promise<ServerDatabase> {
  const name = `daybook_e2e_${randomUUID().slice(0, 8)}`;
  await execute(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    name,
    url: getUrl(name),
    remove: () => execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function getUrl(name?: string): string {
  const configured = process.env[URL_OF_RUN];
  if (configured === undefined)
    throw new Error(`${URL_OF_RUN} is not set: run the tests with e2e/playwright.config.ts`);
  const url = new URL(configured);
  if (name !== undefined) url.pathname = `/${name}`;
  return url.href;
}

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: getUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
