import type { Sql } from "../../../platform/database/transaction.ts";
import type { BusinessActor } from "../../access/index.ts";

export type AbsenceDecisionKind = "REASSIGN" | "OFFER" | "CANCEL";

/** Instants in epoch milliseconds. */
export interface StoredDecision {
  readonly id: string;
  readonly bookingId: string;
  readonly kind: AbsenceDecisionKind;
  /** The substitute. */
  readonly staffId: string | null;
  /** The unit of the absent staff member. */
  readonly unitId: string;
  readonly offerUntil: number | null;
  /** To the client of a cancelled booking. */
  readonly note: string;
  readonly startsAt: number;
}

export interface NewAbsence {
  readonly businessId: string;
  readonly id: string;
  readonly staffId: string;
  readonly reason: string;
  readonly since: number;
  readonly until: number;
  readonly blockId: string;
  readonly actor: BusinessActor;
  readonly createdAt: number;
  readonly effectiveAt: number;
}

export interface LockedAbsence {
  readonly staffId: string;
  readonly blockId: string;
  readonly since: number;
  readonly until: number;
  readonly effectiveAt: number;
  readonly undoneAt: number | null;
  readonly actor: BusinessActor;
}

const toIso = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const toEpoch = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8`;

/** Other decisions about the same staff member wait. Returns false if the business has no such staff member. */
export async function lockAbsentStaff(sql: Sql, businessId: string, staffId: string): Promise<boolean> {
  const rows = await sql.query(
    "SELECT FROM staff WHERE business_id = $1 AND id = $2 AND publication <> 'ARCHIVED' FOR NO KEY UPDATE",
    [businessId, staffId],
  );
  return rows.length > 0;
}

/** In the order in which all changes of bookings lock them. */
export async function lockBookings(sql: Sql, businessId: string, ids: readonly string[]): Promise<void> {
  await sql.query(
    "SELECT FROM bookings WHERE business_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE",
    [businessId, ids],
  );
}

export async function insertAbsence(
  sql: Sql,
  absence: NewAbsence,
  decisions: readonly StoredDecision[],
): Promise<void> {
  const { businessId, id } = absence;
  await sql.query(
    `INSERT INTO absences (business_id, id, staff_id, reason, starts_at, ends_at, block_id, actor, created_at, effective_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      businessId,
      id,
      absence.staffId,
      absence.reason,
      toIso(absence.since),
      toIso(absence.until),
      absence.blockId,
      absence.actor,
      toIso(absence.createdAt),
      toIso(absence.effectiveAt),
    ],
  );
  await sql.query(
    `INSERT INTO absence_decisions (business_id, id, absence_id, booking_id, kind, staff_id, unit_id, offer_until, note, starts_at, due_at)
     SELECT $1::uuid, d.id, $2::uuid, d.booking_id, d.kind, d.staff_id, d.unit_id, d.offer_until, d.note, d.starts_at, $3::timestamptz
       FROM unnest($4::uuid[], $5::uuid[], $6::absence_decision_kind[], $7::uuid[], $8::uuid[], $9::timestamptz[], $10::timestamptz[], $11::text[])
            d(id, booking_id, kind, staff_id, unit_id, offer_until, starts_at, note)`,
    [
      businessId,
      id,
      toIso(absence.effectiveAt),
      decisions.map((one) => one.id),
      decisions.map((one) => one.bookingId),
      decisions.map((one) => one.kind),
      decisions.map((one) => one.staffId),
      decisions.map((one) => one.unitId),
      decisions.map((one) => toIso(one.offerUntil)),
      decisions.map((one) => toIso(one.startsAt)),
      decisions.map((one) => one.note),
    ],
  );
}

export async function lockAbsence(sql: Sql, businessId: string, id: string): Promise<LockedAbsence | null> {
  const [row] = await sql.query<LockedAbsence>(
    `SELECT staff_id AS "staffId", block_id AS "blockId", ${toEpoch("starts_at")} AS since, ${toEpoch("ends_at")} AS until,
            ${toEpoch("effective_at")} AS "effectiveAt", ${toEpoch("undone_at")} AS "undoneAt", actor
       FROM absences WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  return row ?? null;
}

/** Decisions that have not taken effect, by booking. */
export function loadPendingDecisions(
  sql: Sql,
  businessId: string,
  absenceId: string,
): Promise<StoredDecision[]> {
  return sql.query<StoredDecision>(
    `SELECT id, booking_id AS "bookingId", kind, staff_id AS "staffId", unit_id AS "unitId",
            ${toEpoch("offer_until")} AS "offerUntil", note, ${toEpoch("starts_at")} AS "startsAt"
       FROM absence_decisions WHERE business_id = $1 AND absence_id = $2 AND state = 'PENDING' ORDER BY booking_id`,
    [businessId, absenceId],
  );
}

export async function markUndone(
  sql: Sql,
  businessId: string,
  absenceId: string,
  decisionIds: readonly string[],
  now: number,
): Promise<void> {
  await sql.query("UPDATE absences SET undone_at = $3 WHERE business_id = $1 AND id = $2", [
    businessId,
    absenceId,
    toIso(now),
  ]);
  await sql.query(
    `UPDATE absence_decisions SET due_at = NULL, state = CASE WHEN id = ANY ($3::uuid[]) THEN 'UNDONE' ELSE 'SUPERSEDED' END::absence_decision_state
      WHERE business_id = $1 AND absence_id = $2 AND state = 'PENDING'`,
    [businessId, absenceId, decisionIds],
  );
}

/** Ends open decisions about bookings that have moved since, so that their new time can be decided. */
export async function closeMovedDecisions(
  sql: Sql,
  businessId: string,
  bookingIds: readonly string[],
): Promise<void> {
  await sql.query(
    `UPDATE absence_decisions d SET due_at = NULL,
            state = CASE d.state WHEN 'OFFERED' THEN 'RESCHEDULED' ELSE 'SUPERSEDED' END::absence_decision_state
       FROM bookings b
      WHERE d.business_id = $1 AND d.booking_id = ANY ($2::uuid[]) AND d.state IN ('PENDING', 'OFFERED')
        AND b.business_id = d.business_id AND b.id = d.booking_id AND b.starts_at <> d.starts_at`,
    [businessId, bookingIds],
  );
}
