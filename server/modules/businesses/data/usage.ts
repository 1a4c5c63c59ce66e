import { getMonthStart } from "../rules/quotas.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface Usage {
  readonly businessId: string;
  readonly bookings: number;
  readonly mails: number;
  readonly storageBytes: number;
  readonly apiCost: number;
}

const toDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Counts the month and the day (UTC) of `now` in one statement. Expired bookings do not count. */
export function loadUsage(
  query: Sql["query"],
  businessIds: readonly string[],
  now: number,
): Promise<Usage[]> {
  return query<Usage>(
    `SELECT u.id AS "businessId",
            (SELECT count(*) FROM bookings b WHERE b.business_id = u.id AND b.created_at >= $2::timestamptz AND b.status <> 'EXPIRED') AS bookings,
            (SELECT coalesce(sum(d.mails), 0)::int FROM usage_days d WHERE d.business_id = u.id AND d.day = $4::date) AS mails,
            (SELECT coalesce(sum(d.api_cost), 0) FROM usage_days d WHERE d.business_id = u.id AND d.day >= $3::date) AS "apiCost",
            ((SELECT coalesce(sum(m.size_bytes), 0) FROM media m WHERE m.business_id = u.id)
             + (SELECT coalesce(sum(p.size_bytes), 0) FROM uploads p WHERE p.business_id = u.id))::float8 AS "storageBytes"
       FROM businesses u WHERE u.id = ANY ($1::uuid[])`,
    [businessIds, new Date(getMonthStart(now)).toISOString(), toDay(getMonthStart(now)), toDay(now)],
  );
}

export interface DayCost {
  readonly businessId: string;
  /** An ISO date in UTC. */
  readonly day: string;
  readonly cost: number;
}

export async function addApiCosts(sql: Sql, costs: readonly DayCost[]): Promise<void> {
  await sql.query(
    `INSERT INTO usage_days AS d (business_id, day, api_cost)
     SELECT c.business_id, c.day, c.cost FROM unnest($1::uuid[], $2::date[], $3::float8[]) AS c(business_id, day, cost)
       JOIN businesses b ON b.id = c.business_id ORDER BY c.business_id, c.day
     ON CONFLICT (business_id, day) DO UPDATE SET api_cost = d.api_cost + excluded.api_cost`,
    [costs.map(({ businessId }) => businessId), costs.map(({ day }) => day), costs.map(({ cost }) => cost)],
  );
}

export async function loadApiCost(query: Sql["query"], businessId: string, now: number): Promise<number> {
  const [row] = await query<{ cost: number }>(
    "SELECT coalesce(sum(api_cost), 0) AS cost FROM usage_days WHERE business_id = $1 AND day >= $2::date",
    [businessId, toDay(getMonthStart(now))],
  );
  return row!.cost;
}
