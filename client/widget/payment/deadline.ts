/** Largest deviation of the device's clock that is accepted, in milliseconds. */
const believed = 90_000;

/** Longest remaining time that is counted down, in seconds. Longer ones show a date. */
export const countedSeconds = 3600;

/**
 * Returns the deadline by the device's clock, in milliseconds. If that clock is clearly wrong, the server's remaining
 * seconds count from now. `payBy` is an ISO instant.
 */
export function deadlineHere(payBy: string, secondsLeft: number, now: number): number {
  const told = Date.parse(payBy);
  const counted = now + secondsLeft * 1000;
  return Math.abs(counted - told) > believed ? counted : told;
}
