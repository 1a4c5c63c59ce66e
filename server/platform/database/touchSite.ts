import { SITE_CHANNEL } from "./connect.ts";
import type { Sql } from "./transaction.ts";

/**
 * Raises the version of the business's site and notifies every process at commit. Does nothing if the business has no
 * site. For changes of services and other data that pages show.
 */
export async function touchSite(query: Sql["query"], businessId: string, now: number): Promise<void> {
  await query(
    `WITH changed_site AS (UPDATE sites SET version = version + 1, changed_at = $2 WHERE business_id = $1 RETURNING business_id)
     SELECT pg_notify('${SITE_CHANNEL}', business_id::text) FROM changed_site`,
    [businessId, new Date(now).toISOString()],
  );
}
