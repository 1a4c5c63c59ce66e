import { loadNames } from "./data/loadNames.ts";
import { type EntryRow, findEntries, isSlugTaken, lockSite } from "./data/writeSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import type { ContentData, EntryKind } from "./rules/definition.ts";
import { validateContent } from "./rules/validateContent.ts";
import { checkSlug } from "./rules/slug.ts";
import { type FailureWith, type Failure, type Issue, issue } from "../../shared/failures/failure.ts";
import { type Reject, toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type ContentNames, createContentNames } from "./names.ts";
import { sanitise } from "./sanitise.ts";

/** Input of a change. Omitted fields keep their value. */
export interface EntryInput {
  readonly slug?: string | null | undefined;
  readonly data?: unknown;
  readonly note?: string | null | undefined;
  /** Optimistic lock: the change is rejected if this is no longer the newest revision. */
  readonly revision?: number | null | undefined;
}

const NOTE_MAX = 200;

export type EntryFailure = FailureWith<"INVALID_INPUT" | "ENTRY_NOT_FOUND" | "ENTRY_STATE_CONFLICT">;

/** Runs work in a transaction that has locked the site. */
export function withLockedSite<T, F extends Failure = FailureWith<"INVALID_INPUT">>(
  { database, business, clock }: Scope,
  work: (sql: Sql, now: number, reject: Reject<F>) => Promise<T>,
): Promise<Outcome<T, F>> {
  return toResult((reject: Reject<F>) =>
    database.transaction(async (sql) => {
      const now = clock.now();
      await lockSite(sql, business.id, now);
      return work(sql, now, reject);
    }),
  );
}

export async function requireEntry(
  sql: Sql,
  { business }: Scope,
  id: string,
  reject: Reject<FailureWith<"ENTRY_NOT_FOUND">>,
): Promise<EntryRow> {
  const [entry] = await findEntries(sql.query, business.id, [id]);
  if (!entry) throw reject({ code: "ENTRY_NOT_FOUND" });
  return entry;
}

export async function loadContentNames(query: Sql["query"], { business }: Scope): Promise<ContentNames> {
  return createContentNames(await loadNames(query, business.id));
}

/** Paths of issues begin with `data`. */
export function validateData<Kind extends EntryKind>(
  kind: Kind,
  data: unknown,
  names: ContentNames,
): { readonly data: ContentData[Kind]; readonly issues: readonly Issue[] } {
  const validated = validateContent(kind, data, {
    find: (referred, name) => names.find(referred, name),
    sanitise,
  });
  return {
    data: validated.data,
    issues: validated.issues.map((one) => ({ ...one, path: ["data", ...one.path] })),
  };
}

export async function validateSlug(
  sql: Sql,
  { business }: Scope,
  kind: EntryKind,
  value: string,
  exceptId: string | null,
): Promise<Issue[]> {
  const issueCode = checkSlug(kind, value);
  if (issueCode) return [issue(["slug"], issueCode)];
  const isTaken = kind !== "SITE" && (await isSlugTaken(sql, business.id, kind, value, exceptId));
  return isTaken ? [issue(["slug"], "TAKEN")] : [];
}

export function validateNote(value: string | null | undefined): { note: string; issues: Issue[] } {
  const note = cleanText(value ?? "");
  const issueCode = checkText(note, { max: NOTE_MAX, allowsLines: true });
  return { note, issues: issueCode ? [issue(["note"], issueCode)] : [] };
}

export function rejectIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidInputError(...issues);
}
