import { endPreview, insertPreview } from "./data/writeSite.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

const NAME_MAX = 120;
/** 18 bytes are 24 characters in base64url. */
const ID_BYTES = 18;

/**
 * Creates a preview and returns its id. Any reader who has the id sees the newest revisions until `expiresAt` (epoch
 * milliseconds; null means no expiry).
 */
export async function createPreview(
  { database, business, clock, random }: Scope,
  input: { readonly name?: string | null | undefined; readonly expiresAt?: number | null | undefined },
): Promise<Outcome<string>> {
  const now = clock.now();
  const name = cleanText(input.name ?? "");
  const issueCode = checkText(name, { max: NAME_MAX });
  const expiresAt = input.expiresAt ?? null;
  const issues = [
    ...(issueCode ? [issue(["name"], issueCode)] : []),
    ...(expiresAt !== null && expiresAt <= now ? [issue(["expiresAt"], "OUT_OF_RANGE")] : []),
  ];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const id = toBase64Url(random.bytes(ID_BYTES));
  await insertPreview(database.query, { businessId: business.id, id, name, expiresAt, now });
  return { ok: true, value: id };
}

export async function revokePreview(
  { database, business, clock }: Scope,
  id: string,
): Promise<Outcome<null, FailureWith<"PREVIEW_NOT_FOUND">>> {
  const isFound = await endPreview(database.query, business.id, id, clock.now());
  return isFound ? { ok: true, value: null } : { ok: false, failure: { code: "PREVIEW_NOT_FOUND" } };
}
