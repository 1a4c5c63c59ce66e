import { findDay, type DayLookup } from "./findDay.ts";
import type { BoardEntry, BoardModel, BookingEntry } from "./boardModel.ts";
import { overlaps, type EpochMinute, type Span } from "./units.ts";

/** The reason why the board expects the server to refuse a move. */
export type MoveRefusal = "PAST" | "CLOSED" | "BOOKED" | "BLOCKED" | "HELD" | "EXTERNAL" | "NOT_OFFERED";

export interface MoveTarget {
  readonly column: string;
  readonly startsAt: EpochMinute;
}

export interface MovePreview extends MoveTarget {
  readonly endsAt: EpochMinute;
  /** Null if the board expects the server to accept the move. The server decides. */
  readonly refusal: MoveRefusal | null;
  /** The entry in the way. */
  readonly conflict: BoardEntry | null;
}

/** Refusals that an override of the server lifts. */
export const overridable: ReadonlySet<MoveRefusal> = new Set(["PAST", "CLOSED"]);

/** Checks a move against the loaded data. A conflict has priority, because no override lifts it. */
export function previewMove(
  model: BoardModel,
  entry: BookingEntry,
  target: MoveTarget,
  now: EpochMinute,
): MovePreview {
  const distance = target.startsAt - entry.from;
  const endsAt = entry.until + distance;
  const occupied = { from: entry.occupied.from + distance, until: entry.occupied.until + distance };
  const result = (refusal: MoveRefusal | null, conflict: BoardEntry | null = null): MovePreview => ({
    ...target,
    endsAt,
    refusal,
    conflict,
  });

  const columns = getTargetColumns(entry, target.column);
  if (model.by === "staff" && !columns.every((column) => offersService(model, entry, column)))
    return result("NOT_OFFERED");
  for (const column of columns) {
    const conflict = findConflict(model, entry, column, occupied);
    if (conflict !== null) return result(getConflictRefusal(conflict), conflict);
  }
  if (target.startsAt < now) return result("PAST");
  const span = { from: target.startsAt, until: endsAt };
  if (!columns.every((column) => isOpen(model, column, span))) return result("CLOSED");
  return result(null);
}

/** An entry of several people or rooms keeps them. Only its time moves. */
export function getTargetColumns(entry: BoardEntry, column: string): readonly string[] {
  return entry.columns.length > 1 ? entry.columns : [column];
}

function offersService(
  { services }: BoardModel,
  { booking, columns }: BookingEntry,
  column: string,
): boolean {
  if (columns.includes(column)) return true;
  const service = services.get(booking.serviceId);
  return service === undefined || service.staff.has(column);
}

function findConflict(
  { entriesByColumn, columns }: BoardModel,
  entry: BookingEntry,
  column: string,
  occupied: Span,
): BoardEntry | null {
  const others = (entriesByColumn.get(column) ?? []).filter(
    (other) => other.key !== entry.key && overlaps(other.occupied, occupied),
  );
  const units = columns.find(({ id }) => id === column)?.units ?? 1;
  return countOverlapping(others, occupied) < units ? null : others[0]!;
}

/** Returns the largest number of entries at one instant of the range. */
function countOverlapping(entries: readonly BoardEntry[], range: Span): number {
  const starts = [range.from, ...entries.map(({ occupied }) => Math.max(occupied.from, range.from))];
  const counts = starts.map(
    (start) => entries.filter(({ occupied }) => occupied.from <= start && occupied.until > start).length,
  );
  return Math.max(...counts);
}

function getConflictRefusal({ kind }: BoardEntry): MoveRefusal {
  switch (kind) {
    case "block":
      return "BLOCKED";
    case "hold":
      return "HELD";
    case "external":
      return "EXTERNAL";
    default:
      return "BOOKED";
  }
}

/** Rooms without hours are always open. */
export function isOpen(model: DayLookup, column: string, span: Span): boolean {
  const day = findDay(model, column, span.from);
  if (day === null) return false;
  if (model.by === "resource" && day.hours.length === 0) return true;
  return day.hours.some(({ from, until }) => span.from >= from && span.until <= until);
}
