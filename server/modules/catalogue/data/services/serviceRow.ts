import { SERVICE, type ServiceSettings } from "../../rules/services/settings.ts";
import { type RowName, nameValues } from "../../../../platform/database/findNamed.ts";
import { columnOf } from "../../../../platform/database/rows.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** The driver reads no array of an enum unless it comes as text. */
const SELECTED = Object.keys(SERVICE)
  .map((name) => `${columnOf(name)}${name === "locationKinds" ? "::text[]" : ""} AS "${name}"`)
  .join(", ");

/** A service before it is changed, with how many people offer it. */
export interface ServiceRow extends ServiceSettings {
  readonly id: string;
  readonly staff: number;
}

/** A service by its id or slug; nobody else changes it before the transaction ends. Null: there is no such service. */
export async function lockService(sql: Sql, businessId: string, name: RowName): Promise<ServiceRow | null> {
  const [row] = await sql.query<ServiceRow>(
    `SELECT id, ${SELECTED}, (SELECT count(*)::int FROM service_staff o WHERE o.business_id = s.business_id AND o.service_id = s.id) AS staff
       FROM services s WHERE business_id = $1 AND (id = $2 OR slug = $3) FOR NO KEY UPDATE OF s`,
    [businessId, ...nameValues(name)],
  );
  return row ?? null;
}

/** The slugs of a business's services. */
export async function serviceSlugs(sql: Sql, businessId: string): Promise<Set<string>> {
  const rows = await sql.query<{ slug: string }>("SELECT slug FROM services WHERE business_id = $1", [
    businessId,
  ]);
  return new Set(rows.map(({ slug }) => slug));
}
