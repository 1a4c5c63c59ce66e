import { type BookingRow, loadBookings, loadOrderBookings } from "../bookings/data/loadBookings.ts";
import type { HoldDraft } from "../bookings/data/holds/takeHold.ts";
import { allocatePayment, retakeBookings } from "./data/settlePayment.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { planMove } from "../bookings/planMove.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { OrderLine } from "../availability/orderLines.ts";
import { type PaymentDeps, loadScope } from "./paymentDeps.ts";
import { notifyAllocation } from "./settlePayment.ts";

const MAX_ATTEMPTS = 3;

/** Takes the same time again, otherwise refunds. Safe to run concurrently. */
export async function resolveLatePayment(
  deps: PaymentDeps,
  businessId: string,
  paymentId: string,
): Promise<void> {
  const scope = await loadScope(deps, businessId);
  const { late: lateBookingIds } = await allocate(deps, businessId, paymentId, false);
  if (lateBookingIds.length === 0) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const taken = await toResult(() => retakeTimes(deps, scope, paymentId, lateBookingIds));
    if (taken.ok) return;
  }
  await allocate(deps, businessId, paymentId, true);
  deps.wake?.();
}

function allocate(deps: PaymentDeps, businessId: string, paymentId: string, refundLate: boolean) {
  const now = deps.clock.now();
  return deps.database.transaction(async (sql) => {
    const allocation = await allocatePayment(sql, businessId, paymentId, refundLate, now);
    await notifyAllocation(sql, deps, businessId, allocation, now);
    return allocation;
  });
}

async function retakeTimes(
  deps: PaymentDeps,
  scope: Scope,
  paymentId: string,
  lateBookingIds: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  const { query } = scope.database;
  const [first] = await loadBookings(query, scope.business.id, lateBookingIds.slice(0, 1));
  const order = await loadOrderBookings(query, scope.business.id, first!.orderId);
  const rows = order.filter((row) => lateBookingIds.includes(row.id) || isExpiredFreeBooking(row, now));
  const draft = await planDraft(scope, rows, now);
  const ids = rows.map((row) => row.id);
  await scope.database.transaction(async (sql) => {
    const taken = await retakeBookings(sql, scope.business.id, paymentId, ids, draft, now);
    // Leads to another attempt or the refund.
    if ("failure" in taken) throw new DomainError({ code: "STAFF_BUSY" });
    await notifyAllocation(sql, deps, scope.business.id, { stood: ids, refunded: [] }, now);
  });
}

/** A free booking that expired with the paid one. */
function isExpiredFreeBooking(row: BookingRow, now: number): boolean {
  return (
    row.dueMinor === 0 &&
    statusAt(row.status, row.decideBy, now) === "EXPIRED" &&
    row.history.some((event) => event.status === "AWAITING_PAYMENT")
  );
}

/** @throws {DomainError} if the times cannot be planned */
async function planDraft(scope: Scope, rows: readonly BookingRow[], now: number): Promise<HoldDraft> {
  const startsAt = Math.min(...rows.map((row) => row.startsAt));
  const partyDraft = rows[0]!.isSeries ? null : await planAsParty(scope, rows, startsAt, now);
  if (partyDraft) return partyDraft;
  const singleDrafts = [];
  for (const row of rows) {
    const destination = { startsAt: row.startsAt / 60_000, staffId: null, now };
    singleDrafts.push(
      await planMove(scope, { requestedIndex: 0, rows: [row], lines: [toLine(row, 0)] }, destination),
    );
  }
  const lines = singleDrafts.map((draft, ordinal) => ({ ...draft.lines[0]!, ordinal }));
  return { ...singleDrafts[0]!, lines };
}

/** Null if the order can no longer be planned as a party. */
async function planAsParty(
  scope: Scope,
  rows: readonly BookingRow[],
  startsAt: number,
  now: number,
): Promise<HoldDraft | null> {
  const members = [...new Set(rows.map((row) => row.member))].toSorted((a, b) => a - b);
  if (members.some((member, i) => i === 0 && member !== 0 && rows.length > 1)) return null;
  const lines = rows.map((row) => toLine(row, members.indexOf(row.member)));
  const destination = { startsAt: startsAt / 60_000, staffId: null, now };
  const draft = await planMove(scope, { requestedIndex: 0, rows, lines }, destination);
  const hasSameStarts = draft.lines.every((line, i) => Date.parse(line.startsAt) === rows[i]!.startsAt);
  return hasSameStarts ? draft : null;
}

function toLine(row: BookingRow, member: number): OrderLine {
  const staffId = row.staffIds.length === 1 ? row.staffIds[0]! : null;
  return { serviceId: row.serviceId, staffId, member, seats: row.seats };
}
