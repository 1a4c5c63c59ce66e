import {
  type Reassignment,
  claimBlockTime,
  findBusyReassignments,
  insertBlock,
  reassignBookings,
} from "../bookings/index.ts";
import type { BusinessActor } from "../access/index.ts";
import { expireDue } from "../catalogue/index.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { newId } from "../../platform/ids/ids.ts";
import { checkText, cleanText } from "../../shared/contact/text.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { closeMovedDecisions, insertAbsence, lockAbsentStaff, lockBookings } from "./data/absences.ts";
import { type ServedBooking, loadServedBookings, loadSubstituteUnits } from "./data/servedBookings.ts";
import { MAX_ABSENCE_BOOKINGS } from "./planAbsence.ts";
import { findRangeIssues } from "./rules/absence/findRangeIssues.ts";
import {
  type AbsenceChoice,
  type AbsenceChoiceOfBooking,
  UNDO_MS,
  findDecisionIssues,
  getOfferLimit,
} from "./rules/absence/decisions.ts";

/** A null id stands for a reference that was not found. Instants in epoch milliseconds. */
export interface AbsenceInput {
  readonly staffId: string | null;
  readonly since: number;
  readonly until: number;
  readonly reason: string;
  /** Bookings that changed later are not decided. Null to decide their present state. */
  readonly plannedAt: number | null;
  readonly decisions: readonly AbsenceChoiceOfBooking[];
  readonly actor: BusinessActor;
}

export type AbsenceFailure = FailureWith<
  "INVALID_INPUT" | "ABSENCE_CHANGED" | "DECISION_MISSING" | "SUBSTITUTE_BUSY"
>;

const REASON_MAX = 200;

/** A booking in the way with its decision. `index` is its place in the input. */
interface DecidedBooking {
  readonly booking: ServedBooking;
  readonly choice: AbsenceChoice;
  readonly index: number;
}

/**
 * Blocks the time and gives bookings to other staff at once. Messages, cancellations and refunds begin a minute later,
 * so that `undoAbsence` can restore everything until then.
 */
export async function decideAbsence(
  scope: Scope,
  input: AbsenceInput,
): Promise<Outcome<{ readonly absenceId: string }, AbsenceFailure>> {
  const now = scope.clock.now();
  const reason = cleanText(input.reason);
  const reasonIssue = checkText(reason, { max: REASON_MAX });
  const issues = [
    ...(input.staffId === null ? [issue(["staff"], "NOT_FOUND")] : []),
    ...findRangeIssues(input, now),
    ...(reasonIssue ? [issue(["reason"], reasonIssue)] : []),
    ...findDecisionIssues(input.decisions, input.staffId, now),
  ];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const staffId = input.staffId!;
  return toResult<{ readonly absenceId: string }, AbsenceFailure>((reject) =>
    scope.database.transaction(async (sql) => {
      const businessId = scope.business.id;
      const decided = await lockDecided(sql, scope, { ...input, staffId }, now, reject);
      await reassign(sql, businessId, { ...input, staffId }, decided, now, reject);
      const times = { businessId, reason, createdAt: now };
      const blockId = newId(now, scope.random);
      const { since: startsAt, until: endsAt } = input;
      const block = { ...times, id: blockId, staffIds: [staffId], resourceIds: [], startsAt, endsAt };
      await claimBlockTime(sql, await insertBlock(sql, block));
      const id = newId(now, scope.random);
      const { since, until, actor } = input;
      const effectiveAt = now + UNDO_MS;
      await insertAbsence(
        sql,
        { ...times, id, staffId, since, until, actor, blockId, effectiveAt },
        decided.map(({ booking, choice }) => ({
          id: newId(now, scope.random),
          bookingId: booking.id,
          kind: choice.kind,
          staffId: choice.kind === "REASSIGN" ? choice.staffId : null,
          unitId: booking.unitId,
          offerUntil: choice.kind === "OFFER" ? getOfferLimit(choice.until, booking.startsAt, now) : null,
          note: choice.kind === "CANCEL" ? cleanText(choice.note) : "",
          startsAt: booking.startsAt,
        })),
      );
      return { absenceId: id };
    }),
  );
}

type ValidInput = AbsenceInput & { readonly staffId: string };

/** Locks the bookings in the way, so that they do not change before the commit. */
async function lockDecided(
  sql: Sql,
  scope: Scope,
  input: ValidInput,
  now: number,
  reject: Reject<AbsenceFailure>,
): Promise<DecidedBooking[]> {
  const businessId = scope.business.id;
  if (!(await lockAbsentStaff(sql, businessId, input.staffId)))
    throw reject(invalidInput(issue(["staff"], "NOT_FOUND")));
  await expireDue(sql, businessId, now);
  const ids = input.decisions.map(({ bookingId }) => bookingId!);
  await lockBookings(sql, businessId, ids);
  await closeMovedDecisions(sql, businessId, ids);
  const served = await loadServedBookings(sql.query, businessId, input, MAX_ABSENCE_BOOKINGS + 1, now);
  const byId = new Map(served.map((booking) => [booking.id, booking]));
  const { plannedAt } = input;
  const changed = ids.filter((id) => {
    const booking = byId.get(id);
    return booking === undefined || (plannedAt !== null && booking.updatedAt > plannedAt);
  });
  if (changed.length > 0) throw reject({ code: "ABSENCE_CHANGED", bookingIds: changed });
  const decidedIds = new Set(ids);
  const missing = served.map(({ id }) => id).filter((id) => !decidedIds.has(id));
  if (missing.length > 0) throw reject({ code: "DECISION_MISSING", bookingIds: missing });
  return input.decisions.map(({ bookingId, choice }, index) => ({
    booking: byId.get(bookingId!)!,
    choice,
    index,
  }));
}

async function reassign(
  sql: Sql,
  businessId: string,
  { staffId, actor }: ValidInput,
  decided: readonly DecidedBooking[],
  now: number,
  reject: Reject<AbsenceFailure>,
): Promise<void> {
  const wanted = decided.flatMap(({ booking, choice, index }) =>
    choice.kind === "REASSIGN" ? [{ booking, index, substituteId: choice.staffId! }] : [],
  );
  if (wanted.length === 0) return;
  const units = await loadSubstituteUnits(sql.query, businessId, [
    ...new Set(wanted.map(({ substituteId }) => substituteId)),
  ]);
  const sessionStaff = new Map(
    wanted.map(({ booking, substituteId }) => [booking.sessionId ?? booking.id, substituteId]),
  );
  const issues = decided.flatMap(({ booking, choice, index }) => {
    const path = ["decisions", String(index), "choice", "reassign", "staff"];
    const shared = sessionStaff.get(booking.sessionId ?? booking.id);
    const substituteId = choice.kind === "REASSIGN" ? choice.staffId : null;
    // The participants of a class keep one teacher.
    if (shared !== undefined && shared !== substituteId) return [issue(path.slice(0, 3), "INVALID")];
    return substituteId === null || units.has(`${booking.serviceId} ${substituteId}`)
      ? []
      : [issue(path, "NOT_FOUND")];
  });
  if (issues.length > 0) throw reject(invalidInput(...issues));
  const moves = wanted.map(({ booking, substituteId }): Reassignment => ({
    bookingId: booking.id,
    from: { staffId, unitId: booking.unitId },
    to: { staffId: substituteId, unitId: units.get(`${booking.serviceId} ${substituteId}`)! },
  }));
  const busy = await findBusyReassignments(sql, businessId, moves);
  if (busy.length > 0) throw reject({ code: "SUBSTITUTE_BUSY", bookingIds: busy });
  try {
    await reassignBookings(sql, businessId, moves, actor, now);
  } catch (error) {
    // Another caller took the time meanwhile, or two of these bookings overlap.
    if (!isTaken(error)) throw error;
    throw reject({ code: "SUBSTITUTE_BUSY", bookingIds: moves.map(({ bookingId }) => bookingId) });
  }
}

export function isTaken(error: unknown): boolean {
  const kind = classifyDatabaseError(error)?.kind;
  return kind === "overlap" || kind === "duplicate";
}
