import { type Reassignment, deleteBlock, isLive, loadBookings, reassignBookings } from "../bookings/index.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import {
  type LockedAbsence,
  type StoredDecision,
  loadPendingDecisions,
  lockAbsence,
  lockBookings,
  markUndone,
} from "./data/absences.ts";
import { clearBlockedTime, refillBlocks, loadStaffUnits } from "./data/blockedTime.ts";
import { isTaken } from "./decideAbsence.ts";

type UndoFailure = FailureWith<"INVALID_INPUT" | "ABSENCE_IN_EFFECT" | "ABSENCE_CHANGED">;

/**
 * Restores the bookings and removes the block, as long as no message has been sent. A booking that another caller has
 * changed since stays as it is. Idempotent.
 */
export function undoAbsence(
  scope: Scope,
  absenceId: string,
): Promise<Outcome<{ readonly absenceId: string }, UndoFailure>> {
  const now = scope.clock.now();
  const businessId = scope.business.id;
  return toResult<{ readonly absenceId: string }, UndoFailure>((reject) =>
    scope.database.transaction(async (sql) => {
      const absence = await lockAbsence(sql, businessId, absenceId);
      if (!absence) throw reject(invalidInput(issue(["id"], "NOT_FOUND")));
      if (absence.undoneAt !== null) return { absenceId };
      if (now >= absence.effectiveAt) throw reject({ code: "ABSENCE_IN_EFFECT" });
      const decisions = await loadPendingDecisions(sql, businessId, absenceId);
      await lockBookings(
        sql,
        businessId,
        decisions.map(({ bookingId }) => bookingId),
      );
      const restorable = await findUnchanged(sql, businessId, absence, decisions);
      await restore(sql, businessId, absence, restorable, now, reject);
      const restoredIds = new Set(restorable.map(({ decision }) => decision.id));
      await markUndone(
        sql,
        businessId,
        absenceId,
        decisions.filter(({ id }) => restoredIds.has(id)).map(({ id }) => id),
        now,
      );
      return { absenceId };
    }),
  );
}

interface RestorableDecision {
  readonly decision: StoredDecision;
  readonly startsAt: number;
  readonly endsAt: number;
}

async function findUnchanged(
  sql: Sql,
  businessId: string,
  { staffId }: LockedAbsence,
  decisions: readonly StoredDecision[],
): Promise<RestorableDecision[]> {
  const rows = await loadBookings(
    sql.query,
    businessId,
    decisions.map(({ bookingId }) => bookingId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return decisions.flatMap((decision) => {
    const row = byId.get(decision.bookingId)!;
    const isUnchanged =
      isLive(row.status) &&
      row.startsAt === decision.startsAt &&
      row.staffIds.includes(decision.staffId ?? staffId);
    return isUnchanged ? [{ decision, startsAt: row.startsAt, endsAt: row.endsAt }] : [];
  });
}

async function restore(
  sql: Sql,
  businessId: string,
  absence: LockedAbsence,
  restorable: readonly RestorableDecision[],
  now: number,
  reject: Reject<UndoFailure>,
): Promise<void> {
  const moved = restorable.filter(({ decision }) => decision.kind === "REASSIGN");
  const units = await loadStaffUnits(
    sql,
    businessId,
    moved.map(({ decision }) => decision.staffId!),
  );
  const moves = moved.map(({ decision }): Reassignment => ({
    bookingId: decision.bookingId,
    from: { staffId: decision.staffId!, unitId: units.get(decision.staffId!)! },
    to: { staffId: absence.staffId, unitId: decision.unitId },
  }));
  const span = await clearBlockedTime(sql, businessId, absence, moves);
  try {
    await reassignBookings(sql, businessId, moves, absence.actor, now);
  } catch (error) {
    // The block was deleted in the meantime, and its time was booked.
    if (!isTaken(error)) throw error;
    throw reject({ code: "ABSENCE_CHANGED", bookingIds: moves.map(({ bookingId }) => bookingId) });
  }
  await deleteBlock(sql, businessId, absence.blockId);
  await refillBlocks(sql, businessId, span);
}
