import { createHash } from "node:crypto";
import { insertApiKey, findApiKeyByHash } from "./data/apiKeys.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { KeyScope } from "./rules/keyScopes.ts";
import type { KeyViewer } from "./rules/viewer.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** Lets secret scanners and readers recognize a leaked key. */
export const KEY_PREFIX = "daybook_";
export const SECRET_BYTES = 32;

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Epoch milliseconds. Null for a key that never expires. */
  readonly expiresAt: number | null;
}

/** A bare name gives the key the scope `admin`. The secret is returned once and not stored. */
export async function addApiKey(
  scope: Pick<Scope, "database" | "clock" | "random" | "business">,
  nameOrKey: string | NewKey,
): Promise<{ readonly id: string; readonly secret: string }> {
  const now = scope.clock.now();
  const newKey: NewKey =
    typeof nameOrKey === "string" ? { name: nameOrKey, scopes: ["admin"], expiresAt: null } : nameOrKey;
  const secret = KEY_PREFIX + toBase64Url(scope.random.bytes(SECRET_BYTES));
  const id = newId(now, scope.random);
  await insertApiKey(scope.database.query, {
    ...newKey,
    businessId: scope.business.id,
    id,
    secretHash: hashSecret(secret),
    lastFour: secret.slice(-4),
    createdAt: now,
  });
  return { id, secret };
}

export type KeyLookup = KeyViewer | "UNKNOWN" | "REVOKED" | "EXPIRED";

/** Nothing is cached, so a revoked key is rejected immediately. */
export async function findKeyViewer(query: Sql["query"], secret: string, now: number): Promise<KeyLookup> {
  if (!secret.startsWith(KEY_PREFIX)) return "UNKNOWN";
  const key = await findApiKeyByHash(query, hashSecret(secret), now);
  if (!key) return "UNKNOWN";
  if (key.revokedAt !== null) return "REVOKED";
  if (key.expiresAt !== null && key.expiresAt <= now) return "EXPIRED";
  const { businessId, id, name, scopes } = key;
  return { kind: "KEY", businessId, id, name, scopes, staffId: null };
}

/** A fast hash is enough, because a secret has 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
