/** A client arrives at most so long before the start. An earlier mark belongs to a time before a move. */
export const ARRIVAL_MS = 24 * 60 * 60_000;

/** Returns the arrival at the booking's present time, or null. Instants in epoch milliseconds. */
export function getArrival(arrivedAt: number | null, startsAt: number): number | null {
  return arrivedAt !== null && arrivedAt >= startsAt - ARRIVAL_MS ? arrivedAt : null;
}
