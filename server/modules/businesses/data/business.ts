import { SITE_CHANNEL } from "../../../platform/database/connect.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Keeps others from changing the settings meanwhile. `isAlone`: and from booking or adding anything, for a moment. */
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

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes a business down; the first one answers for hosts that belong to nobody. Names of settings come from our own code. */
export async function insertBusiness(sql: Sql, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  await sql.query(
    `INSERT INTO businesses (${names.map(columnOf).join(", ")}, is_default)
     SELECT ${names.map((_, i) => `$${i + 1}`).join(", ")}, NOT EXISTS (SELECT FROM businesses)`,
    names.map((name) => row[name]),
  );
}

/** Writes the settings that are given. Their names come from our own code. */
export async function writeBusiness(
  sql: Sql,
  businessId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  await sql.query(
    `UPDATE businesses SET ${names.map((name, i) => `${columnOf(name)} = $${i + 2}`).join(", ")} WHERE id = $1`,
    [businessId, ...names.map((name) => values[name])],
  );
}

/** Whether any amount is written down in the business's currency: another currency would change what it means. */
export async function hasAmounts(sql: Sql, businessId: string): Promise<boolean> {
  const [row] = await sql.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM orders WHERE business_id = $1) OR EXISTS (SELECT FROM holds WHERE business_id = $1 AND state = 'LIVE')
         OR EXISTS (SELECT FROM services WHERE business_id = $1 AND (price_minor > 0 OR payment_rule = 'DEPOSIT_AMOUNT'))
         OR EXISTS (SELECT FROM entries WHERE business_id = $1 AND kind = 'PRODUCT') AS has`,
    [businessId],
  );
  return row!.has;
}

/** The hosts of a business, in alphabetical order. */
export async function loadHosts(query: Sql["query"], businessId: string): Promise<string[]> {
  const rows = await query<{ host: string }>(
    "SELECT host FROM business_hosts WHERE business_id = $1 ORDER BY host",
    [businessId],
  );
  return rows.map(({ host }) => host);
}

/** Writes a host down for a business. False: it is another's, or another's links lead there. */
export async function insertHost(sql: Sql, businessId: string, host: string): Promise<boolean> {
  const [row] = await sql.query<{ businessId: string }>(
    `WITH made AS (
       INSERT INTO business_hosts (host, business_id)
       SELECT $2, $1 WHERE NOT EXISTS (SELECT FROM businesses WHERE id <> $1 AND lower(split_part(split_part(origin, '://', 2), ':', 1)) = $2)
       ON CONFLICT (host) DO NOTHING RETURNING business_id
     )
     SELECT business_id AS "businessId" FROM made
     UNION ALL SELECT business_id FROM business_hosts WHERE host = $2 LIMIT 1`,
    [businessId, host],
  );
  return row?.businessId === businessId;
}

/** Takes a host from a business. False: it was not its own. */
export async function deleteHost(sql: Sql, businessId: string, host: string): Promise<boolean> {
  const rows = await sql.query(
    "DELETE FROM business_hosts WHERE business_id = $1 AND host = $2 RETURNING host",
    [businessId, host],
  );
  return rows.length > 0;
}

/** Tells every process that the business is not what it remembers, once the transaction stands. */
export async function tellOfBusiness(sql: Sql, businessId: string): Promise<void> {
  await sql.query(`SELECT pg_notify('${SITE_CHANNEL}', $1)`, [businessId]);
}
