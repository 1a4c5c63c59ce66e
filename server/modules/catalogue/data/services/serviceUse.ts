import type { Sql } from "../../../../platform/database/transaction.ts";

/**
 * Sets the seats of all future sessions to the new capacity, but never below the seats taken.
 * @param now epoch milliseconds
 */
export async function updateFutureSeats(
  sql: Sql,
  businessId: string,
  serviceId: string,
  capacity: number,
  now: number,
): Promise<void> {
  await sql.query(
    `UPDATE sessions SET seats_offered = greatest(seats_taken, $3) WHERE id IN (
       SELECT id FROM sessions WHERE business_id = $1 AND service_id = $2 AND starts_at > $4 ORDER BY id FOR UPDATE)
       AND business_id = $1`,
    [businessId, serviceId, capacity, new Date(now).toISOString()],
  );
}

export interface ServiceSupplyCounts {
  readonly staff: number;
  readonly staffWithHours: number;
  readonly providers: number;
  readonly shortResources: number;
}

export async function countServiceSupply(
  query: Sql["query"],
  businessId: string,
  serviceId: string,
): Promise<ServiceSupplyCounts> {
  const [row] = await query<ServiceSupplyCounts>(
    `WITH service_schedules AS (
       SELECT p.schedule_id FROM service_staff o JOIN staff p ON p.business_id = o.business_id AND p.id = o.staff_id
        WHERE o.business_id = $1 AND o.service_id = $2 AND p.publication = 'PUBLISHED')
     SELECT (SELECT count(*)::int FROM service_schedules) AS staff,
            (SELECT count(*)::int FROM service_schedules p
              WHERE EXISTS (SELECT FROM schedule_windows w WHERE w.business_id = $1 AND w.schedule_id = p.schedule_id)
                 OR EXISTS (SELECT FROM date_overrides d WHERE d.business_id = $1 AND d.schedule_id = p.schedule_id AND cardinality(d.opens_at) > 0)) AS "staffWithHours",
            (SELECT count(*)::int FROM provider_services o JOIN providers p ON p.business_id = o.business_id AND p.id = o.provider_id
              WHERE o.business_id = $1 AND o.service_id = $2 AND p.publication = 'PUBLISHED') AS providers,
            (SELECT count(*)::int FROM service_resources r WHERE r.business_id = $1 AND r.service_id = $2
                AND r.needed > (SELECT count(*) FROM units u WHERE u.business_id = $1 AND u.resource_id = r.resource_id AND NOT u.is_extra)) AS "shortResources"`,
    [businessId, serviceId],
  );
  return row!;
}
