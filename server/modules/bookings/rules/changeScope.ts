export interface OrderedBooking {
  readonly id: string;
  readonly startsAt: number;
  readonly member: number;
  readonly isLive: boolean;
}

export type CancelScope = "ONE" | "ORDER" | "REST";

export function selectCancelled<Row extends OrderedBooking>(
  rows: readonly Row[],
  target: Row,
  scope: CancelScope,
): Row[] {
  if (scope === "ONE") return rows.filter((row) => row.id === target.id && row.isLive);
  const from = scope === "REST" ? target.startsAt : -Infinity;
  return rows.filter((row) => row.isLive && row.startsAt >= from);
}

/** An order moves as a whole. A booking of a series moves alone. */
export function selectMovedTogether<Row extends OrderedBooking>(
  rows: readonly Row[],
  target: Row,
  isSeries: boolean,
): Row[] {
  return rows.filter((row) => row.isLive && (isSeries ? row.id === target.id : true));
}
