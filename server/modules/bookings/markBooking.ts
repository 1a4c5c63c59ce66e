import { type BookingRow, loadBookings } from "./data/loadBookings.ts";
import { noteBooking as note, storeArrival, storeOutcome } from "./data/settleBookings.ts";
import type { BusinessActor } from "../access/index.ts";
import { CONTACT_LIMITS } from "../../shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { toResult } from "../../platform/database/domainError.ts";
import { ARRIVAL_MS } from "./rules/arrival.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export type BookingMark = "COMPLETED" | "NO_SHOW" | "ARRIVED" | "NOT_ARRIVED";

/** Records the outcome of a booking that has begun, or the arrival of its client. Idempotent. A mark can be corrected. */
export function markBooking(
  scope: Scope,
  bookingId: string,
  mark: BookingMark,
  actor: BusinessActor,
): Promise<Outcome<BookingRow, FailureWith<"BOOKING_NOT_FOUND" | "STATUS_CONFLICT">>> {
  return mark === "ARRIVED" || mark === "NOT_ARRIVED"
    ? markArrival(scope, bookingId, mark === "ARRIVED", actor)
    : markOutcome(scope, bookingId, mark, actor);
}

function markArrival(
  scope: Scope,
  bookingId: string,
  hasArrived: boolean,
  actor: BusinessActor,
): Promise<Outcome<BookingRow, FailureWith<"BOOKING_NOT_FOUND" | "STATUS_CONFLICT">>> {
  const now = scope.clock.now();
  return toResult(async (reject) => {
    const [row] = await loadBookings(scope.database.query, scope.business.id, [bookingId]);
    if (!row) throw reject({ code: "BOOKING_NOT_FOUND" });
    if (now < row.startsAt - ARRIVAL_MS) throw reject({ code: "STATUS_CONFLICT", status: row.status });
    return scope.database.transaction(async (sql) => {
      const status = await storeArrival(sql, scope.business.id, bookingId, hasArrived, actor, now);
      if (status !== "CONFIRMED") throw reject({ code: "STATUS_CONFLICT", status: status ?? row.status });
      return loadBooking(sql, scope.business.id, bookingId);
    });
  });
}

function markOutcome(
  scope: Scope,
  bookingId: string,
  outcome: "COMPLETED" | "NO_SHOW",
  actor: BusinessActor,
): Promise<Outcome<BookingRow, FailureWith<"BOOKING_NOT_FOUND" | "STATUS_CONFLICT">>> {
  const now = scope.clock.now();
  return toResult(async (reject) => {
    const [row] = await loadBookings(scope.database.query, scope.business.id, [bookingId]);
    if (!row) throw reject({ code: "BOOKING_NOT_FOUND" });
    if (now < row.startsAt) throw reject({ code: "STATUS_CONFLICT", status: row.status });
    return scope.database.transaction(async (sql) => {
      const status = await storeOutcome(sql, scope.business.id, bookingId, outcome, actor, now);
      if (status !== outcome) throw reject({ code: "STATUS_CONFLICT", status: status ?? row.status });
      return loadBooking(sql, scope.business.id, bookingId);
    });
  });
}

export async function noteBooking(
  scope: Scope,
  bookingId: string,
  text: string,
  actor: BusinessActor,
): Promise<Outcome<BookingRow, FailureWith<"INVALID_INPUT" | "BOOKING_NOT_FOUND">>> {
  const cleanNote = cleanText(text);
  const issueCode =
    cleanNote === "" ? "REQUIRED" : checkText(cleanNote, { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (issueCode) return { ok: false, failure: invalidInput(issue(["note"], issueCode)) };
  const now = scope.clock.now();
  return toResult(async (reject) => {
    return scope.database.transaction(async (sql) => {
      const isWritten = await note(sql, scope.business.id, bookingId, cleanNote, actor, now);
      if (!isWritten) throw reject({ code: "BOOKING_NOT_FOUND" });
      return loadBooking(sql, scope.business.id, bookingId);
    });
  });
}

async function loadBooking(sql: Sql, businessId: string, bookingId: string): Promise<BookingRow> {
  const [row] = await loadBookings(sql.query, businessId, [bookingId]);
  return row!;
}
