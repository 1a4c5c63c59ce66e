import type { EndpointSettings } from "../../rules/webhooks/validateEndpoint.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface EndpointKey {
  readonly businessId: string;
  readonly id: string;
}

export interface EndpointRow extends EndpointKey, EndpointSettings {
  readonly state: "ENABLED" | "DISABLED" | "SUSPENDED";
}

/** Locks the business, so that concurrent creations respect the limit. */
export async function countEndpoints(sql: Sql, businessId: string): Promise<number> {
  await sql.query("SELECT 1 FROM businesses WHERE id = $1 FOR NO KEY UPDATE", [businessId]);
  const [row] = await sql.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM webhook_endpoints WHERE business_id = $1",
    [businessId],
  );
  return row!.count;
}

export async function insertEndpoint(
  sql: Sql,
  { businessId, id, url, description, types, includesContacts }: EndpointKey & EndpointSettings,
  secret: Uint8Array,
  now: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO webhook_endpoints (business_id, id, url, description, types, includes_contacts, secret, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [businessId, id, url, description, types, includesContacts, Buffer.from(secret), iso(now)],
  );
}

export async function lockEndpoint(sql: Sql, { businessId, id }: EndpointKey): Promise<EndpointRow | null> {
  const [row] = await sql.query<EndpointRow>(
    `SELECT business_id AS "businessId", id, url, description, types, includes_contacts AS "includesContacts", state
       FROM webhook_endpoints WHERE business_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [businessId, id],
  );
  return row ?? null;
}

/** `resetsFailures` closes the circuit of the endpoint. */
export async function updateEndpoint(
  sql: Sql,
  row: EndpointRow,
  resetsFailures: boolean,
  now: number,
): Promise<void> {
  await sql.query(
    `UPDATE webhook_endpoints SET url = $3, description = $4, types = $5, includes_contacts = $6, state = $7, updated_at = $9,
            failures = CASE WHEN $8 THEN 0 ELSE failures END, failing_since = CASE WHEN NOT $8 THEN failing_since END,
            paused_until = CASE WHEN NOT $8 THEN paused_until END
      WHERE business_id = $1 AND id = $2`,
    [
      row.businessId,
      row.id,
      row.url,
      row.description,
      row.types,
      row.includesContacts,
      row.state,
      resetsFailures,
      iso(now),
    ],
  );
}

export async function replaceSecret(
  sql: Sql,
  { businessId, id }: EndpointKey,
  secret: Uint8Array,
  formerUntil: number,
  now: number,
): Promise<void> {
  await sql.query(
    `UPDATE webhook_endpoints SET former_secret = secret, former_secret_until = $4, secret = $3, updated_at = $5 WHERE business_id = $1 AND id = $2`,
    [businessId, id, Buffer.from(secret), iso(formerUntil), iso(now)],
  );
}

export async function deleteEndpoint(sql: Sql, { businessId, id }: EndpointKey): Promise<boolean> {
  const rows = await sql.query(
    "DELETE FROM webhook_endpoints WHERE business_id = $1 AND id = $2 RETURNING 1 AS gone",
    [businessId, id],
  );
  return rows.length > 0;
}

const iso = (at: number) => new Date(at).toISOString();
