import { SERVICE, type ServiceSettings } from "../../rules/services/settings.ts";
import { type RowName, toNameColumns } from "../../../../platform/database/findNamed.ts";
import { toColumn } from "../../../../platform/database/rows.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** The driver cannot parse arrays of an enum, so they are read as text. */
const SELECTED = Object.keys(SERVICE)
  .map((name) => `${toColumn(name)}${name === "locationKinds" ? "::text[]" : ""} AS "${name}"`)
  .join(", ");

export interface ServiceRow extends ServiceSettings {
  readonly id: string;
  readonly staff: number;
}

/** Locks a service until the transaction ends. Returns null if there is none. */
export async function lockService(sql: Sql, businessId: string, name: RowName): Promise<ServiceRow | null> {
  const [row] = await sql.query<ServiceRow>(
    `SELECT id, ${SELECTED}, (SELECT count(*)::int FROM service_staff o WHERE o.business_id = s.business_id AND o.service_id = s.id) AS staff
       FROM services s WHERE business_id = $1 AND (id = $2 OR slug = $3) FOR NO KEY UPDATE OF s`,
    [businessId, ...toNameColumns(name)],
  );
  return row ?? null;
}

export async function serviceSlugs(sql: Sql, businessId: string): Promise<Set<string>> {
  const rows = await sql.query<{ slug: string }>("SELECT slug FROM services WHERE business_id = $1", [
    businessId,
  ]);
  return new Set(rows.map(({ slug }) => slug));
}
