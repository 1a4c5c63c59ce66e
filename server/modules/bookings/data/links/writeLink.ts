import { isLinkSlug } from "../../rules/oneTimeLink.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** Instants in epoch milliseconds. */
export interface NewLink {
  readonly businessId: string;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly serviceIds: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

/** False if the slug is taken. */
export async function insertLink(query: Sql["query"], link: NewLink): Promise<boolean> {
  const rows = await query(
    `WITH new_link AS (
       INSERT INTO one_time_links (business_id, id, slug, name, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (business_id, slug) DO NOTHING RETURNING business_id, id
     ), new_link_services AS (
       INSERT INTO one_time_link_services (business_id, link_id, service_id, position)
       SELECT new_link.business_id, new_link.id, s.id, s.n FROM new_link, unnest($7::uuid[]) WITH ORDINALITY s(id, n)
     )
     SELECT id FROM new_link`,
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

/** A spent link stays spent. A revoked link keeps its date. */
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

/** Null if there is none. */
export async function lockLink(sql: Sql, businessId: string, slug: string): Promise<string | null> {
  if (!isLinkSlug(slug)) return null;
  const [row] = await sql.query<{ id: string }>(
    "SELECT id FROM one_time_links WHERE business_id = $1 AND slug = $2 FOR NO KEY UPDATE",
    [businessId, slug],
  );
  return row?.id ?? null;
}

/** Absent fields stay unchanged. Null if the link never expires. */
export async function changeLink(
  sql: Sql,
  businessId: string,
  id: string,
  { name, expiresAt }: { readonly name?: string | undefined; readonly expiresAt?: number | null | undefined },
): Promise<void> {
  await sql.query(
    `UPDATE one_time_links SET name = coalesce($3, name), expires_at = CASE WHEN $4 THEN $5::timestamptz ELSE expires_at END
      WHERE business_id = $1 AND id = $2`,
    [
      businessId,
      id,
      name ?? null,
      expiresAt !== undefined,
      expiresAt == null ? null : new Date(expiresAt).toISOString(),
    ],
  );
}

export async function replaceLinkServices(
  sql: Sql,
  businessId: string,
  id: string,
  serviceIds: readonly string[],
): Promise<void> {
  await sql.query(
    `WITH wanted_services AS (SELECT * FROM unnest($3::uuid[]) WITH ORDINALITY s(id, n)),
          deleted_services AS (DELETE FROM one_time_link_services WHERE business_id = $1 AND link_id = $2 AND service_id NOT IN (SELECT id FROM wanted_services))
     INSERT INTO one_time_link_services (business_id, link_id, service_id, position) SELECT $1, $2, id, n FROM wanted_services
     ON CONFLICT (business_id, link_id, service_id) DO UPDATE SET position = excluded.position`,
    [businessId, id, serviceIds],
  );
}
