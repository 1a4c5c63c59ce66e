import { changeApiKey, revokeApiKey } from "./data/apiKeys.ts";
import type { KeyScope } from "./rules/keyScopes.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import { type Issue, type IssueCode, invalidInput, issue } from "../../shared/failures/failure.ts";
import { type NewKey, addApiKey } from "./apiKeys.ts";
import { notifyUser } from "./users/notifyUser.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

const LONGEST_NAME = 100;

/** Makes a key for a program; the secret is answered here and never again. Times in epoch milliseconds. */
export async function createKey(
  scope: Scope,
  wanted: NewKey,
): Promise<Outcome<{ readonly id: string; readonly secret: string | null }>> {
  const { name, issues } = judge(scope, wanted);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const scopes = [...new Set(wanted.scopes)];
  const key = await addApiKey(scope, { ...wanted, name, scopes });
  await notifyUser(scope, "OWNERS", "NEW_API_KEY", name);
  return { ok: true, value: key };
}

/** What is to change of a key; what is left out stays. */
export interface KeyChange {
  readonly name?: string;
  readonly scopes?: readonly KeyScope[];
  /** Null: it stays for good. */
  readonly expiresAt?: number | null;
}

/** Changes a key that was not revoked; the next request finds it so. */
export async function updateKey(scope: Scope, id: string, change: KeyChange): Promise<Outcome<string>> {
  const { name, issues } = judge(scope, change);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const isThere = await changeApiKey(scope.database.query, scope.business.id, id, {
    name: name ?? null,
    scopes: change.scopes ? [...new Set(change.scopes)] : null,
    expiresAt: change.expiresAt ?? null,
    isExpiryChanged: change.expiresAt !== undefined,
  });
  return isThere ? { ok: true, value: id } : { ok: false, failure: { code: "API_KEY_NOT_FOUND" } };
}

/** Ends a key for good, at once. */
export async function revokeKey({ database, business, clock }: Scope, id: string): Promise<Outcome<string>> {
  const isRevoked = await revokeApiKey(database.query, business.id, id, clock.now());
  return isRevoked ? { ok: true, value: id } : { ok: false, failure: { code: "API_KEY_NOT_FOUND" } };
}

function judge<Asked extends KeyChange>({ clock }: Scope, asked: Asked) {
  const name = asked.name === undefined ? undefined : cleanText(asked.name);
  const faults: [string, IssueCode | null][] = [
    ["name", name === undefined ? null : name === "" ? "REQUIRED" : textFault(name, { max: LONGEST_NAME })],
    ["scopes", asked.scopes?.length === 0 ? "REQUIRED" : null],
    ["expiresAt", asked.expiresAt != null && asked.expiresAt <= clock.now() ? "OUT_OF_RANGE" : null],
  ];
  const issues: Issue[] = faults.flatMap(([field, code]) => (code === null ? [] : [issue([field], code)]));
  return { name: name as Asked["name"] extends string ? string : string | undefined, issues };
}
