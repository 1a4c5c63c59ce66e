/** A device's clock is believed as long as it is not further off than this, in milliseconds. */
const believed = 90_000;

/** More than this is told as a date, not counted down; seconds. */
export const countedSeconds = 3600;

/**
 * The end of a time to pay by the device's own clock. `payBy`: ISO; `secondsLeft`: to that, by the server's clock, as it
 * was when the server answered. A clock that is plainly wrong counts the server's seconds.
 */
export function deadlineHere(payBy: string, secondsLeft: number, now: number): number {
  const told = Date.parse(payBy);
  const counted = now + secondsLeft * 1000;
  return Math.abs(counted - told) > believed ? counted : told;
}
