import type { IsoDate } from "../../../time/format.ts";
import type { EpochMinute, Span } from "./units.ts";

export interface BookingFacts {
  readonly id: string;
  readonly client: string;
  readonly hasEmail: boolean;
  readonly status: string;
  readonly serviceId: string;
  readonly service: string;
  readonly isUnpaid: boolean;
  readonly hasMissingAnswers: boolean;
  readonly isFirstVisit: boolean;
  readonly isOverbooked: boolean;
  /** True if the service is given at the client's place. */
  readonly isAtClient: boolean;
  readonly hasNote: boolean;
  /** Session of a class. The session is shown instead of its bookings. */
  readonly session: string | null;
  readonly seats: number;
}

interface EntryBase extends Span {
  /** Unique on the board. */
  readonly key: string;
  /** Ids of staff members or resources. */
  readonly columns: readonly string[];
  /** The time with buffers. */
  readonly occupied: Span;
}

export interface BookingEntry extends EntryBase {
  readonly kind: "booking";
  readonly booking: BookingFacts;
}

export interface BlockEntry extends EntryBase {
  readonly kind: "block";
  readonly id: string;
  readonly reason: string | null;
  /** All that the block takes, also outside the shown columns. */
  readonly staff: readonly string[];
  readonly resources: readonly string[];
}

export interface HoldEntry extends EntryBase {
  readonly kind: "hold";
  readonly service: string;
  readonly expiresAt: EpochMinute;
}

export interface SessionEntry extends EntryBase {
  readonly kind: "session";
  readonly id: string;
  readonly service: string;
  readonly serviceId: string;
  readonly seats: number;
  readonly seatsTaken: number;
  readonly bookings: readonly BookingFacts[];
}

export interface ExternalEntry extends EntryBase {
  readonly kind: "external";
}

export type BoardEntry = BookingEntry | BlockEntry | HoldEntry | SessionEntry | ExternalEntry;

/** Entries that the board can move. */
export type MovableEntry = BookingEntry | BlockEntry;

export const isMovable = (entry: BoardEntry): entry is MovableEntry =>
  entry.kind === "booking" || entry.kind === "block";

export interface ColumnDay {
  readonly date: IsoDate;
  readonly hours: readonly Span[];
  readonly bookedMinutes: number;
  readonly offeredMinutes: number;
  readonly holiday: string | null;
}

export interface BoardColumn {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** Resources have units: this many entries may overlap. */
  readonly units: number;
  readonly days: ReadonlyMap<IsoDate, ColumnDay>;
}

export interface ServiceFacts {
  readonly id: string;
  readonly name: string;
  /** Null if the viewer may not read it. */
  readonly intervalMinutes: number | null;
  readonly staff: ReadonlySet<string>;
}

export interface BoardModel {
  readonly timeZone: string;
  readonly by: "staff" | "resource";
  readonly columns: readonly BoardColumn[];
  readonly entries: readonly BoardEntry[];
  /** Entries of a column by start. */
  readonly entriesByColumn: ReadonlyMap<string, readonly BoardEntry[]>;
  readonly services: ReadonlyMap<string, ServiceFacts>;
}

export function groupByColumn(entries: readonly BoardEntry[]): Map<string, BoardEntry[]> {
  const groups = new Map<string, BoardEntry[]>();
  for (const entry of entries.toSorted((one, other) => one.from - other.from || one.until - other.until)) {
    for (const column of entry.columns) {
      const group = groups.get(column);
      if (group === undefined) groups.set(column, [entry]);
      else group.push(entry);
    }
  }
  return groups;
}
