const DAY_MS = 86_400_000;

/**
 * Returns the instant until which a booking's links show contact data, in epoch milliseconds.
 *
 * @param days the business's setting, 0 to 3650
 */
export function contactVisibleUntil(endsAt: number, days: number): number {
  return endsAt + days * DAY_MS;
}
