import type { ViewerRole } from "../../rules/permissions.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface UserRow {
  readonly businessId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: ViewerRole;
  readonly staffId: string | null;
  /** Argon2id with its parameters. Null until the user chooses a password. */
  readonly passwordHash: string | null;
  readonly isDisabled: boolean;
}

const COLUMNS = `business_id AS "businessId", id, email, name, role, staff_id AS "staffId",
  password_hash AS "passwordHash", disabled_at IS NOT NULL AS "isDisabled"`;

const toIso = (ms: number) => new Date(ms).toISOString();

/** Finds a user by normalized e-mail or by id. `lock` locks the row until the transaction ends. */
export async function findUser(
  query: Sql["query"],
  businessId: string,
  by: { readonly emailKey: string } | { readonly id: string },
  lock = false,
): Promise<UserRow | null> {
  const [column, value] = "id" in by ? ["id", by.id] : ["email_key", by.emailKey];
  const [row] = await query<UserRow>(
    `SELECT ${COLUMNS} FROM users WHERE business_id = $1 AND ${column} = $2 ${lock ? "FOR UPDATE" : ""}`,
    [businessId, value],
  );
  return row ?? null;
}

export function listUsers(query: Sql["query"], businessId: string): Promise<UserRow[]> {
  return query<UserRow>(`SELECT ${COLUMNS} FROM users WHERE business_id = $1 ORDER BY created_at, id`, [
    businessId,
  ]);
}

/** Returns true if this is the first sign-in. */
export async function storeFirstSignIn(
  query: Sql["query"],
  { businessId, id }: Pick<UserRow, "businessId" | "id">,
  now: number,
): Promise<boolean> {
  const rows = await query(
    "UPDATE users SET signed_in_at = $3 WHERE business_id = $1 AND id = $2 AND signed_in_at IS NULL RETURNING id",
    [businessId, id, toIso(now)],
  );
  return rows.length > 0;
}

/** Locks the owners who can sign in, so that concurrent changes cannot remove the last one. Returns their number. */
export async function lockActiveOwners(query: Sql["query"], businessId: string): Promise<number> {
  const rows = await query(
    `SELECT id FROM users WHERE business_id = $1 AND role = 'OWNER' AND disabled_at IS NULL AND password_hash IS NOT NULL
      ORDER BY id FOR UPDATE`,
    [businessId],
  );
  return rows.length;
}

export async function insertUser(
  query: Sql["query"],
  user: Pick<UserRow, "businessId" | "id" | "email" | "name" | "role" | "staffId"> & {
    readonly emailKey: string;
    readonly now: number;
  },
): Promise<boolean> {
  const rows = await query(
    `INSERT INTO users (business_id, id, email, email_key, name, role, staff_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (business_id, email_key) DO NOTHING RETURNING id`,
    [
      user.businessId,
      user.id,
      user.email,
      user.emailKey,
      user.name,
      user.role,
      user.staffId,
      toIso(user.now),
    ],
  );
  return rows.length > 0;
}

export async function updateUser(
  query: Sql["query"],
  user: Pick<UserRow, "businessId" | "id" | "name" | "role" | "staffId" | "isDisabled">,
  now: number,
): Promise<void> {
  await query(
    `UPDATE users SET name = $3, role = $4, staff_id = $5,
            disabled_at = CASE WHEN $6 THEN coalesce(disabled_at, $7::timestamptz) END
      WHERE business_id = $1 AND id = $2`,
    [user.businessId, user.id, user.name, user.role, user.staffId, user.isDisabled, toIso(now)],
  );
}

export async function setPassword(
  query: Sql["query"],
  user: Pick<UserRow, "businessId" | "id">,
  passwordHash: string,
  now: number,
): Promise<void> {
  await query(
    `UPDATE users SET password_hash = $3, password_changed_at = $4 WHERE business_id = $1 AND id = $2`,
    [user.businessId, user.id, passwordHash, toIso(now)],
  );
}

export async function deleteUser(query: Sql["query"], businessId: string, id: string): Promise<void> {
  await query(`DELETE FROM users WHERE business_id = $1 AND id = $2`, [businessId, id]);
}
