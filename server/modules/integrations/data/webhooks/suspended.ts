import type { Sql } from "../../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest } from "../../../../platform/work/leases.ts";
import type { EndpointKey } from "./endpoints.ts";

export interface SuspendedEndpoint extends EndpointKey {
  readonly url: string;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly origin: string | null;
}

export const SUSPENDED_ENDPOINTS: DueColumn = { table: "webhook_endpoints", column: "notice_due_at" };

export function leaseSuspendedEndpoints(
  query: Sql["query"],
  { now, lease, limit }: LeaseRequest,
): Promise<SuspendedEndpoint[]> {
  return query<SuspendedEndpoint>(
    `WITH due_endpoints AS (
       SELECT business_id, id FROM webhook_endpoints WHERE notice_due_at <= $1::timestamptz ORDER BY notice_due_at LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     UPDATE webhook_endpoints w SET notice_due_at = $2::timestamptz FROM due_endpoints JOIN businesses b ON b.id = due_endpoints.business_id
      WHERE w.business_id = due_endpoints.business_id AND w.id = due_endpoints.id
     RETURNING w.business_id AS "businessId", w.id, w.url, b.name, b.email, b.locale, b.origin`,
    [new Date(now).toISOString(), new Date(lease).toISOString(), limit],
  );
}

/** @param dueAt next attempt in epoch milliseconds; null if the mail was sent */
export async function scheduleSuspensionMail(
  query: Sql["query"],
  { businessId, id }: EndpointKey,
  dueAt: number | null,
): Promise<void> {
  await query("UPDATE webhook_endpoints SET notice_due_at = $3 WHERE business_id = $1 AND id = $2", [
    businessId,
    id,
    dueAt === null ? null : new Date(dueAt).toISOString(),
  ]);
}
