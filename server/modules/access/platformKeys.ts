import { toBase64Url } from "../../shared/ids/bytes.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { KEY_PREFIX, SECRET_BYTES, hashSecret } from "./apiKeys.ts";
import { findPlatformKeyByHash, insertPlatformKey } from "./data/platformKeys.ts";

/** An API key has random characters at this place, so it never begins like this. */
export const PLATFORM_KEY_PREFIX = `${KEY_PREFIX}platform_`;

const LONGEST_NAME = 100;

/** A caller with a platform key, which belongs to no business. */
export interface PlatformCaller {
  readonly id: string;
  readonly name: string;
}

export interface NewPlatformKey {
  readonly name: string;
  /** Epoch milliseconds. Null for a key that never expires. */
  readonly expiresAt: number | null;
}

/** The secret is returned once and not stored. */
export async function addPlatformKey(
  { database, clock, random }: Pick<Scope, "database" | "clock" | "random">,
  newKey: NewPlatformKey,
): Promise<Outcome<{ readonly id: string; readonly secret: string }>> {
  const now = clock.now();
  const name = cleanText(newKey.name);
  const nameCode = name === "" ? "REQUIRED" : checkText(name, { max: LONGEST_NAME });
  const issues = [
    ...(nameCode === null ? [] : [issue(["name"], nameCode)]),
    ...(newKey.expiresAt !== null && newKey.expiresAt <= now ? [issue(["expiresAt"], "OUT_OF_RANGE")] : []),
  ];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const secret = PLATFORM_KEY_PREFIX + toBase64Url(random.bytes(SECRET_BYTES));
  const id = newId(now, random);
  await insertPlatformKey(database.query, {
    id,
    name,
    secretHash: hashSecret(secret),
    lastFour: secret.slice(-4),
    createdAt: now,
    expiresAt: newKey.expiresAt,
  });
  return { ok: true, value: { id, secret } };
}

export const isPlatformSecret = (secret: string): boolean => secret.startsWith(PLATFORM_KEY_PREFIX);

/** Nothing is cached, so a revoked key is rejected immediately. */
export async function findPlatformCaller(
  query: Sql["query"],
  secret: string,
  now: number,
): Promise<PlatformCaller | "UNKNOWN" | "REVOKED" | "EXPIRED"> {
  const key = await findPlatformKeyByHash(query, hashSecret(secret), now);
  if (!key) return "UNKNOWN";
  if (key.revokedAt !== null) return "REVOKED";
  if (key.expiresAt !== null && key.expiresAt <= now) return "EXPIRED";
  return { id: key.id, name: key.name };
}
