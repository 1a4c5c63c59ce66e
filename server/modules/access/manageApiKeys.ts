import { changeApiKey, revokeApiKey } from "./data/apiKeys.ts";
import type { KeyScope } from "./rules/keyScopes.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import {
  type FailureWith,
  type Issue,
  type IssueCode,
  invalidInput,
  issue,
} from "../../shared/failures/failure.ts";
import { type NewKey, addApiKey } from "./apiKeys.ts";
import { notifyUser } from "./users/notifyUser.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

const LONGEST_NAME = 100;

export async function createKey(
  scope: Scope,
  newKey: NewKey,
): Promise<Outcome<{ readonly id: string; readonly secret: string | null }>> {
  const { name, issues } = validateKey(scope, newKey);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const scopes = [...new Set(newKey.scopes)];
  const key = await addApiKey(scope, { ...newKey, name, scopes });
  await notifyUser(scope, "OWNERS", "NEW_API_KEY", name);
  return { ok: true, value: key };
}

/** Undefined keeps a value. */
export interface KeyChange {
  readonly name?: string;
  readonly scopes?: readonly KeyScope[];
  /** Epoch milliseconds. Null for a key that never expires. */
  readonly expiresAt?: number | null;
}

export async function updateKey(
  scope: Scope,
  id: string,
  change: KeyChange,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT" | "API_KEY_NOT_FOUND">>> {
  const { name, issues } = validateKey(scope, change);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const isFound = await changeApiKey(scope.database.query, scope.business.id, id, {
    name: name ?? null,
    scopes: change.scopes ? [...new Set(change.scopes)] : null,
    expiresAt: change.expiresAt ?? null,
    isExpiryChanged: change.expiresAt !== undefined,
  });
  return isFound ? { ok: true, value: id } : { ok: false, failure: { code: "API_KEY_NOT_FOUND" } };
}

export async function revokeKey(
  { database, business, clock }: Scope,
  id: string,
): Promise<Outcome<string, FailureWith<"API_KEY_NOT_FOUND">>> {
  const isRevoked = await revokeApiKey(database.query, business.id, id, clock.now());
  return isRevoked ? { ok: true, value: id } : { ok: false, failure: { code: "API_KEY_NOT_FOUND" } };
}

function validateKey<Input extends KeyChange>({ clock }: Scope, input: Input) {
  const name = input.name === undefined ? undefined : cleanText(input.name);
  const fieldCodes: [string, IssueCode | null][] = [
    ["name", name === undefined ? null : name === "" ? "REQUIRED" : checkText(name, { max: LONGEST_NAME })],
    ["scopes", input.scopes?.length === 0 ? "REQUIRED" : null],
    ["expiresAt", input.expiresAt != null && input.expiresAt <= clock.now() ? "OUT_OF_RANGE" : null],
  ];
  const issues: Issue[] = fieldCodes.flatMap(([field, code]) =>
    code === null ? [] : [issue([field], code)],
  );
  return { name: name as Input["name"] extends string ? string : string | undefined, issues };
}
