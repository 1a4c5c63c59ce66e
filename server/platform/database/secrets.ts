import { hkdfSync, randomBytes } from "node:crypto";
import { ConfigError } from "./configError.ts";
import type { Database } from "./database.ts";
import { findFact, removeFact, storeFact } from "./installationFacts.ts";

export type Secrets = {
  readonly current: Buffer;
  /** The current secret first. */
  readonly all: readonly Buffer[];
  /** True if signatures made before keys were derived verify as well. */
  readonly underived: boolean;
  /** The first start with the current secret in epoch milliseconds. Null if none; commands do not count. */
  readonly currentSince: number | null;
};

const CURRENT = "signing";
const BYTES = 32;
export const UNDERIVED = "underived signatures";
const ENDED = "ended secrets";

interface SecretsConfig {
  readonly secrets: readonly string[];
}

/**
 * Loads the secrets of `DAYBOOK_SECRET` and of the database, which verify until `secret finish`. Creates one if there
 * is none.
 * @throws {ConfigError} when the first secret of `DAYBOOK_SECRET` was ended before
 */
export async function loadSecrets(
  { query }: Pick<Database, "query">,
  config: SecretsConfig,
): Promise<Secrets> {
  const configured = config.secrets.map((text) => Buffer.from(text));
  const ended = new Set((await findFact<{ ids: string[] }>(query, ENDED))?.value.ids);
  if (configured[0] && ended.has(getSecretId(configured[0])))
    throw new ConfigError(
      "DAYBOOK_SECRET begins with a secret whose rotation is finished: put a new one first",
    );
  if (configured.length === 0) await createSecretIfMissing(query);
  const stored = await query<{ value: Buffer }>(
    "SELECT value FROM secrets ORDER BY (id = $1) DESC, created_at DESC, id",
    [CURRENT],
  );
  const all = [...configured, ...stored.map((row) => row.value)].filter(
    (secret) => !ended.has(getSecretId(secret)),
  );
  const [current] = all;
  if (current === undefined) throw new Error("the stored secret was not found");
  const underived = (await findFact(query, UNDERIVED)) !== null;
  const firstUse = await findFact(query, getFirstUseFact(current));
  return { current, all, underived, currentSince: firstUse?.createdAt ?? null };
}

/** Stores the time once. `now` in epoch milliseconds. */
export async function recordSecretUse(
  { query }: Pick<Database, "query">,
  secret: Buffer,
  now: number,
): Promise<void> {
  await query(
    "INSERT INTO installation_facts (id, created_at) VALUES ($1, $2::timestamptz) ON CONFLICT (id) DO NOTHING",
    [getFirstUseFact(secret), new Date(now).toISOString()],
  );
}

export async function rotateStoredSecret(database: Pick<Database, "transaction">): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query("UPDATE secrets SET id = $1 WHERE id = $2", [`${CURRENT} until ${Date.now()}`, CURRENT]);
    await createSecretIfMissing(query);
  });
}

/** Ends every secret but the current one, and underived signatures. Idempotent. */
export async function finishRotation(
  database: Pick<Database, "transaction" | "query">,
  config: SecretsConfig,
  now: number,
): Promise<void> {
  const { current, all } = await loadSecrets(database, config);
  const endedIds = all.filter((secret) => !secret.equals(current)).map(getSecretId);
  await database.transaction(async ({ query }) => {
    const before = (await findFact<{ ids: string[] }>(query, ENDED))?.value.ids ?? [];
    if (endedIds.length > 0)
      await storeFact(query, ENDED, { ids: [...new Set([...before, ...endedIds])] }, now);
    await query("DELETE FROM secrets WHERE value <> $1", [current]);
    await removeFact(query, UNDERIVED);
  });
}

/** Processes that start together get the same secret. */
async function createSecretIfMissing(query: Database["query"]): Promise<void> {
  await query(
    `INSERT INTO secrets (id, value, created_at) VALUES ($1, $2, now()) ON CONFLICT (id) DO NOTHING`,
    [CURRENT, randomBytes(BYTES)],
  );
}

const getFirstUseFact = (secret: Buffer): string => `secret ${getSecretId(secret)}`;

function getSecretId(secret: Buffer): string {
  return Buffer.from(hkdfSync("sha256", secret, "daybook", "secret id", 16)).toString("hex");
}
