import type { DayWindow, IsoDate } from "../../../../shared/slots/types.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** Locks a schedule, so that its dates do not change meanwhile. Returns false if there is none. */
export async function lockSchedule(sql: Sql, businessId: string, scheduleId: string): Promise<boolean> {
  const rows = await sql.query("SELECT id FROM schedules WHERE business_id = $1 AND id = $2 FOR UPDATE", [
    businessId,
    scheduleId,
  ]);
  return rows.length > 0;
}

/** Replaces the override of a date. An empty list closes the date. */
export async function writeOverride(
  sql: Sql,
  businessId: string,
  scheduleId: string,
  date: IsoDate,
  windows: readonly DayWindow[],
): Promise<void> {
  await sql.query(
    `INSERT INTO date_overrides (business_id, schedule_id, date, opens_at, closes_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (business_id, schedule_id, date) DO UPDATE SET opens_at = excluded.opens_at, closes_at = excluded.closes_at
       WHERE (date_overrides.opens_at, date_overrides.closes_at) IS DISTINCT FROM (excluded.opens_at, excluded.closes_at)`,
    [
      businessId,
      scheduleId,
      date,
      windows.map(({ opensAt }) => opensAt),
      windows.map(({ closesAt }) => closesAt),
    ],
  );
}

export async function deleteOverride(
  sql: Sql,
  businessId: string,
  scheduleId: string,
  date: IsoDate,
): Promise<boolean> {
  const rows = await sql.query(
    "DELETE FROM date_overrides WHERE business_id = $1 AND schedule_id = $2 AND date = $3 RETURNING date",
    [businessId, scheduleId, date],
  );
  return rows.length > 0;
}

export async function writeHoliday(sql: Sql, businessId: string, date: IsoDate, name: string): Promise<void> {
  await sql.query(
    `INSERT INTO holidays (business_id, date, name) VALUES ($1, $2, $3)
     ON CONFLICT (business_id, date) DO UPDATE SET name = excluded.name`,
    [businessId, date, name],
  );
}

export async function deleteHoliday(
  query: Sql["query"],
  businessId: string,
  date: IsoDate,
): Promise<boolean> {
  const rows = await query("DELETE FROM holidays WHERE business_id = $1 AND date = $2 RETURNING date", [
    businessId,
    date,
  ]);
  return rows.length > 0;
}
