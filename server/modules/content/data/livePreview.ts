import type { Sql } from "../../../platform/database/transaction.ts";

export async function isLivePreview(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await query(
    "SELECT id FROM previews WHERE business_id = $1 AND id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3::timestamptz)",
    [businessId, id, new Date(now).toISOString()],
  );
  return rows.length > 0;
}
