/** Milliseconds after which the password is needed again. */
export const CONFIRMED_MS = 10 * 60_000;

/**
 * Returns true if the user has to enter the password again.
 *
 * @param passwordAt when the user last entered it in the session, epoch milliseconds; null if that is not known
 */
export function needsPassword(passwordAt: number | null, now: number): boolean {
  return passwordAt === null || now - passwordAt > CONFIRMED_MS;
}
