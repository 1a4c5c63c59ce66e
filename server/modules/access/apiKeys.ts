import { createHash } from "node:crypto";
import { insertApiKey, openApiKey } from "./data/apiKeys.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { KeyScope } from "./rules/keyScopes.ts";
import type { KeyViewer } from "./rules/viewer.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** What every secret begins with: whoever finds one knows what it is. */
export const KEY_PREFIX = "daybook_";
const SECRET_BYTES = 32;

/** What a new key is to be. */
export interface NewKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Epoch milliseconds; null: never. */
  readonly expiresAt: number | null;
}

/** Makes an API key, by its name alone one that may do everything. The secret is answered here and never again. */
export async function addApiKey(
  scope: Pick<Scope, "database" | "clock" | "random" | "business">,
  asked: string | NewKey,
): Promise<{ readonly id: string; readonly secret: string }> {
  const now = scope.clock.now();
  const wanted: NewKey =
    typeof asked === "string" ? { name: asked, scopes: ["admin"], expiresAt: null } : asked;
  const secret = KEY_PREFIX + toBase64Url(scope.random.bytes(SECRET_BYTES));
  const id = newId(now, scope.random);
  await insertApiKey(scope.database.query, {
    ...wanted,
    businessId: scope.business.id,
    id,
    secretHash: hashOf(secret),
    lastFour: secret.slice(-4),
    createdAt: now,
  });
  return { id, secret };
}

/** What a secret opens: the viewer, or why there is none. */
export type OpenedKey = KeyViewer | "UNKNOWN" | "REVOKED" | "EXPIRED";

/** The viewer behind an API key. One statement, nothing remembered: a key that is revoked opens nothing at once. */
export async function viewerOfKey(query: Sql["query"], secret: string, now: number): Promise<OpenedKey> {
  if (!secret.startsWith(KEY_PREFIX)) return "UNKNOWN";
  const key = await openApiKey(query, hashOf(secret), now);
  if (!key) return "UNKNOWN";
  if (key.revokedAt !== null) return "REVOKED";
  if (key.expiresAt !== null && key.expiresAt <= now) return "EXPIRED";
  const { businessId, id, name, scopes } = key;
  return { kind: "KEY", businessId, id, name, scopes, staffId: null };
}

/** A secret of 256 random bits cannot be guessed from its hash, however fast that is. */
function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
