import type { Sql } from "./transaction.ts";

export const LISTENING_FACT = "listening";

export interface InstallationFact<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

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

/** An existing fact keeps its `createdAt`. */
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
