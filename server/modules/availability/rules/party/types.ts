/**
 * All members start at the same moment, and the lines of one member run back to back. Buffers of different lines add
 * up. Consecutive lines of one member on one unit have only the first buffer before and the last buffer after.
 *
 * All class lines of one service with the same start share one session, whose claim never merges with another line.
 *
 * The booker's first line starts on the service's interval, a new session on that of its class. Every other line may
 * start at any minute within hours.
 */

import type {
  BusyTimes,
  EpochMinute,
  IsoDate,
  SessionSeats,
  SlotRules,
  StaffCalendar,
} from "../../../../shared/slots/types.ts";

export const MAX_LINES = 101;

export interface PartyResource {
  readonly id: string;
  readonly units: readonly BusyTimes[];
}

export interface PartyService {
  readonly id: string;
  readonly rules: SlotRules;
  /** `any` takes one of a line's staff, `collective` takes all of them together. */
  readonly assignment: "any" | "collective";
  readonly resources: readonly { readonly resourceId: string; readonly needed: number }[];
  readonly sessions: readonly SessionSeats[];
  /** Number of bookings that count against the daily limit, by date in the business's zone. */
  readonly takenPerDay: ReadonlyMap<IsoDate, number>;
}

export interface PartyLine {
  readonly serviceId: string;
  /** Eligible staff, the preferred first. A chosen staff member alone, a collective team as a whole. */
  readonly staffIds: readonly string[];
  /** Seats of a class, otherwise 1. */
  readonly seats: number;
}

export interface PartyMember {
  readonly lines: readonly PartyLine[];
}

export interface PartySearch {
  readonly now: EpochMinute;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: string;
  readonly dayZone: string;
  readonly staff: readonly StaffCalendar[];
  readonly resources: readonly PartyResource[];
  readonly services: readonly PartyService[];
  /** The booker first. At most `MAX_LINES` lines in total. */
  readonly members: readonly PartyMember[];
}

export interface PartySlots {
  readonly starts: Int32Array;
  /** Starts that the search did not decide within its step limits. They are never offered. */
  readonly undecided: Int32Array;
}

export interface TakenUnit {
  readonly resourceId: string;
  readonly unit: number;
}

export interface LineAssignment {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
  readonly staffIds: readonly string[];
  readonly units: readonly TakenUnit[];
  /** Whether the line takes no seats, seats of an existing session, or seats of a new one. */
  readonly session: "none" | "joined" | "opened";
}

export interface PartyAssignment {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
  readonly members: readonly (readonly LineAssignment[])[];
}
