const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds. */
export const SESSION = {
  idle: 14 * DAY,
  longest: 90 * DAY,
  rotate: 12 * HOUR,
  /** The former token stays valid for concurrent requests, from the first use of the new one. */
  grace: MINUTE,
  /** Minimum interval between updates of `lastUsedAt`. */
  touch: HOUR,
} as const;

export interface SessionTimes {
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** The first use of the current token. Null until then. */
  readonly confirmedAt: number | null;
}

/** COPIED means that a token was used long after its replacement, so a copy exists. */
export type TokenStatus = "LIVE" | "ENDED" | "COPIED";

export function checkSessionToken(
  times: SessionTimes,
  tokenKind: "CURRENT" | "FORMER",
  now: number,
): TokenStatus {
  if (now >= getSessionEnd(times)) return "ENDED";
  if (tokenKind === "CURRENT") return "LIVE";
  // Until the first use of the new token, its response may have been lost.
  return times.confirmedAt === null || now < times.confirmedAt + SESSION.grace ? "LIVE" : "COPIED";
}

export function getSessionEnd({
  createdAt,
  lastUsedAt,
}: Pick<SessionTimes, "createdAt" | "lastUsedAt">): number {
  return Math.min(lastUsedAt + SESSION.idle, createdAt + SESSION.longest);
}
