import { SESSION } from "../../../access/rules/users/sessionLife.ts";

const DAY = 86_400_000;

/** Milliseconds. `server/OPERATIONS.md` has the table. */
export const RETENTION = {
  /** After their end. Also the hashes in booked holds that a one-time link keeps. */
  holds: 7 * DAY,
  /** After their end. */
  sessions: 30 * DAY,
  /** Personal columns, after the due date. */
  notificationContent: 90 * DAY,
  /** Rows, after the due date and the last booking of the order. */
  notifications: 90 * DAY,
} as const;

/** A session ends by its last use or by its age. Epoch milliseconds. */
export function getSessionCutoffs(now: number): { readonly lastUsedAt: number; readonly createdAt: number } {
  return {
    lastUsedAt: now - RETENTION.sessions - SESSION.idle,
    createdAt: now - RETENTION.sessions - SESSION.longest,
  };
}
