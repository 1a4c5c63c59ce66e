/** A booking of an order, as far as changing several at once is concerned. */
export interface OrderedBooking {
  readonly id: string;
  readonly startsAt: number;
  readonly member: number;
  readonly isLive: boolean;
}

/** What is to be cancelled: the one, all that was booked with it, or it and what comes after it in a series. */
export type CancelScope = "ONE" | "ORDER" | "REST";

/** The live bookings that cancelling one means, in the order given. */
export function cancelled<Row extends OrderedBooking>(
  rows: readonly Row[],
  chosen: Row,
  scope: CancelScope,
): Row[] {
  if (scope === "ONE") return rows.filter((row) => row.id === chosen.id && row.isLive);
  const from = scope === "REST" ? chosen.startsAt : -Infinity;
  return rows.filter((row) => row.isLive && row.startsAt >= from);
}

/**
 * The live bookings that move together: a visit is moved whole, for its members start together and its lines follow
 * each other; one occurrence of a series is moved alone.
 */
export function movedTogether<Row extends OrderedBooking>(
  rows: readonly Row[],
  chosen: Row,
  isSeries: boolean,
): Row[] {
  return rows.filter((row) => row.isLive && (isSeries ? row.id === chosen.id : true));
}
