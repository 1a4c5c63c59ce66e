export const CONFIRMED_MS = 10 * 60_000;

/** @param passwordAt instant of the last password entry in the session, epoch milliseconds; null if unknown */
export function needsPassword(passwordAt: number | null, now: number): boolean {
  return passwordAt === null || now - passwordAt > CONFIRMED_MS;
}
