/** Minutes until the next attempt, by the number of failures. Together they last a little over two days. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720, 1440];

/** Number of attempts for an address that the mail server rejects permanently. */
const REFUSALS = 3;

/**
 * Returns the time of the next attempt to send a mail, in milliseconds since the epoch. Null if it is not sent again.
 *
 * @param failures the number of failed attempts, the present one included
 * @param isRefused true if the reply of the mail server was permanent (RFC 5321 section 4.2.1: 5yz)
 */
export function nextTry(failures: number, isRefused: boolean, now: number): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined || (isRefused && failures >= REFUSALS)) return null;
  return now + pause * 60_000;
}
