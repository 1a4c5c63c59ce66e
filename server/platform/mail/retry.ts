/** Minutes, a little over two days in total. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720, 1440];

/** For permanent rejections. */
const MAX_PERMANENT_FAILURES = 3;

/**
 * Returns epoch milliseconds, or null to give up.
 * @param failures including the present one
 * @param isPermanent the reply was permanent (RFC 5321 section 4.2.1: 5yz)
 */
export function getNextAttempt(failures: number, isPermanent: boolean, now: number): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined || (isPermanent && failures >= MAX_PERMANENT_FAILURES)) return null;
  return now + pause * 60_000;
}
