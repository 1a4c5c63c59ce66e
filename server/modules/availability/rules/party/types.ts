/**
 * The words of the party search: several lines at once, for the booker and the guests. Instants, lengths, dates
 * and zones are those of the slot engine (`shared/slots/types.ts`).
 *
 * All members start at the same moment; the lines of one member run back to back in their order. Each line
 * takes its staff and its resource units for its visit and the buffers around it. Buffers of different visits
 * add. Where lines of one member that follow each other are served by the same unit, they are one visit to that
 * unit: the first one's buffer before, the last one's after, none between.
 *
 * A class line (capacity above 1) takes seats of a session. All class lines of one service that begin at the
 * same moment share one session; a session's claim is its own and merges with no other line.
 *
 * The grid: an offered start lies on the interval of the booker's first line, with whoever serves that line. A
 * class opens only on its own interval, wherever its line stands. Every other line merely lies inside hours.
 */

import type {
  BusyTimes,
  EpochMinute,
  IsoDate,
  SessionSeats,
  SlotRules,
  StaffCalendar,
} from "../../../../shared/slots/types.ts";

/** Lines that one order may have: a booker and a hundred guests. */
export const MAX_LINES = 101;

/** A resource and what is taken of each of its units; several services may share it. */
export interface PartyResource {
  readonly id: string;
  readonly units: readonly BusyTimes[];
}

/** A service of the party, its limits counted once however many lines ask for it. */
export interface PartyService {
  readonly id: string;
  readonly rules: SlotRules;
  /** `any`: one of a line's staff serves it; `collective`: all of them together. */
  readonly assignment: "any" | "collective";
  readonly resources: readonly { readonly resourceId: string; readonly needed: number }[];
  readonly sessions: readonly SessionSeats[];
  /** Visits already taken, by date of the business's zone. */
  readonly takenPerDay: ReadonlyMap<IsoDate, number>;
}

/** One service for one member. */
export interface PartyLine {
  readonly serviceId: string;
  /** Who may serve, the preferred first; a chosen person alone, a collective team whole. */
  readonly staffIds: readonly string[];
  /** Seats of a class; 1 for everything that is no class. */
  readonly seats: number;
}

/** The booker or a guest; the lines in their order, at least one. */
export interface PartyMember {
  readonly lines: readonly PartyLine[];
}

/** Everything the search needs to know, as values. */
export interface PartySearch {
  readonly now: EpochMinute;
  /** First and last local date, inclusive, on which the party may start. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The zone those dates are read in. */
  readonly timeZone: string;
  /** The business's zone: horizons and per-day limits are counted in it. */
  readonly dayZone: string;
  readonly staff: readonly StaffCalendar[];
  readonly resources: readonly PartyResource[];
  readonly services: readonly PartyService[];
  /** The booker first. At most `MAX_LINES` lines together. */
  readonly members: readonly PartyMember[];
}

/** What a search answers. What it had no steps left to decide is told apart, never offered. */
export interface PartySlots {
  /** Starts at which every line can be served, ascending. */
  readonly starts: Int32Array;
  /** Starts that may or may not be possible: the bounded search ended before it knew. */
  readonly undecided: Int32Array;
}

/** One unit of a resource, by its place in `PartyResource.units`. */
export interface TakenUnit {
  readonly resourceId: string;
  readonly unit: number;
}

/** Who and what one line gets. */
export interface LineAssignment {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
  readonly staffIds: readonly string[];
  readonly units: readonly TakenUnit[];
  /** Whether the line takes seats of a class: of a session that stands already, or of one opened for it. */
  readonly session: "none" | "joined" | "opened";
}

/** A whole party at one start: `members[m][l]` is what that line gets. */
export interface PartyAssignment {
  readonly startsAt: EpochMinute;
  /** When the last line of all ends. */
  readonly endsAt: EpochMinute;
  readonly members: readonly (readonly LineAssignment[])[];
}
