/** Delays before the first polls, in seconds. Short at first, because the visitor may have just paid. */
const firstDelaysSeconds = [2, 2, 3, 4, 6, 8, 10] as const;

/** In seconds. */
const longestDelaySeconds = 15;

/** Polling stops after about a quarter of an hour. It restarts when the page becomes visible again. */
const maxPolls = 64;

/** Returns the milliseconds before the next poll, or null to stop. */
export function getPollDelay(pollCount: number): number | null {
  return pollCount >= maxPolls ? null : (firstDelaysSeconds[pollCount] ?? longestDelaySeconds) * 1000;
}
