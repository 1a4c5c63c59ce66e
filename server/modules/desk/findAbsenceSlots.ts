import type { FindSlotsInput, FoundSlots } from "../availability/index.ts";
import { type BookingRow, loadMovement } from "../bookings/index.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import type { ServedRange } from "./data/servedBookings.ts";

const SEARCHED_DAYS = 14;
const LONGEST_SEARCH_DAYS = 60;
const MAX_SLOTS = 5;

export interface AbsenceSlot {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly staffId: string | null;
}

export interface AbsenceSlotSearch {
  readonly input: FindSlotsInput;
  readonly days: number;
}

/** Prepares the search, which is the same for many bookings of one plan. Null if the booking cannot move. */
export async function prepareAbsenceSlots(
  scope: Scope,
  { since, until }: ServedRange,
  booking: BookingRow,
): Promise<AbsenceSlotSearch | null> {
  const { timeZone } = scope.business;
  const now = scope.clock.now();
  const { rows, lines, requestedIndex } = await loadMovement(scope, booking, now);
  const [first] = rows;
  if (!first) return null;
  const toDay = (at: number) => dayNumber(getLocalDate(timeZone, Math.floor(at / 60_000)));
  const from = Math.max(toDay(now), toDay(since) - 1);
  const to = Math.min(Math.max(toDay(until), from) + SEARCHED_DAYS, from + LONGEST_SEARCH_DAYS);
  const isSingle = lines.length === 1;
  return {
    days: (to - from + 1) * lines.length,
    input: {
      serviceId: first.serviceId,
      providerId: first.providerId,
      staffId: null,
      from: isoDate(from),
      to: isoDate(to),
      timeZone,
      seats: first.seats,
      visitor: null,
      lines: isSingle ? null : lines.map((line) => ({ ...line, staffId: null })),
      requestedLine: requestedIndex,
      // The claims of a single booking block hardly any other time, and without them one search serves many bookings.
      movingBookingIds: isSingle ? [] : rows.map(({ id }) => id),
    },
  };
}

/** Returns the free starts nearest to the booking, at most five, by start. The absent staff member serves none. */
export function selectAbsenceSlots(
  found: FoundSlots,
  { staffId, since, until }: ServedRange,
  booking: { readonly startsAt: number; readonly isCollective: boolean },
  now: number,
): AbsenceSlot[] {
  const getDistance = (start: number) => Math.abs(start * 60_000 - booking.startsAt);
  const starts = found.days
    .flatMap((day) => [...day.starts])
    .filter((start) => start * 60_000 > now && start * 60_000 !== booking.startsAt)
    .toSorted((a, b) => getDistance(a) - getDistance(b) || a - b);
  const slots: AbsenceSlot[] = [];
  for (const start of starts) {
    const [slot] = found.describe([start]);
    if (!slot) continue;
    const isAway = slot.startsAt * 60_000 < until && slot.endsAt * 60_000 > since;
    const present = slot.staffIds.filter((id) => !isAway || id !== staffId);
    if (present.length === 0 || (booking.isCollective && present.length < slot.staffIds.length)) continue;
    slots.push({ startsAt: start * 60_000, staffId: present[0]! });
    if (slots.length === MAX_SLOTS) break;
  }
  return slots.toSorted((a, b) => a.startsAt - b.startsAt);
}
