import type { Sql } from "../../../../platform/database/transaction.ts";

export type ChallengePurpose =
  | "SECOND_FACTOR"
  | "PASSKEY_SIGN_IN"
  | "PASSKEY_REGISTRATION"
  | "PASSKEY_CONFIRMATION";

export interface ChallengeKey {
  readonly businessId: string;
  readonly purpose: ChallengePurpose;
  readonly hash: Buffer;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** `userId` is null until the user is known. */
export interface StoredChallenge {
  readonly userId: string | null;
}

const toIso = (ms: number) => new Date(ms).toISOString();

/** Also deletes expired challenges of all businesses. */
export async function insertChallenge(
  query: Sql["query"],
  { businessId, purpose, hash, now }: ChallengeKey,
  { userId, expiresAt }: StoredChallenge & { readonly expiresAt: number },
): Promise<void> {
  await query(
    `WITH deleted_challenges AS (DELETE FROM challenges WHERE expires_at <= $6::timestamptz)
     INSERT INTO challenges (business_id, hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, $4, $5)`,
    [businessId, hash, purpose, userId, toIso(expiresAt), toIso(now)],
  );
}

/** Null if the challenge was consumed or has expired. */
export async function findChallenge(
  query: Sql["query"],
  { businessId, purpose, hash, now }: ChallengeKey,
): Promise<StoredChallenge | null> {
  const [row] = await query<StoredChallenge>(
    `SELECT user_id AS "userId" FROM challenges
      WHERE business_id = $1 AND hash = $2 AND purpose = $3 AND expires_at > $4`,
    [businessId, hash, purpose, toIso(now)],
  );
  return row ?? null;
}

/** As `findChallenge`, and deletes the challenge. Of concurrent callers one gets it. */
export async function consumeChallenge(
  query: Sql["query"],
  { businessId, purpose, hash, now }: ChallengeKey,
): Promise<StoredChallenge | null> {
  const [row] = await query<StoredChallenge>(
    `DELETE FROM challenges WHERE business_id = $1 AND hash = $2 AND purpose = $3 AND expires_at > $4
     RETURNING user_id AS "userId"`,
    [businessId, hash, purpose, toIso(now)],
  );
  return row ?? null;
}
