import type { RowKey } from "../../../../platform/database/rows.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface GroupCalendar {
  readonly serviceId: string;
  readonly providerId: string | null;
}

/**
 * Returns for each calendar whether the provider offers the service, and locks these offers until the transaction ends.
 */
export async function areOffered(
  sql: Sql,
  businessId: string,
  calendars: readonly { readonly serviceId: string | null; readonly providerId: string | null }[],
): Promise<boolean[]> {
  if (calendars.length === 0) return [];
  const rows = await sql.query<{ service: string; provider: string }>(
    `SELECT service_id AS service, provider_id AS provider FROM provider_services
      WHERE business_id = $1 AND service_id = ANY ($2::uuid[]) AND provider_id = ANY ($3::uuid[])
      ORDER BY provider_id, service_id FOR KEY SHARE`,
    [businessId, calendars.map((one) => one.serviceId), calendars.map((one) => one.providerId)],
  );
  return calendars.map((one) =>
    rows.some(({ service, provider }) => service === one.serviceId && provider === one.providerId),
  );
}

/**
 * Replaces the calendars of a group. The array gives their order.
 * @param ids one id for each calendar, used for those that are new
 */
export async function writeCalendars(
  sql: Sql,
  { businessId, id }: RowKey,
  calendars: readonly GroupCalendar[],
  ids: readonly string[],
): Promise<void> {
  const values = [
    businessId,
    id,
    calendars.map(({ serviceId }) => serviceId),
    calendars.map(({ providerId }) => providerId),
  ];
  await sql.query(
    `DELETE FROM group_calendars g WHERE business_id = $1 AND group_id = $2 AND NOT EXISTS (
       SELECT FROM unnest($3::uuid[], $4::uuid[]) w(service, provider)
        WHERE w.service = g.service_id AND w.provider IS NOT DISTINCT FROM g.provider_id)`,
    values,
  );
  await sql.query(
    `INSERT INTO group_calendars (business_id, group_id, id, service_id, provider_id, position)
     SELECT $1, $2, w.id, w.service, w.provider, w.n FROM unnest($5::uuid[], $3::uuid[], $4::uuid[]) WITH ORDINALITY w(id, service, provider, n)
     ON CONFLICT (business_id, group_id, service_id, (coalesce(provider_id, '00000000-0000-0000-0000-000000000000')))
       DO UPDATE SET position = excluded.position WHERE group_calendars.position <> excluded.position`,
    [...values, ids],
  );
}
