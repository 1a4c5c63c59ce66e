/** Delays before the first polls, in seconds. Short at first, because the visitor may have just paid. */
const pace = [2, 2, 3, 4, 6, 8, 10] as const;

/** In seconds. */
const slowest = 15;

/** Polling stops after about a quarter of an hour. It restarts when the page becomes visible again. */
const most = 64;

/** Returns the milliseconds before the next poll, or null to stop. */
export function waitBeforeAsking(asked: number): number | null {
  return asked >= most ? null : (pace[asked] ?? slowest) * 1000;
}
