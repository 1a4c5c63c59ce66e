import type { Sql } from "../../../../platform/database/transaction.ts";
import type { UserKey } from "./authenticators.ts";

export async function countRecoveryCodes(query: Sql["query"], { businessId, id }: UserKey): Promise<number> {
  const [row] = await query<{ count: number }>(
    "SELECT count(*)::int AS count FROM recovery_codes WHERE business_id = $1 AND user_id = $2",
    [businessId, id],
  );
  return row!.count;
}

export async function replaceRecoveryCodes(
  query: Sql["query"],
  { businessId, id }: UserKey,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(query, { businessId, id });
  await query("INSERT INTO recovery_codes (business_id, user_id, hash) SELECT $1, $2, unnest($3::bytea[])", [
    businessId,
    id,
    hashes,
  ]);
}

/** Returns false if the user has no such unused code. */
export async function consumeRecoveryCode(
  query: Sql["query"],
  { businessId, id }: UserKey,
  hash: Buffer,
): Promise<boolean> {
  const rows = await query(
    "DELETE FROM recovery_codes WHERE business_id = $1 AND user_id = $2 AND hash = $3 RETURNING user_id",
    [businessId, id, hash],
  );
  return rows.length > 0;
}

export async function deleteRecoveryCodes(query: Sql["query"], { businessId, id }: UserKey): Promise<void> {
  await query("DELETE FROM recovery_codes WHERE business_id = $1 AND user_id = $2", [businessId, id]);
}
