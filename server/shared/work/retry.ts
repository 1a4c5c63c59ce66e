/** Minutes until the next try, by how often it has failed: for a little over two days. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720, 1440];

/** An address that the mail server refuses for good is not asked for much longer. */
const REFUSALS = 3;

/**
 * When a mail that failed is tried again; null: never.
 *
 * @param failures how often it has failed, this time included
 * @param isRefused whether the mail server said that trying again is of no use (RFC 5321 section 4.2.1: 5yz)
 */
export function nextTry(failures: number, isRefused: boolean, now: number): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined || (isRefused && failures >= REFUSALS)) return null;
  return now + pause * 60_000;
}
