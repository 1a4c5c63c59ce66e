import { isTimeOverride } from "../../shared/bookings/overrides.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { type BookingRow, loadBookings, loadOrderBookings } from "./data/loadBookings.ts";
import type { HoldDraft } from "./data/holds/takeHold.ts";
import { retakeBookings } from "./data/retakeBookings.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { planMove } from "./planMove.ts";
import type { Reject } from "../../platform/database/domainError.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { OrderLine } from "../availability/index.ts";
import type { Retake } from "../payments/index.ts";

/** Rejects if the times cannot be planned. */
export async function planRetake(
  scope: Scope,
  lateBookingIds: readonly string[],
  now: number,
  reject: Reject<Failure>,
): Promise<Retake> {
  const { query } = scope.database;
  const [first] = await loadBookings(query, scope.business.id, lateBookingIds.slice(0, 1));
  const order = await loadOrderBookings(query, scope.business.id, first!.orderId);
  const rows = order.filter((row) => lateBookingIds.includes(row.id) || isExpiredFreeBooking(row, now));
  const draft = await planDraft(scope, rows, now, reject);
  const bookingIds = rows.map((row) => row.id);
  return {
    bookingIds,
    async take(sql, paymentId) {
      const taken = await retakeBookings(sql, scope.business.id, paymentId, bookingIds, draft, now);
      // Leads to another attempt or the refund.
      if ("failure" in taken) throw reject({ code: "STAFF_BUSY" });
    },
  };
}

/** A free booking that expired with the paid one. */
function isExpiredFreeBooking(row: BookingRow, now: number): boolean {
  return (
    row.dueMinor === 0 &&
    statusAt(row.status, row.decideBy, now) === "EXPIRED" &&
    row.history.some((event) => event.status === "AWAITING_PAYMENT")
  );
}

async function planDraft(
  scope: Scope,
  rows: readonly BookingRow[],
  now: number,
  reject: Reject<Failure>,
): Promise<HoldDraft> {
  const startsAt = Math.min(...rows.map((row) => row.startsAt));
  const partyDraft = rows[0]!.isSeries ? null : await planAsParty(scope, rows, startsAt, now, reject);
  if (partyDraft) return partyDraft;
  const singleDrafts = [];
  for (const row of rows) {
    const destination = {
      startsAt: row.startsAt / 60_000,
      staffId: null,
      now,
      ...retakenOverrides([row]),
    };
    singleDrafts.push(
      await planMove(scope, { requestedIndex: 0, rows: [row], lines: [toLine(row, 0)] }, destination, reject),
    );
  }
  const lines = singleDrafts.map((draft, ordinal) => ({ ...draft.lines[0]!, ordinal }));
  return { ...singleDrafts[0]!, lines };
}

/** A late payment takes no extra unit. */
function retakenOverrides(rows: readonly BookingRow[]) {
  const [row] = rows;
  const overrides = rows.length === 1 ? row!.overrides.filter(isTimeOverride) : [];
  return { overrides: overrides.filter((one) => one !== "OVERBOOK") };
}

/** Null if the order can no longer be planned as a party. */
async function planAsParty(
  scope: Scope,
  rows: readonly BookingRow[],
  startsAt: number,
  now: number,
  reject: Reject<Failure>,
): Promise<HoldDraft | null> {
  const members = [...new Set(rows.map((row) => row.member))].toSorted((a, b) => a - b);
  if (members.some((member, i) => i === 0 && member !== 0 && rows.length > 1)) return null;
  const lines = rows.map((row) => toLine(row, members.indexOf(row.member)));
  const destination = { startsAt: startsAt / 60_000, staffId: null, now, ...retakenOverrides(rows) };
  const draft = await planMove(scope, { requestedIndex: 0, rows, lines }, destination, reject);
  const hasSameStarts = draft.lines.every((line, i) => Date.parse(line.startsAt) === rows[i]!.startsAt);
  return hasSameStarts ? draft : null;
}

function toLine(row: BookingRow, member: number): OrderLine {
  const staffId = row.staffIds.length === 1 ? row.staffIds[0]! : null;
  return { serviceId: row.serviceId, staffId, member, seats: row.seats };
}
