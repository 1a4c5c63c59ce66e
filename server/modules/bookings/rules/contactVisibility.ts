const DAY_MS = 86_400_000;

/**
 * Returns the instant until which a booking's links show its contact data (names, addresses, notes, answers, guests), in epoch
 * milliseconds.
 *
 * @param endsAt end of the appointment, epoch milliseconds
 * @param days the business's setting, 0 to 3650
 */
export function contactVisibleUntil(endsAt: number, days: number): number {
  return endsAt + days * DAY_MS;
}
