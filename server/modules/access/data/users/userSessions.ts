import type { ViewerRole } from "../../rules/permissions.ts";
import type { SessionTimes } from "../../rules/users/sessionLife.ts";
import { SESSION } from "../../rules/users/sessionLife.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** A session that a token belongs to, with its user. Times in epoch milliseconds. */
export interface ShownSession extends SessionTimes {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly role: ViewerRole;
  readonly staffId: string | null;
  /** Null if it is not known. */
  readonly passwordAt: number | null;
  readonly shown: "CURRENT" | "FORMER";
  /** The token was exchanged for the new one. */
  readonly isRotated: boolean;
}

/** What is shown, and what it may be exchanged for. */
export interface ShownToken {
  readonly businessId: string;
  readonly tokenHash: Buffer;
  /** Kept only when the token is due to be exchanged. */
  readonly newHash: Buffer;
  readonly now: number;
}

const at = (ms: number) => new Date(ms).toISOString();
const epoch = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

/**
 * The session of a token, of a user who may sign in; null: none. One statement, which also writes down that it was used, and exchanges
 * the token when that is due. Of requests at the same time one exchanges it; the others come with what is the former token then.
 */
export async function openUserSession(query: Sql["query"], token: ShownToken): Promise<ShownSession | null> {
  const { businessId, tokenHash, newHash, now } = token;
  const [row] = await query<ShownSession>(
    `WITH shown AS (
       SELECT s.*, u.name, u.role, u.staff_id,
              s.token_hash = $2 AND s.created_at > $6 AND s.last_used_at > $7 AS is_live, s.rotated_at <= $5 AS is_due
         FROM user_sessions s JOIN users u ON u.business_id = s.business_id AND u.id = s.user_id
        WHERE s.business_id = $1 AND (s.token_hash = $2 OR s.former_hash = $2) AND u.disabled_at IS NULL
     ), used AS (
       UPDATE user_sessions s SET last_used_at = $4,
              token_hash = CASE WHEN shown.is_due THEN $3 ELSE s.token_hash END,
              former_hash = CASE WHEN shown.is_due THEN s.token_hash ELSE s.former_hash END,
              rotated_at = CASE WHEN shown.is_due THEN $4 ELSE s.rotated_at END,
              confirmed_at = CASE WHEN shown.is_due THEN NULL ELSE coalesce(s.confirmed_at, $4) END
         FROM shown WHERE s.business_id = shown.business_id AND s.id = shown.id AND s.token_hash = $2 AND shown.is_live
              AND (shown.is_due OR s.confirmed_at IS NULL OR s.last_used_at <= $8)
       RETURNING s.token_hash = $3 AS is_rotated
     )
     SELECT id, user_id AS "userId", name, role, staff_id AS "staffId",
            CASE WHEN token_hash = $2 THEN 'CURRENT' ELSE 'FORMER' END AS shown,
            ${epoch("created_at")} AS "createdAt", ${epoch("last_used_at")} AS "lastUsedAt",
            ${epoch("confirmed_at")} AS "confirmedAt", ${epoch("password_at")} AS "passwordAt", coalesce((SELECT is_rotated FROM used), false) AS "isRotated"
       FROM shown`,
    [
      businessId,
      tokenHash,
      newHash,
      at(now),
      at(now - SESSION.rotate),
      at(now - SESSION.longest),
      at(now - SESSION.idle),
      at(now - SESSION.touch),
    ],
    { prepare: true },
  );
  return row ?? null;
}

/** Keeps a new session, instead of the one that this device had. */
export async function insertUserSession(
  query: Sql["query"],
  session: {
    readonly businessId: string;
    readonly id: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly agent: string;
    readonly now: number;
    readonly formerToken: Buffer | null;
  },
): Promise<void> {
  await query(
    `WITH left_behind AS (DELETE FROM user_sessions WHERE business_id = $1 AND (token_hash = $7 OR former_hash = $7))
     INSERT INTO user_sessions (business_id, id, user_id, token_hash, agent, created_at, rotated_at, confirmed_at, last_used_at, password_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $6, $6, $6)`,
    [
      session.businessId,
      session.id,
      session.userId,
      session.tokenHash,
      session.agent,
      at(session.now),
      session.formerToken,
    ],
  );
}

/** Gives a session another token at once, and ends all others of its user. */
export async function renewOnly(
  query: Sql["query"],
  session: {
    readonly businessId: string;
    readonly userId: string;
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly now: number;
  },
): Promise<void> {
  const { businessId, userId, id, tokenHash, now } = session;
  await query(
    `WITH others AS (DELETE FROM user_sessions WHERE business_id = $1 AND user_id = $2 AND id <> $3)
     UPDATE user_sessions SET token_hash = $4, former_hash = NULL, rotated_at = $5, confirmed_at = $5, password_at = $5
      WHERE business_id = $1 AND id = $3`,
    [businessId, userId, id, tokenHash, at(now)],
  );
}

/** Stores when the user entered the password in a session. */
export async function confirmSession(
  query: Sql["query"],
  { businessId, id, now }: { readonly businessId: string; readonly id: string; readonly now: number },
): Promise<void> {
  await query("UPDATE user_sessions SET password_at = $3 WHERE business_id = $1 AND id = $2", [
    businessId,
    id,
    at(now),
  ]);
}

/** Ends sessions of a user: one, or all of them. Answers how many there were. */
export async function deleteUserSessions(
  query: Sql["query"],
  businessId: string,
  userId: string,
  id: string | null = null,
): Promise<number> {
  const rows = await query(
    `DELETE FROM user_sessions WHERE business_id = $1 AND user_id = $2 AND ($3::uuid IS NULL OR id = $3) RETURNING id`,
    [businessId, userId, id],
  );
  return rows.length;
}
