import type { AbsenceJob } from "./types.ts";

/** A booking in the way of an absence. Instants in epoch milliseconds. */
export interface BookingInTheWay {
  readonly id: string;
  readonly orderId: string;
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly sessionId: string | null;
  readonly unitId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** With buffers. */
  readonly from: number;
  readonly until: number;
  /** A buffer is left out, because the next line of the order follows. */
  readonly isShortened: boolean;
}

/**
 * Groups bookings that one person must take together: the bookings of a class session, and consecutive lines of an
 * order whose buffers between them are left out. The bookings must be sorted by start.
 */
export function groupInseparable<Row extends BookingInTheWay>(bookings: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const booking of bookings) {
    const group = groups.find((rows) => rows.some((row) => isInseparable(row, booking)));
    if (group) group.push(booking);
    else groups.push([booking]);
  }
  return groups;
}

function isInseparable(before: BookingInTheWay, after: BookingInTheWay): boolean {
  if (before.sessionId !== null || after.sessionId !== null) return before.sessionId === after.sessionId;
  const isSameOrder = before.orderId === after.orderId && before.unitId === after.unitId;
  return isSameOrder && before.until === after.from && (before.isShortened || after.isShortened);
}

/**
 * @param getCandidates staff who are free for one booking, in the order of the list
 * @param isOfProvider whether a staff member belongs to a provider
 */
export function buildJobs<Row extends BookingInTheWay>(
  groups: readonly (readonly Row[])[],
  getCandidates: (booking: Row) => readonly string[],
  isOfProvider: (providerId: string, staffId: string) => boolean,
): AbsenceJob[] {
  return groups.map((group) => {
    const [first, ...others] = group as readonly [Row, ...Row[]];
    const isSameProvider = (staffId: string) =>
      group.every(({ providerId }) => providerId === null || isOfProvider(providerId, staffId));
    const shared = others.map((one) => new Set(getCandidates(one)));
    return {
      id: first.id,
      from: Math.floor(Math.min(...group.map((one) => one.from)) / 60_000),
      until: Math.ceil(Math.max(...group.map((one) => one.until)) / 60_000),
      weight: group.length,
      candidates: getCandidates(first)
        .filter((staffId) => shared.every((ids) => ids.has(staffId)))
        .map((staffId) => ({ staffId, isSameProvider: isSameProvider(staffId) })),
    };
  });
}
