import type { Sql } from "../../../../platform/database/transaction.ts";
import type { UserKey } from "./authenticators.ts";

export interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const COLUMNS = `id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey",
  counter::float8 AS counter, transports`;

const toIso = (ms: number) => new Date(ms).toISOString();

export function listPasskeys(query: Sql["query"], { businessId, id }: UserKey): Promise<PasskeyRow[]> {
  return query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM passkeys WHERE business_id = $1 AND user_id = $2 ORDER BY id`,
    [businessId, id],
  );
}

export async function findPasskey(
  query: Sql["query"],
  businessId: string,
  credentialId: Buffer,
): Promise<PasskeyRow | null> {
  const [row] = await query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM passkeys WHERE business_id = $1 AND credential_id = $2`,
    [businessId, credentialId],
  );
  return row ?? null;
}

/** Returns false if the credential is stored already. */
export async function insertPasskey(
  query: Sql["query"],
  passkey: PasskeyRow & { readonly businessId: string; readonly name: string; readonly now: number },
): Promise<boolean> {
  const rows = await query(
    `INSERT INTO passkeys (business_id, id, user_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (business_id, credential_id) DO NOTHING RETURNING id`,
    [
      passkey.businessId,
      passkey.id,
      passkey.userId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.name,
      toIso(passkey.now),
    ],
  );
  return rows.length > 0;
}

/** Returns false if the passkey was deleted, or if another use has reached the counter since. */
export async function recordPasskeyUse(
  query: Sql["query"],
  businessId: string,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: number },
): Promise<boolean> {
  const rows = await query(
    `UPDATE passkeys SET counter = $3, last_used_at = $4
      WHERE business_id = $1 AND id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0)) RETURNING id`,
    [businessId, id, counter, toIso(now)],
  );
  return rows.length > 0;
}

/** Returns false if the user has no such passkey. */
export async function setPasskeyName(
  query: Sql["query"],
  { businessId, id }: UserKey,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const rows = await query(
    "UPDATE passkeys SET name = $4 WHERE business_id = $1 AND user_id = $2 AND id = $3 RETURNING id",
    [businessId, id, passkeyId, name],
  );
  return rows.length > 0;
}

/** Returns the name of the deleted passkey. Null if the user has no such passkey. */
export async function removePasskey(
  query: Sql["query"],
  { businessId, id }: UserKey,
  passkeyId: string,
): Promise<string | null> {
  const [row] = await query<{ name: string }>(
    "DELETE FROM passkeys WHERE business_id = $1 AND user_id = $2 AND id = $3 RETURNING name",
    [businessId, id, passkeyId],
  );
  return row?.name ?? null;
}
