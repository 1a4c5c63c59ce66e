/**
 * The words of the slot engine. Instants are minutes since 1970-01-01T00:00Z ("epoch minutes"),
 * lengths are real minutes, dates are ISO `YYYY-MM-DD`, zones are IANA names.
 * Wall-clock minutes count from the local midnight of a date: 540 is 9:00.
 */

import type { EpochMinute, IsoDate } from "../time/units.ts";

export type { EpochMinute, IsoDate };

/**
 * One stretch of working time on a date, `[opensAt, closesAt)` on the wall clock. `closesAt` may pass 1440: a
 * night shift belongs to the date it begins on.
 */
export interface DayWindow {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** A working window that comes every week; `weekday` is 1 (Monday) to 7 (Sunday). */
export interface WeeklyWindow extends DayWindow {
  readonly weekday: number;
}

/** What holds on one date instead of the weekly hours; one for each date. No windows: closed. */
export interface DateOverride {
  readonly date: IsoDate;
  readonly windows: readonly DayWindow[];
}

/** Wall-clock working hours in a zone; an override wins for its date. */
export interface Schedule {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyWindow[];
  readonly overrides: readonly DateOverride[];
}

/** Taken times, flat: start, end, start, end ... in epoch minutes, each half-open `[start, end)`, in any order. */
export type BusyTimes = Int32Array;

/** A person's hours and what is taken of them. */
export interface StaffCalendar {
  readonly id: string;
  readonly schedule: Schedule;
  readonly busy: BusyTimes;
}

/** A resource that the service needs, and what is taken of each of its units. */
export interface ResourceNeed {
  readonly id: string;
  readonly units: readonly BusyTimes[];
  /** How many of the units one visit takes. */
  readonly needed: number;
}

/**
 * A class occurrence that already exists, its staff member's `busy` holding its claim as well. One that lost its
 * last seat has no claim any more and is left out.
 */
export interface SessionSeats {
  readonly staffId: string;
  readonly startsAt: EpochMinute;
  readonly seatsTaken: number;
  readonly seatsOffered: number;
}

/** The service's own rules, in minutes and days. */
export interface SlotRules {
  readonly durationMinutes: number;
  /** Buffers must be free of claims; they need not lie inside working hours. */
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly intervalMinutes: number;
  /** A start closer to now than this is not offered. */
  readonly noticeMinutes: number;
  /** The last date offered is today (in `dayZone`) plus this many days. */
  readonly horizonDays: number;
  /** Visits of this service on one date of `dayZone`; null: no limit. Joining an existing session takes none. */
  readonly maxPerDay: number | null;
  /** Seats of one session; 1 for everything that is no class. */
  readonly capacity: number;
}

/** Everything the engine needs to know, as values. */
export interface SlotSearch {
  readonly now: EpochMinute;
  /** First and last local date, inclusive, of whoever is looking. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The zone those dates are read in. */
  readonly timeZone: string;
  readonly rules: SlotRules;
  /** `any`: one of the staff serves; `collective`: all of them together. A chosen person is `any` of one. */
  readonly assignment: "any" | "collective";
  readonly staff: readonly StaffCalendar[];
  readonly resources: readonly ResourceNeed[];
  readonly sessions: readonly SessionSeats[];
  /** Seats wanted; 1 for everything that is no class. */
  readonly seats: number;
  /** The business's zone: horizon and per-day limits are counted in it. */
  readonly dayZone: string;
  /** Visits already taken, by date of `dayZone`. */
  readonly takenPerDay: ReadonlyMap<IsoDate, number>;
}

/** One offered start, told in full. */
export interface SlotDetail {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
  /** Who can serve, in the order the search listed them; for `collective`, everybody. */
  readonly staffIds: readonly string[];
  /** The most seats any one of them can still give. */
  readonly seatsLeft: number;
}

/** Why a start is not offered: the first rule, in this order, that refuses it. */
export type Refusal =
  | "IN_THE_PAST"
  | "TOO_SOON"
  | "BEYOND_HORIZON"
  | "NO_STAFF"
  | "OUTSIDE_HOURS"
  | "OFF_INTERVAL"
  | "DAY_FULL"
  | "STAFF_BUSY"
  | "SEATS_SHORT"
  | "RESOURCE_BUSY";
