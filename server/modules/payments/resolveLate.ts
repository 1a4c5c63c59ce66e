import { type BookingRow, loadBookings, loadOrderBookings } from "../bookings/data/loadBookings.ts";
import type { HoldDraft } from "../bookings/data/holds/takeHold.ts";
import { allotPayment, retakeBookings } from "./data/settlePayment.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { planMove } from "../bookings/planMove.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { VisitLine } from "../availability/visitLines.ts";
import { type PaymentDeps, scopeFor } from "./paymentDeps.ts";
import { tellAllotted } from "./settlePayment.ts";

const TRIES = 3;

/** Takes the same time again, otherwise refunds. Safe to run concurrently. */
export async function resolveLate(deps: PaymentDeps, businessId: string, paymentId: string): Promise<void> {
  const scope = await scopeFor(deps, businessId);
  const { late } = await allot(deps, businessId, paymentId, false);
  if (late.length === 0) return;
  for (let tries = 1; tries <= TRIES; tries++) {
    const taken = await toResult(() => takeAgain(deps, scope, paymentId, late));
    if (taken.ok) return;
  }
  await allot(deps, businessId, paymentId, true);
  deps.wake?.();
}

function allot(deps: PaymentDeps, businessId: string, paymentId: string, refundLate: boolean) {
  const now = deps.clock.now();
  return deps.database.transaction(async (sql) => {
    const made = await allotPayment(sql, businessId, paymentId, refundLate, now);
    await tellAllotted(sql, deps, businessId, made, now);
    return made;
  });
}

async function takeAgain(
  deps: PaymentDeps,
  scope: Scope,
  paymentId: string,
  late: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  const { query } = scope.database;
  const [first] = await loadBookings(query, scope.business.id, late.slice(0, 1));
  const order = await loadOrderBookings(query, scope.business.id, first!.orderId);
  const rows = order.filter((row) => late.includes(row.id) || isCompanion(row, now));
  const draft = await draftFor(scope, rows, now);
  const ids = rows.map((row) => row.id);
  await scope.database.transaction(async (sql) => {
    const taken = await retakeBookings(sql, scope.business.id, paymentId, ids, draft, now);
    // Leads to another attempt or the refund.
    if ("failure" in taken) throw new DomainError({ code: "STAFF_BUSY" });
    await tellAllotted(sql, deps, scope.business.id, { stood: ids, refunded: [] }, now);
  });
}

/** A free booking that expired with the paid one. */
function isCompanion(row: BookingRow, now: number): boolean {
  return (
    row.dueMinor === 0 &&
    statusAt(row.status, row.decideBy, now) === "EXPIRED" &&
    row.history.some((event) => event.status === "AWAITING_PAYMENT")
  );
}

/** @throws {DomainError} if the times cannot be planned */
async function draftFor(scope: Scope, rows: readonly BookingRow[], now: number): Promise<HoldDraft> {
  const startsAt = Math.min(...rows.map((row) => row.startsAt));
  const together = rows[0]!.isSeries ? null : await asOneVisit(scope, rows, startsAt, now);
  if (together) return together;
  const alone = [];
  for (const row of rows) {
    const to = { startsAt: row.startsAt / 60_000, staffId: null, now };
    alone.push(await planMove(scope, { asked: 0, rows: [row], lines: [lineOf(row, 0)] }, to));
  }
  const lines = alone.map((draft, ordinal) => ({ ...draft.lines[0]!, ordinal }));
  return { ...alone[0]!, lines };
}

/** Null if the order can no longer be planned as a party. */
async function asOneVisit(
  scope: Scope,
  rows: readonly BookingRow[],
  startsAt: number,
  now: number,
): Promise<HoldDraft | null> {
  const members = [...new Set(rows.map((row) => row.member))].toSorted((a, b) => a - b);
  if (members.some((member, i) => i === 0 && member !== 0 && rows.length > 1)) return null;
  const lines = rows.map((row) => lineOf(row, members.indexOf(row.member)));
  const to = { startsAt: startsAt / 60_000, staffId: null, now };
  const draft = await planMove(scope, { asked: 0, rows, lines }, to);
  const isThere = draft.lines.every((line, i) => Date.parse(line.startsAt) === rows[i]!.startsAt);
  return isThere ? draft : null;
}

function lineOf(row: BookingRow, member: number): VisitLine {
  const staffId = row.staffIds.length === 1 ? row.staffIds[0]! : null;
  return { serviceId: row.serviceId, staffId, member, seats: row.seats };
}
