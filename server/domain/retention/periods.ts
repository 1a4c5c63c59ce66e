import { SESSION } from "../users/sessionLife.ts";

/** Milliseconds in a day. */
const DAY = 86_400_000;

/** How long personal data is kept, in milliseconds. `server/NOTES.md` has the table. */
export const RETENTION = {
  /** A hold that was released or has expired; the visitor's hashes of a hold that became a booking. After its end. */
  holds: 7 * DAY,
  /** A session, after its end. */
  sessions: 30 * DAY,
  /** The personal columns of a notification, after it was due. */
  notificationContent: 90 * DAY,
  /** The row and status of a notification, after it was due. */
  notifications: 730 * DAY,
} as const;

/** The latest last use, and the latest creation, of sessions that are deleted at an instant: each ends a session by itself. */
export function sessionCutoffs(now: number): { readonly lastUsedAt: number; readonly createdAt: number } {
  return {
    lastUsedAt: now - RETENTION.sessions - SESSION.idle,
    createdAt: now - RETENTION.sessions - SESSION.longest,
  };
}
