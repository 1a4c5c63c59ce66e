const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts, in milliseconds. */
export const SESSION = {
  /** Left alone for that long it ends (OWASP's idle time-out, for a tool of every working day). */
  idle: 14 * DAY,
  /** However much it is used, it ends then. */
  longest: 90 * DAY,
  /** Its token is exchanged for another when it is that old. */
  rotate: 12 * HOUR,
  /** The former token is still good for requests under way, counted from when the new one was first seen. */
  grace: MINUTE,
  /** Its last use is written down at most that often. */
  touch: HOUR,
} as const;

/** The times of a session, in epoch milliseconds. */
export interface SessionTimes {
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** When the present token was first seen; null: not yet. */
  readonly confirmedAt: number | null;
}

/** What a shown token is worth: it opens; its session has ended; or it was exchanged long ago, so that somebody kept a copy. */
export type SessionWorth = "LIVE" | "ENDED" | "COPIED";

/** Judges a token that belongs to a session: its present one, or the one before. */
export function validateSession(times: SessionTimes, shown: "CURRENT" | "FORMER", now: number): SessionWorth {
  if (now >= sessionEnd(times)) return "ENDED";
  if (shown === "CURRENT") return "LIVE";
  // Whoever has never shown the new token may not have got it.
  return times.confirmedAt === null || now < times.confirmedAt + SESSION.grace ? "LIVE" : "COPIED";
}

/** When a session ends if it is not used before. */
export function sessionEnd({
  createdAt,
  lastUsedAt,
}: Pick<SessionTimes, "createdAt" | "lastUsedAt">): number {
  return Math.min(lastUsedAt + SESSION.idle, createdAt + SESSION.longest);
}
