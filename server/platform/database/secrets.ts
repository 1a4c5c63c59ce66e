import { hkdfSync, randomBytes } from "node:crypto";
import { type Config, ConfigError } from "../../app/config.ts";
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

type Given = Pick<Config, "secrets">;

/**
 * Loads the secrets of `DAYBOOK_SECRET` and of the database, which verify until `secret finish`. Creates one if there
 * is none.
 * @throws {ConfigError} when the first secret of `DAYBOOK_SECRET` was ended before
 */
export async function loadSecrets({ query }: Pick<Database, "query">, config: Given): Promise<Secrets> {
  const given = config.secrets.map((text) => Buffer.from(text));
  const ended = new Set((await findFact<{ ids: string[] }>(query, ENDED))?.value.ids);
  if (given[0] && ended.has(secretId(given[0])))
    throw new ConfigError(
      "DAYBOOK_SECRET begins with a secret whose rotation is finished: put a new one first",
    );
  if (given.length === 0) await keepSecret(query);
  const kept = await query<{ value: Buffer }>(
    "SELECT value FROM secrets ORDER BY (id = $1) DESC, created_at DESC, id",
    [CURRENT],
  );
  const all = [...given, ...kept.map((row) => row.value)].filter((secret) => !ended.has(secretId(secret)));
  const [current] = all;
  if (current === undefined) throw new Error("the secret that was just written is not there");
  const underived = (await findFact(query, UNDERIVED)) !== null;
  const firstUse = await findFact(query, firstUseFact(current));
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
    [firstUseFact(secret), new Date(now).toISOString()],
  );
}

export async function rotateKeptSecret(database: Pick<Database, "transaction">): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query("UPDATE secrets SET id = $1 WHERE id = $2", [`${CURRENT} until ${Date.now()}`, CURRENT]);
    await keepSecret(query);
  });
}

/** Ends every secret but the current one, and underived signatures. Idempotent. */
export async function finishRotation(
  database: Pick<Database, "transaction" | "query">,
  config: Given,
  now: number,
): Promise<void> {
  const { current, all } = await loadSecrets(database, config);
  const over = all.filter((secret) => !secret.equals(current)).map(secretId);
  await database.transaction(async ({ query }) => {
    const before = (await findFact<{ ids: string[] }>(query, ENDED))?.value.ids ?? [];
    if (over.length > 0) await storeFact(query, ENDED, { ids: [...new Set([...before, ...over])] }, now);
    await query("DELETE FROM secrets WHERE value <> $1", [current]);
    await removeFact(query, UNDERIVED);
  });
}

/** Processes that start together get the same secret. */
async function keepSecret(query: Database["query"]): Promise<void> {
  await query(
    `INSERT INTO secrets (id, value, created_at) VALUES ($1, $2, now()) ON CONFLICT (id) DO NOTHING`,
    [CURRENT, randomBytes(BYTES)],
  );
}

const firstUseFact = (secret: Buffer): string => `secret ${secretId(secret)}`;

function secretId(secret: Buffer): string {
  return Buffer.from(hkdfSync("sha256", secret, "daybook", "secret id", 16)).toString("hex");
}
