import { loadDelayedBookings } from "../data/delayedBookings.ts";
import type { BulkCaller } from "./bulkBookings.ts";
import { type MessagesSent, sendMessages } from "./messageBookings.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { getLocalDate } from "../../../shared/time/localTime.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";

export const DELAY_MINUTES = { min: 5, max: 240 } as const;

/** No business day is longer, even at a change of the clock. */
const LONGEST_DAY_MS = 26 * 60 * 60_000;

export interface DelayInput {
  /** Null for a staff member that was not found. */
  readonly staffId: string | null;
  readonly minutes: number;
}

/**
 * Tells the clients who still expect the staff member today, in the business's time zone. A booking is left out if its
 * client has arrived, or if even its delayed start is over.
 */
export async function announceDelay(
  scope: Scope,
  { staffId, minutes }: DelayInput,
  caller: BulkCaller,
): Promise<Outcome<MessagesSent & { readonly staffId: string }, FailureWith<"INVALID_INPUT">>> {
  const { database, business, clock } = scope;
  if (minutes < DELAY_MINUTES.min || minutes > DELAY_MINUTES.max)
    return { ok: false, failure: invalidInput(issue(["minutes"], "OUT_OF_RANGE")) };
  if (staffId === null || (caller.staffId !== null && caller.staffId !== staffId))
    return { ok: false, failure: invalidInput(issue(["staff"], "NOT_FOUND")) };
  const now = clock.now();
  const getDate = (instant: number) => getLocalDate(business.timeZone, Math.floor(instant / 60_000));
  const range = { since: now - minutes * 60_000, until: now + LONGEST_DAY_MS };
  const bookings = await loadDelayedBookings(database.query, business.id, staffId, range);
  const bookingIds = bookings
    .filter(({ startsAt }) => getDate(startsAt) === getDate(now))
    .map(({ id }) => id);
  const targets = bookingIds.map((rowId) => ({ id: encodeTypeId(ID_PREFIXES.Booking, rowId), rowId }));
  const request = { bookingIds, delayMinutes: minutes, now };
  const sent = await sendMessages(scope, targets, request, caller, "announceDelay");
  return { ok: true, value: { ...sent, staffId } };
}
