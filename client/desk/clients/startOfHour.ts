const HOUR_MS = 3_600_000;

/** Within an hour the same screen has one set of variables, so the store answers again. */
export function getStartOfHour(): string {
  return new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString();
}
