import type { Sql } from "../transaction.ts";

/** A new link. Instants in epoch milliseconds; services in the link's order, all of that business. */
export interface NewLink {
  readonly businessId: string;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly serviceIds: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

/** Keeps a new link with its services, in one statement. False: the slug is taken. */
export async function insertLink(query: Sql["query"], link: NewLink): Promise<boolean> {
  const rows = await query(
    `WITH link AS (
       INSERT INTO one_time_links (business_id, id, slug, name, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (business_id, slug) DO NOTHING RETURNING business_id, id
     ), services AS (
       INSERT INTO one_time_link_services (business_id, link_id, service_id, position)
       SELECT link.business_id, link.id, s.id, s.n FROM link, unnest($7::uuid[]) WITH ORDINALITY s(id, n)
     )
     SELECT id FROM link`,
    [
      link.businessId,
      link.id,
      link.slug,
      link.name,
      new Date(link.createdAt).toISOString(),
      link.expiresAt === null ? null : new Date(link.expiresAt).toISOString(),
      link.serviceIds,
    ],
  );
  return rows.length > 0;
}

/** Ends a link for good, unless it is spent; a link that was revoked before keeps its date. */
export async function revokeLink(
  query: Sql["query"],
  businessId: string,
  slug: string,
  now: number,
): Promise<void> {
  await query(
    `UPDATE one_time_links SET revoked_at = $3
      WHERE business_id = $1 AND slug = $2 AND spent_at IS NULL AND revoked_at IS NULL`,
    [businessId, slug, new Date(now).toISOString()],
  );
}
