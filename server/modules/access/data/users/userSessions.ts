import type { ViewerRole } from "../../rules/permissions.ts";
import type { SessionTimes } from "../../rules/users/sessionLife.ts";
import { SESSION } from "../../rules/users/sessionLife.ts";
import { IS_FACTOR_MISSING } from "../factors/secondFactors.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** Times in epoch milliseconds. */
export interface MatchedSession extends SessionTimes {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly role: ViewerRole;
  readonly staffId: string | null;
  readonly passwordAt: number | null;
  readonly mustSetUpSecondFactor: boolean;
  readonly shown: "CURRENT" | "FORMER";
  readonly isRotated: boolean;
}

export interface PresentedToken {
  readonly businessId: string;
  readonly tokenHash: Buffer;
  /** Stored only when the token is due for rotation. */
  readonly newHash: Buffer;
  readonly now: number;
}

const toIso = (ms: number) => new Date(ms).toISOString();
const epoch = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

/**
 * Finds the session of a token, records its use and rotates the token when that is due. One statement, so that only one
 * of several concurrent requests rotates it. The others then sent the former token.
 */
export async function findUserSession(
  query: Sql["query"],
  token: PresentedToken,
): Promise<MatchedSession | null> {
  const { businessId, tokenHash, newHash, now } = token;
  const [row] = await query<MatchedSession>(
    `WITH found_session AS (
       SELECT s.*, u.name, u.role, u.staff_id, ${IS_FACTOR_MISSING} AS is_factor_missing,
              s.token_hash = $2 AND s.created_at > $6 AND s.last_used_at > $7 AS is_live, s.rotated_at <= $5 AS is_due
         FROM user_sessions s JOIN users u ON u.business_id = s.business_id AND u.id = s.user_id
        WHERE s.business_id = $1 AND (s.token_hash = $2 OR s.former_hash = $2) AND u.disabled_at IS NULL
     ), used_session AS (
       UPDATE user_sessions s SET last_used_at = $4,
              token_hash = CASE WHEN found_session.is_due THEN $3 ELSE s.token_hash END,
              former_hash = CASE WHEN found_session.is_due THEN s.token_hash ELSE s.former_hash END,
              rotated_at = CASE WHEN found_session.is_due THEN $4 ELSE s.rotated_at END,
              confirmed_at = CASE WHEN found_session.is_due THEN NULL ELSE coalesce(s.confirmed_at, $4) END
         FROM found_session WHERE s.business_id = found_session.business_id AND s.id = found_session.id AND s.token_hash = $2 AND found_session.is_live
              AND (found_session.is_due OR s.confirmed_at IS NULL OR s.last_used_at <= $8)
       RETURNING s.token_hash = $3 AS is_rotated
     )
     SELECT id, user_id AS "userId", name, role, staff_id AS "staffId",
            CASE WHEN token_hash = $2 THEN 'CURRENT' ELSE 'FORMER' END AS shown,
            ${epoch("created_at")} AS "createdAt", ${epoch("last_used_at")} AS "lastUsedAt",
            ${epoch("confirmed_at")} AS "confirmedAt", ${epoch("password_at")} AS "passwordAt",
            is_factor_missing AS "mustSetUpSecondFactor", coalesce((SELECT is_rotated FROM used_session), false) AS "isRotated"
       FROM found_session`,
    [
      businessId,
      tokenHash,
      newHash,
      toIso(now),
      toIso(now - SESSION.rotate),
      toIso(now - SESSION.longest),
      toIso(now - SESSION.idle),
      toIso(now - SESSION.touch),
    ],
    { prepare: true },
  );
  return row ?? null;
}

/** Times in epoch milliseconds. */
export interface SessionUser extends Pick<SessionTimes, "createdAt" | "lastUsedAt"> {
  readonly name: string;
  readonly role: ViewerRole;
  readonly staffId: string | null;
  readonly passwordAt: number | null;
  readonly mustSetUpSecondFactor: boolean;
}

/** Finds a session by its id, without recording a use. Null if it was deleted or its user is disabled. */
export async function findSessionUser(
  query: Sql["query"],
  businessId: string,
  id: string,
): Promise<SessionUser | null> {
  const [row] = await query<SessionUser>(
    `SELECT u.name, u.role, u.staff_id AS "staffId", ${epoch("s.created_at")} AS "createdAt",
            ${epoch("s.last_used_at")} AS "lastUsedAt", ${epoch("s.password_at")} AS "passwordAt",
            ${IS_FACTOR_MISSING} AS "mustSetUpSecondFactor"
       FROM user_sessions s JOIN users u ON u.business_id = s.business_id AND u.id = s.user_id
      WHERE s.business_id = $1 AND s.id = $2 AND u.disabled_at IS NULL`,
    [businessId, id],
    { prepare: true },
  );
  return row ?? null;
}

/** Returns true if the business requires a second factor and the user has none. */
export async function insertUserSession(
  query: Sql["query"],
  session: {
    readonly businessId: string;
    readonly id: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly agent: string;
    readonly network: string | null;
    readonly now: number;
    readonly formerToken: Buffer | null;
  },
): Promise<boolean> {
  const [row] = await query<{ mustSetUpSecondFactor: boolean }>(
    `WITH deleted_sessions AS (DELETE FROM user_sessions WHERE business_id = $1 AND (token_hash = $7 OR former_hash = $7)),
     new_session AS (
       INSERT INTO user_sessions (business_id, id, user_id, token_hash, agent, created_at, rotated_at, confirmed_at, last_used_at, password_at, network)
       VALUES ($1, $2, $3, $4, $5, $6, $6, $6, $6, $6, $8) RETURNING business_id, user_id
     )
     SELECT ${IS_FACTOR_MISSING} AS "mustSetUpSecondFactor"
       FROM new_session s JOIN users u ON u.business_id = s.business_id AND u.id = s.user_id`,
    [
      session.businessId,
      session.id,
      session.userId,
      session.tokenHash,
      session.agent,
      toIso(session.now),
      session.formerToken,
      session.network,
    ],
  );
  return row!.mustSetUpSecondFactor;
}

export async function replaceTokenAndEndOthers(
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
    `WITH deleted_sessions AS (DELETE FROM user_sessions WHERE business_id = $1 AND user_id = $2 AND id <> $3)
     UPDATE user_sessions SET token_hash = $4, former_hash = NULL, rotated_at = $5, confirmed_at = $5, password_at = $5
      WHERE business_id = $1 AND id = $3`,
    [businessId, userId, id, tokenHash, toIso(now)],
  );
}

export async function confirmSession(
  query: Sql["query"],
  { businessId, id, now }: { readonly businessId: string; readonly id: string; readonly now: number },
): Promise<void> {
  await query("UPDATE user_sessions SET password_at = $3 WHERE business_id = $1 AND id = $2", [
    businessId,
    id,
    toIso(now),
  ]);
}

/** Deletes one session of a user, or all if `id` is null. Returns the ids of the deleted sessions. */
export async function deleteUserSessions(
  query: Sql["query"],
  businessId: string,
  userId: string,
  id: string | null = null,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `DELETE FROM user_sessions WHERE business_id = $1 AND user_id = $2 AND ($3::uuid IS NULL OR id = $3) RETURNING id`,
    [businessId, userId, id],
  );
  return rows.map((row) => row.id);
}
