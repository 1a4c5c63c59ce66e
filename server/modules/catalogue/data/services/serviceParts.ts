import type { Sql } from "../../../../platform/database/transaction.ts";

export async function replaceStaff(
  sql: Sql,
  businessId: string,
  serviceId: string,
  staff: readonly { readonly id: string; readonly priority: number }[],
): Promise<void> {
  await sql.query(
    `WITH wanted_rows AS (SELECT * FROM unnest($3::uuid[], $4::int[]) w(id, priority)),
          deleted_rows AS (DELETE FROM service_staff WHERE business_id = $1 AND service_id = $2 AND staff_id NOT IN (SELECT id FROM wanted_rows))
     INSERT INTO service_staff (business_id, service_id, staff_id, priority) SELECT $1, $2, id, priority FROM wanted_rows
     ON CONFLICT (business_id, service_id, staff_id) DO UPDATE SET priority = excluded.priority
       WHERE service_staff.priority <> excluded.priority`,
    [businessId, serviceId, staff.map(({ id }) => id), staff.map(({ priority }) => priority)],
  );
}

/** Replaces the providers of a service. Providers from `linkedProviders` must remain. */
export async function replaceProviders(
  sql: Sql,
  businessId: string,
  serviceId: string,
  providerIds: readonly string[],
): Promise<void> {
  await sql.query(
    `WITH deleted_rows AS (DELETE FROM provider_services WHERE business_id = $1 AND service_id = $2 AND provider_id <> ALL ($3::uuid[]))
     INSERT INTO provider_services (business_id, provider_id, service_id) SELECT $1, id, $2 FROM unnest($3::uuid[]) w(id)
     ON CONFLICT DO NOTHING`,
    [businessId, serviceId, providerIds],
  );
}

export async function linkedProviders(sql: Sql, businessId: string, serviceId: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT DISTINCT provider_id AS id FROM group_calendars WHERE business_id = $1 AND service_id = $2 AND provider_id IS NOT NULL`,
    [businessId, serviceId],
  );
  return rows.map(({ id }) => id);
}

export async function replaceResources(
  sql: Sql,
  businessId: string,
  serviceId: string,
  resources: readonly { readonly id: string; readonly needed: number }[],
): Promise<void> {
  await sql.query(
    `WITH wanted_rows AS (SELECT * FROM unnest($3::uuid[], $4::int[]) w(id, needed)),
          deleted_rows AS (DELETE FROM service_resources WHERE business_id = $1 AND service_id = $2 AND resource_id NOT IN (SELECT id FROM wanted_rows))
     INSERT INTO service_resources (business_id, service_id, resource_id, needed) SELECT $1, $2, id, needed FROM wanted_rows
     ON CONFLICT (business_id, service_id, resource_id) DO UPDATE SET needed = excluded.needed
       WHERE service_resources.needed <> excluded.needed`,
    [businessId, serviceId, resources.map(({ id }) => id), resources.map(({ needed }) => needed)],
  );
}

export async function copyParts(sql: Sql, businessId: string, from: string, to: string): Promise<void> {
  const copy = (table: string, columns: string) =>
    `INSERT INTO ${table} (business_id, service_id, ${columns}) SELECT business_id, $3, ${columns} FROM ${table} WHERE business_id = $1 AND service_id = $2`;
  await sql.query(
    `WITH copied_staff AS (${copy("service_staff", "staff_id, priority")}), copied_providers AS (${copy("provider_services", "provider_id")}),
          copied_resources AS (${copy("service_resources", "resource_id, needed")}) ${copy("service_forms", "form_id, position")}`,
    [businessId, from, to],
  );
}
