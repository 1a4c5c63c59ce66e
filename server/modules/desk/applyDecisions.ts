import { type BookingRow, cancelBooking, isLive, loadBookings } from "../bookings/index.ts";
import { nestedTransaction } from "../../platform/database/nestedTransaction.ts";
import type { Deps, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { LeasedRow } from "../../platform/work/leases.ts";
import { processDue } from "../../platform/work/leasedWork.ts";
import type { RunControl } from "../../platform/work/loop.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import {
  DUE_DECISIONS,
  type DecisionState,
  type LockedDecision,
  leaseDueDecisions,
  lockDueDecision,
  offerOtherTimes,
  postponeDecision,
  restoreBuffers,
  settleDecision,
} from "./data/dueDecisions.ts";

export interface DecisionDeps extends Deps {
  readonly onError: (what: string, error: unknown) => void;
}

const RETRY_MS = 60_000;

/**
 * Sends the messages of absences that have taken effect, cancels bookings, and ends offers at their limits. Leases make
 * it safe to run concurrently.
 */
export async function applyDecisions(deps: DecisionDeps, control?: RunControl): Promise<void> {
  const { query } = deps.database;
  await processDue(deps, control, {
    limit: 20,
    concurrency: 2,
    due: DUE_DECISIONS,
    take: (request) => leaseDueDecisions(query, request),
    async run(row: LeasedRow) {
      try {
        await applyDecision(deps, row);
        return null;
      } catch (error) {
        deps.onError("applying a decision about an absence failed", error);
        return { dueAt: deps.clock.now() + RETRY_MS };
      }
    },
    async settle(row, { dueAt }, lease) {
      if (lease !== null) await postponeDecision(query, row, lease, dueAt);
    },
  });
}

async function applyDecision(deps: Deps, row: LeasedRow): Promise<void> {
  const { businessId } = row;
  const business = await deps.database.prisma.business.findUniqueOrThrow({ where: { id: businessId } });
  const scope: Scope = { ...deps, business };
  await scope.database.transaction(async (sql) => {
    const decision = await lockDueDecision(sql, row);
    if (!decision) return;
    const [booking] = await loadBookings(sql.query, businessId, [decision.bookingId]);
    const inner = { ...scope, database: nestedTransaction(scope.database, sql) };
    const state = await applyToBooking(inner, sql, decision, booking!);
    await settleDecision(sql, row, state, state === "OFFERED" ? decision.offerUntil : null);
  });
  // Refunds are stored by now.
  scope.wakePayments();
}

async function applyToBooking(
  scope: Scope,
  sql: Sql,
  decision: LockedDecision,
  booking: BookingRow,
): Promise<DecisionState> {
  const now = scope.clock.now();
  const { kind, state, startsAt, substituteId, absentStaffId } = decision;
  if (!isLive(statusAt(booking.status, booking.decideBy, now))) return "SUPERSEDED";
  const servingId = substituteId ?? absentStaffId;
  if (booking.startsAt !== startsAt || !booking.staffIds.includes(servingId))
    return state === "OFFERED" ? "RESCHEDULED" : "SUPERSEDED";
  const businessId = scope.business.id;
  const bookingIds = [booking.id];
  if (kind === "REASSIGN") {
    if (booking.orderSize > 1) await restoreBuffers(sql, businessId, booking.orderId);
    const formerStaff = { [booking.id]: [absentStaffId] };
    await scope.notifications.enqueue(sql, scope, { occasion: "REASSIGNED", bookingIds, formerStaff, now });
    return "REASSIGNED";
  }
  if (kind === "OFFER" && state === "PENDING") {
    await offerOtherTimes(sql, businessId, booking.id, decision.offerUntil!);
    await scope.notifications.enqueue(sql, scope, { occasion: "OFFERED", bookingIds, now });
    return "OFFERED";
  }
  const cancelled = await cancelBooking(scope, {
    booking,
    scope: "ONE",
    reason: decision.note,
    actor: kind === "CANCEL" ? decision.actor : "SYSTEM",
  });
  return cancelled.ok ? "CANCELLED" : "SUPERSEDED";
}
