import type { Sql } from "../../../../platform/database/transaction.ts";

export interface UserKey {
  readonly businessId: string;
  readonly id: string;
}

/** Encrypted secrets. Null for one that is not set. */
export interface AuthenticatorRow {
  readonly secret: Buffer | null;
  readonly pendingSecret: Buffer | null;
}

export async function findAuthenticator(
  query: Sql["query"],
  { businessId, id }: UserKey,
): Promise<AuthenticatorRow | null> {
  const [row] = await query<AuthenticatorRow>(
    `SELECT secret, pending_secret AS "pendingSecret" FROM authenticators WHERE business_id = $1 AND user_id = $2`,
    [businessId, id],
  );
  return row ?? null;
}

export async function storePendingSecret(
  query: Sql["query"],
  { businessId, id }: UserKey,
  pendingSecret: Buffer,
): Promise<void> {
  await query(
    `INSERT INTO authenticators (business_id, user_id, pending_secret) VALUES ($1, $2, $3)
     ON CONFLICT (business_id, user_id) DO UPDATE SET pending_secret = $3`,
    [businessId, id, pendingSecret],
  );
}

/** Makes the pending secret the current one. `step` is the time step of the code that confirmed it. */
export async function confirmPendingSecret(
  query: Sql["query"],
  { businessId, id }: UserKey,
  {
    pendingSecret,
    step,
    now,
  }: { readonly pendingSecret: Buffer; readonly step: number; readonly now: number },
): Promise<boolean> {
  const rows = await query(
    `UPDATE authenticators SET secret = pending_secret, pending_secret = NULL, last_step = $4, confirmed_at = $5
      WHERE business_id = $1 AND user_id = $2 AND pending_secret = $3 RETURNING user_id`,
    [businessId, id, pendingSecret, step, new Date(now).toISOString()],
  );
  return rows.length > 0;
}

/** Returns false if a code of this or a later time step was accepted before. */
export async function acceptStep(
  query: Sql["query"],
  { businessId, id }: UserKey,
  step: number,
): Promise<boolean> {
  const rows = await query(
    `UPDATE authenticators SET last_step = $3
      WHERE business_id = $1 AND user_id = $2 AND secret IS NOT NULL AND last_step < $3 RETURNING user_id`,
    [businessId, id, step],
  );
  return rows.length > 0;
}

/** Returns true if the app was set up. */
export async function deleteAuthenticator(
  query: Sql["query"],
  { businessId, id }: UserKey,
): Promise<boolean> {
  const rows = await query<{ isSetUp: boolean }>(
    `DELETE FROM authenticators WHERE business_id = $1 AND user_id = $2 RETURNING secret IS NOT NULL AS "isSetUp"`,
    [businessId, id],
  );
  return rows.some(({ isSetUp }) => isSetUp);
}

export interface EncryptedSecrets extends AuthenticatorRow {
  readonly businessId: string;
  readonly userId: string;
}

/** All businesses, for a change of the server's key. */
export function listEncryptedSecrets(query: Sql["query"]): Promise<EncryptedSecrets[]> {
  return query<EncryptedSecrets>(
    `SELECT business_id AS "businessId", user_id AS "userId", secret, pending_secret AS "pendingSecret"
       FROM authenticators ORDER BY business_id, user_id FOR UPDATE`,
  );
}

export async function replaceEncryptedSecrets(
  query: Sql["query"],
  { businessId, userId, secret, pendingSecret }: EncryptedSecrets,
): Promise<void> {
  await query(
    "UPDATE authenticators SET secret = $3, pending_secret = $4 WHERE business_id = $1 AND user_id = $2",
    [businessId, userId, secret, pendingSecret],
  );
}
