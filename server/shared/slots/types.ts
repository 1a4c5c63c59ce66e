/**
 * Units of the slot engine. Instants are epoch minutes, lengths are minutes, dates are `YYYY-MM-DD`, zones are IANA
 * names. Wall-clock minutes count from local midnight: 540 is 9:00.
 */

import type { EpochMinute, IsoDate } from "../time/units.ts";

export type { EpochMinute, IsoDate };

/**
 * Working time `[opensAt, closesAt)` in wall-clock minutes. `closesAt` may exceed 1440, because a night shift belongs
 * to the date on which it begins.
 */
export interface DayWindow {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** `weekday` is 1 (Monday) to 7 (Sunday). */
export interface WeeklyWindow extends DayWindow {
  readonly weekday: number;
}

/** Replaces the weekly hours on one date. Closed if it has no windows. */
export interface DateOverride {
  readonly date: IsoDate;
  readonly windows: readonly DayWindow[];
}

export interface Schedule {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyWindow[];
  readonly overrides: readonly DateOverride[];
}

/** Pairs of start and end in epoch minutes, half-open, in any order. */
export type BusyTimes = Int32Array;

export interface StaffCalendar {
  readonly id: string;
  readonly schedule: Schedule;
  readonly busy: BusyTimes;
}

export interface ResourceNeed {
  readonly id: string;
  readonly units: readonly BusyTimes[];
  readonly needed: number;
}

export interface SessionSeats {
  readonly staffId: string;
  readonly startsAt: EpochMinute;
  readonly seatsTaken: number;
  readonly seatsOffered: number;
}

export interface SlotRules {
  readonly durationMinutes: number;
  /** Buffers must be free of claims but may lie outside working hours. */
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly intervalMinutes: number;
  readonly noticeMinutes: number;
  /** The last offered date is today (in `dayZone`) plus this many days. */
  readonly horizonDays: number;
  /** Maximum bookings of this service per date of `dayZone`, or null. Joining an existing session does not count. */
  readonly maxPerDay: number | null;
  readonly capacity: number;
}

export interface SlotSearch {
  readonly now: EpochMinute;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: string;
  readonly rules: SlotRules;
  /** `any` needs one of the staff, `collective` all of them. */
  readonly assignment: "any" | "collective";
  readonly staff: readonly StaffCalendar[];
  readonly resources: readonly ResourceNeed[];
  readonly sessions: readonly SessionSeats[];
  /** Requested seats. 1 if the service is not a class. */
  readonly seats: number;
  /** The business's time zone, used for the horizon and the limit per day. */
  readonly dayZone: string;
  readonly takenPerDay: ReadonlyMap<IsoDate, number>;
}

export interface SlotDetail {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
  /** Available staff in the order of the search. All staff for `collective`. */
  readonly staffIds: readonly string[];
  readonly seatsLeft: number;
}
