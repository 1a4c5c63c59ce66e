import { createHash } from "node:crypto";
import { findApiKey, insertApiKey } from "../data/apiKeys.ts";
import type { Sql } from "../data/transaction.ts";
import type { ViewerRole } from "../domain/access/permissions.ts";
import { toBase64Url } from "../domain/ids/bytes.ts";
import { newId } from "./ids.ts";
import type { Scope } from "./scope.ts";

/** Who acts with more right than a visitor. */
export interface Viewer {
  readonly businessId: string;
  readonly name: string;
  readonly role: ViewerRole;
}

const PREFIX = "daybook_";
const SECRET_BYTES = 32;

/** Makes an API key of the business's owner. The secret is answered here and never again. */
export async function addApiKey(
  scope: Pick<Scope, "database" | "clock" | "random" | "business">,
  name: string,
): Promise<{ readonly id: string; readonly secret: string }> {
  const now = scope.clock.now();
  const secret = PREFIX + toBase64Url(scope.random.bytes(SECRET_BYTES));
  const id = newId(now, scope.random);
  const key = { businessId: scope.business.id, id, name, secretHash: hashOf(secret), createdAt: now };
  await insertApiKey(scope.database.query, key);
  return { id, secret };
}

/** The viewer behind an API key; null: unknown or revoked. One statement. */
export async function viewerOfKey(query: Sql["query"], secret: string): Promise<Viewer | null> {
  if (!secret.startsWith(PREFIX)) return null;
  const key = await findApiKey(query, hashOf(secret));
  return key && { businessId: key.businessId, name: key.name, role: "OWNER" };
}

/** A secret of 256 random bits cannot be guessed from its hash, however fast that is. */
function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
