/** Milliseconds for which a given password counts. */
export const CONFIRMED_MS = 10 * 60_000;

/** Whether the password has to be given again. `passwordAt`: when it was given in the session; null: not known. */
export function needsPassword(passwordAt: number | null, now: number): boolean {
  return passwordAt === null || now - passwordAt > CONFIRMED_MS;
}
