import type { Sql } from "./transaction.ts";

/** The origin at which a server last listened, for commands that print links. */
export const LISTENING_FACT = "listening";

/** A stored fact about this installation. */
export interface InstallationFact<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Returns a fact. Null when it was never stored. */
export async function findFact<Value extends object>(
  query: Sql["query"],
  id: string,
): Promise<InstallationFact<Value> | null> {
  const [row] = await query<{ value: Value; createdAt: Date }>(
    `SELECT value, created_at AS "createdAt" FROM installation_facts WHERE id = $1`,
    [id],
  );
  return row ? { value: row.value, createdAt: row.createdAt.getTime() } : null;
}

/** Stores a fact. An existing fact gets the new value and keeps `createdAt`. */
export async function storeFact(query: Sql["query"], id: string, value: object, now: number): Promise<void> {
  await query(
    `INSERT INTO installation_facts (id, value, created_at) VALUES ($1, $2::jsonb, $3::timestamptz)
     ON CONFLICT (id) DO UPDATE SET value = excluded.value`,
    [id, JSON.stringify(value), new Date(now).toISOString()],
  );
}

export async function removeFact(query: Sql["query"], id: string): Promise<void> {
  await query("DELETE FROM installation_facts WHERE id = $1", [id]);
}
