import { SESSION } from "../../../access/rules/users/sessionLife.ts";

/** Milliseconds in a day. */
const DAY = 86_400_000;

/** Retention periods of personal data, in milliseconds. `server/OPERATIONS.md` has the table. */
export const RETENTION = {
  /** Holds, booked or not, and the visitor's hashes in booked holds that a one-time link keeps, after the end of the hold. */
  holds: 7 * DAY,
  /** Sessions, after their end. */
  sessions: 30 * DAY,
  /** Personal columns of a notification, after it was due. */
  notificationContent: 90 * DAY,
  /** Row and status of a notification, after it was due and after the last appointment of its order. */
  notifications: 90 * DAY,
} as const;

/** Returns the limits below which sessions are deleted: a session ends by its last use or by its age. Instants in epoch milliseconds. */
export function sessionCutoffs(now: number): { readonly lastUsedAt: number; readonly createdAt: number } {
  return {
    lastUsedAt: now - RETENTION.sessions - SESSION.idle,
    createdAt: now - RETENTION.sessions - SESSION.longest,
  };
}
