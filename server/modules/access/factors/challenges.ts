import { createHash } from "node:crypto";
import { toBase64Url } from "../../../shared/ids/bytes.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import {
  type ChallengePurpose,
  type StoredChallenge,
  consumeChallenge,
  findChallenge,
  insertChallenge,
} from "../data/factors/challenges.ts";

export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;

type ChallengeScope = Pick<Scope, "database" | "clock" | "random"> & {
  readonly business: Pick<Scope["business"], "id">;
};

export interface IssuedChallenge {
  /** Base64url. The database stores its hash. */
  readonly challenge: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export async function issueChallenge(
  { database, business, clock, random }: ChallengeScope,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<IssuedChallenge> {
  const challenge = toBase64Url(random.bytes(CHALLENGE_BYTES));
  const now = clock.now();
  const expiresAt = now + CHALLENGE_MS;
  await insertChallenge(
    database.query,
    { businessId: business.id, purpose, hash: hashChallenge(challenge), now },
    { userId, expiresAt },
  );
  return { challenge, expiresAt };
}

/** Null if the challenge is unknown, was used or has expired. */
export function readChallenge(
  { database, business, clock }: ChallengeScope,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<StoredChallenge | null> {
  const key = { businessId: business.id, purpose, hash: hashChallenge(challenge), now: clock.now() };
  return findChallenge(database.query, key);
}

/** As `readChallenge`. The challenge cannot be used again. */
export function takeChallenge(
  { database, business, clock }: ChallengeScope,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<StoredChallenge | null> {
  const key = { businessId: business.id, purpose, hash: hashChallenge(challenge), now: clock.now() };
  return consumeChallenge(database.query, key);
}

/** A fast hash is enough, because a challenge has 256 random bits. */
function hashChallenge(challenge: string): Buffer {
  return createHash("sha256").update(challenge.slice(0, 200)).digest();
}
