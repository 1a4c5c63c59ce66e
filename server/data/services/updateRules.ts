import type { Sql } from "../transaction.ts";

/** The rules of a service that an owner may change. */
export interface ServiceRules {
  readonly publication: "DRAFT" | "PUBLISHED" | "ARCHIVED";
  readonly maxPerDay: number | null;
  readonly maxPerBooking: number | null;
  readonly recurrenceMax: number | null;
  readonly lookBusyPercent: number;
  readonly noticeMinutes: number;
  readonly horizonDays: number;
  readonly cancelCutoffMinutes: number;
  readonly rescheduleCutoffMinutes: number;
}

const COLUMNS: Record<keyof ServiceRules, string> = {
  publication: "publication",
  maxPerDay: "max_per_day",
  maxPerBooking: "max_per_booking",
  recurrenceMax: "recurrence_max",
  lookBusyPercent: "look_busy_percent",
  noticeMinutes: "notice_minutes",
  horizonDays: "horizon_days",
  cancelCutoffMinutes: "cancel_cutoff_minutes",
  rescheduleCutoffMinutes: "reschedule_cutoff_minutes",
};

/** What a service was before it is changed; nobody else changes it meanwhile. Null: there is no such service. */
export async function lockService(
  sql: Sql,
  businessId: string,
  serviceId: string,
): Promise<{ readonly maxPerDay: number | null; readonly capacity: number } | null> {
  const [row] = await sql.query<{ maxPerDay: number | null; capacity: number }>(
    `SELECT max_per_day AS "maxPerDay", capacity FROM services WHERE business_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [businessId, serviceId],
  );
  return row ?? null;
}

/** Writes the rules that are given and leaves the others. */
export async function writeRules(
  sql: Sql,
  businessId: string,
  serviceId: string,
  changes: Partial<ServiceRules>,
): Promise<void> {
  const rules = Object.keys(changes) as (keyof ServiceRules)[];
  if (rules.length === 0) return;
  const assignments = rules.map((rule, i) => `${COLUMNS[rule]} = $${i + 3}`);
  await sql.query(`UPDATE services SET ${assignments.join(", ")} WHERE business_id = $1 AND id = $2`, [
    businessId,
    serviceId,
    ...rules.map((rule) => changes[rule]),
  ]);
}
