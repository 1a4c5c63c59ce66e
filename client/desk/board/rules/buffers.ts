import type { BoardEntry } from "./boardModel.ts";

/** The buffers of a service at the client's place are the time to get there and back. */
export const isTravel = (entry: BoardEntry): boolean => entry.kind === "booking" && entry.booking.isAtClient;

/** Returns the minutes before and after an entry that belong to it. */
export function getBuffers({ from, until, occupied }: BoardEntry): {
  readonly before: number;
  readonly after: number;
} {
  return { before: Math.max(0, from - occupied.from), after: Math.max(0, occupied.until - until) };
}
