import { randomUUID } from "node:crypto";
import pg from "pg";

/** Variable with the address of the PostgreSQL server that the setup of the tests starts. */
export const SERVER_URL = "DAYBOOK_TEST_SERVER_URL";

export function serverUrl(databaseName?: string): string {
  const configuredUrl = process.env[SERVER_URL];
  if (!configuredUrl)
    throw new Error(
      `${SERVER_URL} is not set: run the tests with server/vitest.integration.config.ts or e2e/playwright.config.ts`,
    );
  const url = new URL(configuredUrl);
  if (databaseName !== undefined) url.pathname = `/${databaseName}`;
  return url.href;
}

export async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  // The server may stop during work in the background. The statement fails too.
  client.on("error", () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the name of the copy. Nothing may be connected to the template. */
export async function copyOnServer(template: string): Promise<string> {
  const name = `daybook_test_${randomUUID().slice(0, 8)}`;
  // Half of the time of the default strategy, which writes each page to the log.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return name;
}

export const dropOnServer = (name: string): Promise<void> =>
  onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
