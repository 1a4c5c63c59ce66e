/** Largest deviation of the device's clock that is accepted, in milliseconds. */
const maxClockErrorMs = 90_000;

/** Longest remaining time that is counted down, in seconds. Longer ones show a date. */
export const countdownLimitSeconds = 3600;

/**
 * Returns the deadline by the device's clock, in milliseconds. If that clock is clearly wrong, the server's remaining
 * seconds count from now. `payBy` is an ISO instant.
 */
export function toLocalDeadline(payBy: string, secondsLeft: number, now: number): number {
  const payByMs = Date.parse(payBy);
  const countedMs = now + secondsLeft * 1000;
  return Math.abs(countedMs - payByMs) > maxClockErrorMs ? countedMs : payByMs;
}
