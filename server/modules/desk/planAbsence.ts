import { findSubstitutes } from "../availability/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import {
  type ServedBooking,
  type ServedRange,
  countServed,
  loadProviderStaff,
  loadServedBookings,
} from "./data/servedBookings.ts";
import { findRangeIssues } from "./rules/absence/findRangeIssues.ts";
import { assignBookings } from "./rules/absence/assignBookings.ts";
import { buildJobs, groupInseparable } from "./rules/absence/buildJobs.ts";

export const MAX_ABSENCE_BOOKINGS = 200;

/** About 0.2 s. Bookings of one person rarely overlap, so most plans need one step for each booking. */
const MAX_STEPS = 200_000;

export interface AbsenceProposal {
  readonly booking: ServedBooking;
  /** Null if no other staff member is free. */
  readonly substituteId: string | null;
}

export interface AbsencePlan {
  /** Epoch milliseconds. */
  readonly plannedAt: number;
  readonly range: ServedRange;
  /** By start. */
  readonly proposals: readonly AbsenceProposal[];
  /** False if another assignment might keep more bookings. */
  readonly isComplete: boolean;
}

/** Decides all bookings in the way together. Takes four statements and changes nothing. */
export async function planAbsence(scope: Scope, range: ServedRange): Promise<Outcome<AbsencePlan>> {
  const now = scope.clock.now();
  const issues = findRangeIssues(range, now);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const { database, business } = scope;
  const bookings = await loadServedBookings(
    database.query,
    business.id,
    range,
    MAX_ABSENCE_BOOKINGS + 1,
    now,
  );
  if (bookings.length > MAX_ABSENCE_BOOKINGS)
    return { ok: false, failure: invalidInput(issue(["until"], "OUT_OF_RANGE")) };
  const toMinute = (milliseconds: number) => milliseconds / 60_000;
  const { staffIds: ordered, free } = await findSubstitutes(
    scope,
    bookings.map((one) => ({
      serviceId: one.serviceId,
      startsAt: Math.floor(toMinute(one.startsAt)),
      endsAt: Math.ceil(toMinute(one.endsAt)),
      from: Math.floor(toMinute(one.from)),
      until: Math.ceil(toMinute(one.until)),
    })),
  );
  const candidates = new Map(
    bookings.map(({ id }, i) => [id, free[i]!.filter((staffId) => staffId !== range.staffId)]),
  );
  const wanted = new Set([...candidates.values()].flat());
  const staffIds = ordered.filter((id) => wanted.has(id));
  const providerIds = bookings.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
  const [loads, providers] = await Promise.all([
    countServed(database.query, business.id, staffIds, range),
    loadProviderStaff(database.query, business.id, [...new Set(providerIds)]),
  ]);
  const groups = groupInseparable(bookings);
  const { staffByJob, isComplete } = assignBookings({
    jobs: buildJobs(
      groups,
      ({ id }) => candidates.get(id)!,
      (providerId, staffId) => providers.get(providerId)?.has(staffId) ?? false,
    ),
    staff: staffIds.map((id) => ({ id, load: loads.get(id) ?? 0 })),
    maxSteps: MAX_STEPS,
  });
  const substitutes = new Map(
    groups.flatMap((group) => group.map(({ id }) => [id, staffByJob.get(group[0]!.id) ?? null] as const)),
  );
  return {
    ok: true,
    value: {
      plannedAt: now,
      range,
      isComplete,
      proposals: bookings.map((booking) => ({ booking, substituteId: substitutes.get(booking.id)! })),
    },
  };
}
