import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import type { Database } from "./database.ts";

/** What signatures are made with (`current`) and what they may have been made with (`all`, the current one first). */
export type Secrets = { current: Buffer; all: Buffer[] };

const ID = "signing";
const BYTES = 32;

/**
 * The signing secrets: `DAYBOOK_SECRET`'s, else one made once and kept in the database. The kept one goes on
 * being accepted after the operator gives one, so links already sent stay good; deleting its row ends that.
 */
export async function loadSecrets(database: Database, config: Pick<Config, "secrets">): Promise<Secrets> {
  const given = config.secrets.map((text) => Buffer.from(text));
  if (given.length === 0) {
    // Of several processes that start at once one writes, and all read the same.
    await database.query(
      `INSERT INTO secrets (id, value, created_at) VALUES ($1, $2, now()) ON CONFLICT (id) DO NOTHING`,
      [ID, randomBytes(BYTES)],
    );
  }
  const kept = await database.query<{ value: Buffer }>("SELECT value FROM secrets WHERE id = $1", [ID]);
  const all = [...given, ...kept.map((row) => row.value)];
  const [current] = all;
  if (current === undefined) throw new Error("the secret that was just written is not there");
  return { current, all };
}
