export interface OrderedBooking {
  readonly id: string;
  readonly startsAt: number;
  readonly member: number;
  readonly isLive: boolean;
}

export type CancelScope = "ONE" | "ORDER" | "REST";

export function cancelled<Row extends OrderedBooking>(
  rows: readonly Row[],
  chosen: Row,
  scope: CancelScope,
): Row[] {
  if (scope === "ONE") return rows.filter((row) => row.id === chosen.id && row.isLive);
  const from = scope === "REST" ? chosen.startsAt : -Infinity;
  return rows.filter((row) => row.isLive && row.startsAt >= from);
}

/** An order moves as a whole. A booking of a series moves alone. */
export function movedTogether<Row extends OrderedBooking>(
  rows: readonly Row[],
  chosen: Row,
  isSeries: boolean,
): Row[] {
  return rows.filter((row) => row.isLive && (isSeries ? row.id === chosen.id : true));
}
