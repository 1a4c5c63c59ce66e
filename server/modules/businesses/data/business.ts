import { SITE_CHANNEL } from "../../../platform/database/connect.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Locks the settings of a business. `isOneUnit` also blocks inserts of rows that refer to the business, such as bookings.
 */
export async function lockBusiness(
  sql: Sql,
  businessId: string,
  { isAlone }: { readonly isAlone: boolean },
): Promise<{ readonly currency: string; readonly origin: string | null }> {
  const [row] = await sql.query<{ currency: string; origin: string | null }>(
    `SELECT currency, origin FROM businesses WHERE id = $1 FOR ${isAlone ? "" : "NO KEY "}UPDATE`,
    [businessId],
  );
  return row!;
}

/** Locks a business by id or slug. Null if there is none. */
export async function lockTenant(
  sql: Sql,
  tenant: { readonly id: string } | { readonly slug: string },
): Promise<{ readonly id: string; readonly suspendedAt: Date | null } | null> {
  const [column, value] = "id" in tenant ? ["id", tenant.id] : ["slug", tenant.slug];
  const [row] = await sql.query<{ id: string; suspendedAt: Date | null }>(
    `SELECT id, suspended_at AS "suspendedAt" FROM businesses WHERE ${column} = $1 FOR NO KEY UPDATE`,
    [value],
  );
  return row ?? null;
}

const toColumn = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The first business becomes the default. Keys of `row` become column names, so they must not come from input. */
export async function insertBusiness(sql: Sql, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  await sql.query(
    `INSERT INTO businesses (${names.map(toColumn).join(", ")}, is_default)
     SELECT ${names.map((_, i) => `$${i + 1}`).join(", ")}, NOT EXISTS (SELECT FROM businesses)`,
    names.map((name) => row[name]),
  );
}

/** Keys of `values` become column names, so they must not come from input. */
export async function writeBusiness(
  sql: Sql,
  businessId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  await sql.query(
    `UPDATE businesses SET ${names.map((name, i) => `${toColumn(name)} = $${i + 2}`).join(", ")} WHERE id = $1`,
    [businessId, ...names.map((name) => values[name])],
  );
}

/** Checks for amounts in the business's currency, which another currency would reinterpret. */
export async function hasAmounts(sql: Sql, businessId: string): Promise<boolean> {
  const [row] = await sql.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM orders WHERE business_id = $1) OR EXISTS (SELECT FROM holds WHERE business_id = $1 AND state = 'LIVE')
         OR EXISTS (SELECT FROM services WHERE business_id = $1 AND (price_minor > 0 OR payment_rule = 'DEPOSIT_AMOUNT'))
         OR EXISTS (SELECT FROM entries WHERE business_id = $1 AND kind = 'PRODUCT') AS has`,
    [businessId],
  );
  return row!.has;
}

export async function loadHosts(query: Sql["query"], businessId: string): Promise<string[]> {
  const rows = await query<{ host: string }>(
    "SELECT host FROM business_hosts WHERE business_id = $1 ORDER BY host",
    [businessId],
  );
  return rows.map(({ host }) => host);
}

/** Returns false if another business has the host, or has its origin there. */
export async function insertHost(sql: Sql, businessId: string, host: string): Promise<boolean> {
  const [row] = await sql.query<{ businessId: string }>(
    `WITH new_host AS (
       INSERT INTO business_hosts (host, business_id)
       SELECT $2, $1 WHERE NOT EXISTS (SELECT FROM businesses WHERE id <> $1 AND lower(split_part(split_part(origin, '://', 2), ':', 1)) = $2)
       ON CONFLICT (host) DO NOTHING RETURNING business_id
     )
     SELECT business_id AS "businessId" FROM new_host
     UNION ALL SELECT business_id FROM business_hosts WHERE host = $2 LIMIT 1`,
    [businessId, host],
  );
  return row?.businessId === businessId;
}

export async function deleteHost(sql: Sql, businessId: string, host: string): Promise<boolean> {
  const rows = await sql.query(
    "DELETE FROM business_hosts WHERE business_id = $1 AND host = $2 RETURNING host",
    [businessId, host],
  );
  return rows.length > 0;
}

/** Notifies all processes on commit, so that they reload the business. */
export async function notifyBusinessChange(sql: Sql, businessId: string): Promise<void> {
  await sql.query(`SELECT pg_notify('${SITE_CHANNEL}', $1)`, [businessId]);
}
