import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

/** What belongs to each other, seen from one side: whose members are replaced, and what these are. */
const SIDES = {
  staffOfProvider: { table: "provider_staff", of: "provider_id", member: "staff_id" },
  providersOfStaff: { table: "provider_staff", of: "staff_id", member: "provider_id" },
  servicesOfProvider: { table: "provider_services", of: "provider_id", member: "service_id" },
} as const;

/** Makes these, and no others, the members. */
export async function setMembers(
  sql: Sql,
  side: keyof typeof SIDES,
  { businessId, id }: RowKey,
  members: readonly string[],
): Promise<void> {
  const { table, of, member } = SIDES[side];
  await sql.query(
    `DELETE FROM ${table} WHERE business_id = $1 AND ${of} = $2 AND ${member} <> ALL ($3::uuid[])`,
    [businessId, id, members],
  );
  await sql.query(
    `INSERT INTO ${table} (business_id, ${of}, ${member}) SELECT $1, $2, unnest($3::uuid[]) ON CONFLICT DO NOTHING`,
    [businessId, id, members],
  );
}

/** Whether a group's calendar hangs on something that a provider would offer no more. */
export async function isOfferInGroup(
  sql: Sql,
  { businessId, id }: RowKey,
  staying: readonly string[],
): Promise<boolean> {
  const rows = await sql.query(
    "SELECT FROM group_calendars WHERE business_id = $1 AND provider_id = $2 AND service_id <> ALL ($3::uuid[]) LIMIT 1",
    [businessId, id, staying],
  );
  return rows.length > 0;
}

/** What somebody serves, and in which turn they are asked. */
export interface ServedService {
  readonly serviceId: string;
  readonly priority: number;
}

/** Makes these, and no others, what somebody serves. */
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
