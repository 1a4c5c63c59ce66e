import { isLinkSlug, getLinkState } from "../../rules/oneTimeLink.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** Instants in epoch milliseconds. */
export interface LinkRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly reservedAt: number | null;
  readonly spentAt: number | null;
  readonly serviceIds: readonly string[];
}

const LINK = `
SELECT l.id, l.slug, l.name,
       (extract(epoch FROM l.expires_at) * 1000)::float8 AS "expiresAt", (extract(epoch FROM l.revoked_at) * 1000)::float8 AS "revokedAt",
       CASE WHEN l.spent_at IS NULL AND EXISTS (SELECT FROM orders o WHERE o.business_id = l.business_id AND o.link_id = l.id)
                 -- An overdue unpaid order does not reserve the link.
                 AND NOT EXISTS (SELECT FROM orders o JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id
                                  WHERE o.business_id = l.business_id AND o.link_id = l.id AND b.status = 'AWAITING_PAYMENT' AND b.decide_by > $3::timestamptz)
            THEN NULL ELSE (extract(epoch FROM l.reserved_at) * 1000)::float8 END AS "reservedAt", (extract(epoch FROM l.spent_at) * 1000)::float8 AS "spentAt",
       coalesce((SELECT jsonb_agg(s.service_id ORDER BY s.position, s.service_id) FROM one_time_link_services s
                  WHERE s.business_id = l.business_id AND s.link_id = l.id), '[]') AS "serviceIds"
  FROM one_time_links l
 WHERE l.business_id = $1 AND l.slug = $2`;

export async function findLink(
  query: Sql["query"],
  businessId: string,
  slug: string,
  now: number,
): Promise<LinkRow | null> {
  if (!isLinkSlug(slug)) return null;
  const [row] = await query<LinkRow>(LINK, [businessId, slug, new Date(now).toISOString()], {
    prepare: true,
  });
  return row ?? null;
}

/** The statement that spends the link must check again. */
export async function findLinkForBooking(
  query: Sql["query"],
  businessId: string,
  slug: string,
  now: number,
): Promise<{ readonly id: string; readonly serviceIds: readonly string[] } | "expired" | null> {
  const row = await findLink(query, businessId, slug, now);
  if (!row) return null;
  return getLinkState(row, now) === "LIVE" ? { id: row.id, serviceIds: row.serviceIds } : "expired";
}
