import type { Sql } from "../../../../platform/database/transaction.ts";
import type { UserKey } from "./authenticators.ts";

/** True if the user `u` has a passkey or an authenticator app. */
const HAS_FACTOR = `(EXISTS (SELECT FROM passkeys p WHERE p.business_id = u.business_id AND p.user_id = u.id)
  OR EXISTS (SELECT FROM authenticators a WHERE a.business_id = u.business_id AND a.user_id = u.id AND a.secret IS NOT NULL))`;

/** True if the business of the user `u` requires a second factor and the user has none. */
export const IS_FACTOR_MISSING = `(SELECT b.requires_second_factor AND NOT ${HAS_FACTOR} FROM businesses b WHERE b.id = u.business_id)`;

export interface SecondFactors {
  readonly hasPasskey: boolean;
  readonly hasAuthenticator: boolean;
  readonly recoveryCodes: number;
  /** True if the business requires a second factor. */
  readonly isRequired: boolean;
}

export async function findSecondFactors(
  query: Sql["query"],
  { businessId, id }: UserKey,
): Promise<SecondFactors> {
  const [row] = await query<SecondFactors>(
    `SELECT EXISTS (SELECT FROM passkeys WHERE business_id = $1 AND user_id = $2) AS "hasPasskey",
            EXISTS (SELECT FROM authenticators WHERE business_id = $1 AND user_id = $2 AND secret IS NOT NULL) AS "hasAuthenticator",
            (SELECT count(*)::int FROM recovery_codes WHERE business_id = $1 AND user_id = $2) AS "recoveryCodes",
            (SELECT requires_second_factor FROM businesses WHERE id = $1) AS "isRequired"`,
    [businessId, id],
  );
  return row!;
}

/** Deletes all passkeys, codes and challenges of a user. Returns true if the user had a second factor. */
export async function deleteSecondFactors(
  query: Sql["query"],
  { businessId, id }: UserKey,
): Promise<boolean> {
  const { hasPasskey, hasAuthenticator } = await findSecondFactors(query, { businessId, id });
  for (const table of ["passkeys", "authenticators", "recovery_codes", "challenges"])
    await query(`DELETE FROM ${table} WHERE business_id = $1 AND user_id = $2`, [businessId, id]);
  return hasPasskey || hasAuthenticator;
}
