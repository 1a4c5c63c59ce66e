import { cancelBooking } from "../cancelBooking.ts";
import {
  type BulkCaller,
  type BulkResult,
  type BulkTarget,
  checkBulkSize,
  loadTargets,
  recordBulk,
  toResults,
} from "./bulkBookings.ts";
import { CONTACT_LIMITS } from "../../../shared/contact/contactRules.ts";
import { checkText, cleanText } from "../../../shared/contact/text.ts";
import { type Failure, type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";

export interface CancelBookingsInput {
  readonly targets: readonly BulkTarget[];
  readonly reason: string;
  readonly sendsMails: boolean;
}

/** Each booking has a savepoint of its own, so that a failure leaves the others cancelled. */
export async function cancelBookings(
  scope: Scope,
  { targets, reason, sendsMails }: CancelBookingsInput,
  caller: BulkCaller,
): Promise<Outcome<BulkResult[], FailureWith<"INVALID_INPUT">>> {
  const sizeFailure = checkBulkSize(targets);
  if (sizeFailure) return { ok: false, failure: sizeFailure };
  const code = checkText(cleanText(reason), { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (code) return { ok: false, failure: invalidInput(issue(["reason"], code)) };
  const rows = await loadTargets(scope, targets, caller);
  const failures = new Map<string, Failure | null>();
  // Two callers lock the bookings in the same order.
  for (const [id, booking] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const request = { booking, scope: "ONE", reason, actor: caller.actor, sendsMails } as const;
    const outcome = await cancelBooking(scope, request);
    failures.set(id, outcome.ok ? null : outcome.failure);
  }
  await recordBulk(scope, caller, "cancelBooking", failures);
  return { ok: true, value: toResults(targets, failures) };
}
