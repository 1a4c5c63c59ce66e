import type { Sql } from "../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../platform/work/leases.ts";
import type { AbsenceDecisionKind } from "./absences.ts";

export const DUE_DECISIONS: DueColumn = { table: "absence_decisions", column: "due_at" };

export type DecisionState =
  | "PENDING"
  | "REASSIGNED"
  | "OFFERED"
  | "RESCHEDULED"
  | "CANCELLED"
  | "SUPERSEDED"
  | "UNDONE";

/** Instants in epoch milliseconds. */
export interface LockedDecision {
  readonly bookingId: string;
  readonly kind: AbsenceDecisionKind;
  readonly state: DecisionState;
  readonly absentStaffId: string;
  readonly substituteId: string | null;
  readonly offerUntil: number | null;
  readonly note: string;
  readonly startsAt: number;
  readonly actor: "OWNER" | "STAFF";
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export function leaseDueDecisions(
  query: Sql["query"],
  { now, lease, limit }: LeaseRequest,
): Promise<LeasedRow[]> {
  return query<LeasedRow>(
    `UPDATE absence_decisions d SET due_at = $2::timestamptz
       FROM (SELECT business_id, id FROM absence_decisions WHERE due_at <= $1::timestamptz ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED) due
      WHERE d.business_id = due.business_id AND d.id = due.id
     RETURNING d.business_id AS "businessId", d.id`,
    [instant(now), instant(lease), limit],
  );
}

/** Locks the absence, the booking and the decision, in this order. Null if the decision has ended. */
export async function lockDueDecision(
  sql: Sql,
  { businessId, id }: LeasedRow,
): Promise<LockedDecision | null> {
  const [absence] = await sql.query<{ bookingId: string }>(
    `SELECT d.booking_id AS "bookingId" FROM absences a JOIN absence_decisions d ON d.business_id = a.business_id AND d.absence_id = a.id
      WHERE d.business_id = $1 AND d.id = $2 FOR SHARE OF a`,
    [businessId, id],
  );
  if (!absence) return null;
  await sql.query("SELECT FROM bookings WHERE business_id = $1 AND id = $2 FOR UPDATE", [
    businessId,
    absence.bookingId,
  ]);
  const [row] = await sql.query<LockedDecision>(
    `SELECT d.booking_id AS "bookingId", d.kind, d.state, a.staff_id AS "absentStaffId", d.staff_id AS "substituteId", d.note, a.actor,
            (extract(epoch FROM d.offer_until) * 1000)::float8 AS "offerUntil", (extract(epoch FROM d.starts_at) * 1000)::float8 AS "startsAt"
       FROM absence_decisions d JOIN absences a ON a.business_id = d.business_id AND a.id = d.absence_id
      WHERE d.business_id = $1 AND d.id = $2 AND d.state IN ('PENDING', 'OFFERED') FOR UPDATE OF d`,
    [businessId, id],
  );
  return row ?? null;
}

/** @param dueAt epoch milliseconds; null if no work is left */
export async function settleDecision(
  sql: Sql,
  { businessId, id }: LeasedRow,
  state: DecisionState,
  dueAt: number | null,
): Promise<void> {
  await sql.query("UPDATE absence_decisions SET state = $3, due_at = $4 WHERE business_id = $1 AND id = $2", [
    businessId,
    id,
    state,
    dueAt === null ? null : instant(dueAt),
  ]);
}

/** No effect if the lease has changed. */
export async function postponeDecision(
  query: Sql["query"],
  { businessId, id }: LeasedRow,
  lease: number,
  dueAt: number,
): Promise<void> {
  await query(
    "UPDATE absence_decisions SET due_at = $4 WHERE business_id = $1 AND id = $2 AND due_at = $3::timestamptz",
    [businessId, id, instant(lease), instant(dueAt)],
  );
}

export async function offerOtherTimes(
  sql: Sql,
  businessId: string,
  bookingId: string,
  until: number,
): Promise<void> {
  await sql.query("UPDATE bookings SET offered_until = $3 WHERE business_id = $1 AND id = $2", [
    businessId,
    bookingId,
    instant(until),
  ]);
}

/** Widens the claims of an order to their buffers where the time is free. */
export async function restoreBuffers(sql: Sql, businessId: string, orderId: string): Promise<void> {
  await sql.query("SELECT restore_buffers($1, $2)", [businessId, orderId]);
}
