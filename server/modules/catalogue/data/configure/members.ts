import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

const RELATIONS = {
  staffOfProvider: { table: "provider_staff", of: "provider_id", member: "staff_id" },
  providersOfStaff: { table: "provider_staff", of: "staff_id", member: "provider_id" },
  servicesOfProvider: { table: "provider_services", of: "provider_id", member: "service_id" },
} as const;

export async function setMembers(
  sql: Sql,
  relation: keyof typeof RELATIONS,
  { businessId, id }: RowKey,
  members: readonly string[],
): Promise<void> {
  const { table, of, member } = RELATIONS[relation];
  await sql.query(
    `DELETE FROM ${table} WHERE business_id = $1 AND ${of} = $2 AND ${member} <> ALL ($3::uuid[])`,
    [businessId, id, members],
  );
  await sql.query(
    `INSERT INTO ${table} (business_id, ${of}, ${member}) SELECT $1, $2, unnest($3::uuid[]) ON CONFLICT DO NOTHING`,
    [businessId, id, members],
  );
}

/** Checks whether a group contains a calendar of the provider for a service outside `remainingServiceIds`. */
export async function isGroupedServiceMissing(
  sql: Sql,
  { businessId, id }: RowKey,
  remainingServiceIds: readonly string[],
): Promise<boolean> {
  const rows = await sql.query(
    "SELECT FROM group_calendars WHERE business_id = $1 AND provider_id = $2 AND service_id <> ALL ($3::uuid[]) LIMIT 1",
    [businessId, id, remainingServiceIds],
  );
  return rows.length > 0;
}

/** The lowest priority is assigned first. */
export interface ServedService {
  readonly serviceId: string;
  readonly priority: number;
}

export async function setServedServices(
  sql: Sql,
  { businessId, id }: RowKey,
  served: readonly ServedService[],
): Promise<void> {
  const services = served.map(({ serviceId }) => serviceId);
  await sql.query(
    "DELETE FROM service_staff WHERE business_id = $1 AND staff_id = $2 AND service_id <> ALL ($3::uuid[])",
    [businessId, id, services],
  );
  await sql.query(
    `INSERT INTO service_staff (business_id, staff_id, service_id, priority)
     SELECT $1, $2, s.id, s.priority FROM unnest($3::uuid[], $4::int[]) s(id, priority)
     ON CONFLICT (business_id, service_id, staff_id) DO UPDATE SET priority = excluded.priority`,
    [businessId, id, services, served.map(({ priority }) => priority)],
  );
}
