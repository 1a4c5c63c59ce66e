import { loadRevisions } from "./data/loadSite.ts";
import {
  type EntryRow,
  deleteEntryRows,
  findEntries,
  findSettings,
  insertEntry,
  insertRevision,
  saveEntry,
  saveOrder,
} from "./data/writeSite.ts";
import { raiseSiteVersion } from "./data/siteVersions.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { EntryKind } from "./rules/definition.ts";
import { applyTransition } from "./rules/publication.ts";
import { slugify } from "./rules/slug.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { type Reject, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import {
  type EntryFailure,
  type EntryInput,
  requireEntry,
  validateSlug,
  validateData,
  validateNote,
  loadContentNames,
  rejectIssues,
  withLockedSite,
} from "./entryInput.ts";

type ReviseFailure = FailureWith<"INVALID_INPUT" | "ENTRY_STATE_CONFLICT">;

/** Creates a draft and returns its row id. Without a slug, the title provides one. */
export function createEntry(
  scope: Scope,
  kind: Exclude<EntryKind, "SITE">,
  input: EntryInput,
): Promise<Outcome<string>> {
  return withLockedSite(scope, (sql, now) => addEntry(sql, scope, kind, input, now));
}

export async function addEntry(
  sql: Sql,
  scope: Scope,
  kind: EntryKind,
  input: EntryInput,
  now: number,
): Promise<string> {
  const { data, issues } = validateData(kind, input.data, await loadContentNames(sql.query, scope));
  const { note, issues: noteIssues } = validateNote(input.note);
  const title = "title" in data ? data.title : data.name;
  const slug = kind === "SITE" ? "" : (input.slug?.trim() ?? slugify(title));
  rejectIssues([...(await validateSlug(sql, scope, kind, slug, null)), ...issues, ...noteIssues]);
  const id = newId(now, scope.random);
  await insertEntry(sql, scope.business.id, id, kind, { slug, data, note }, now);
  return id;
}

/** Adds a revision, which stays private until it is published. Adds none if slug and data are unchanged. */
export function updateEntry(
  scope: Scope,
  kind: EntryKind,
  id: string,
  input: EntryInput,
): Promise<Outcome<null, EntryFailure>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    const entry = await requireEntry(sql, scope, id, reject);
    if (entry.kind !== kind) throw reject({ code: "ENTRY_NOT_FOUND" });
    await reviseEntry(sql, scope, entry, input, now, reject);
    return null;
  });
}

export function updateSite(scope: Scope, input: EntryInput): Promise<Outcome<string, ReviseFailure>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    const settings = await findSettings(sql.query, scope.business.id);
    if (!settings) return addEntry(sql, scope, "SITE", input, now);
    await reviseEntry(sql, scope, settings, { ...input, slug: null }, now, reject);
    return settings.id;
  });
}

/** Adds a revision to an entry unless slug and data are unchanged. The caller has locked the site. */
export async function reviseEntry(
  sql: Sql,
  scope: Scope,
  entry: EntryRow,
  input: EntryInput,
  now: number,
  reject: Reject<ReviseFailure>,
): Promise<void> {
  if (input.revision != null && input.revision !== entry.newest)
    throw invalidInputError(issue(["revision"], "OLD_VERSION"));
  const validated =
    input.data == null
      ? null
      : validateData(entry.kind, input.data, await loadContentNames(sql.query, scope));
  const { note, issues } = validateNote(input.note);
  const slug = input.slug?.trim() ?? entry.slug;
  const slugIssues = slug === entry.slug ? [] : await validateSlug(sql, scope, entry.kind, slug, entry.id);
  rejectIssues([...slugIssues, ...(validated?.issues ?? []), ...issues]);
  const currentData = await loadRevisionData(sql, scope, entry, entry.newest);
  await addRevision(
    sql,
    scope,
    entry,
    { slug, data: validated?.data ?? currentData, note },
    currentData,
    now,
    reject,
  );
}

async function addRevision(
  sql: Sql,
  scope: Scope,
  entry: EntryRow,
  next: { readonly slug: string; readonly data: object; readonly note: string },
  currentData: object,
  now: number,
  reject: Reject<ReviseFailure>,
): Promise<void> {
  if (next.slug === entry.slug && isSameJson(next.data, currentData)) return;
  const editedEntry = applyTransition(entry, { kind: "EDIT" }, now);
  if (typeof editedEntry === "string") throw reject({ code: "ENTRY_STATE_CONFLICT", state: entry.state });
  await insertRevision(sql, scope.business.id, entry.id, editedEntry.newest, next, now);
  // A due publication stays due. `publishDue` settles it and raises the site version.
  await saveEntry(sql, { ...entry, newest: editedEntry.newest, slug: next.slug }, now);
}

export function restoreRevision(
  scope: Scope,
  id: string,
  number: number,
): Promise<Outcome<null, EntryFailure>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    const entry = await requireEntry(sql, scope, id, reject);
    const [revision] = await sql.query<{ slug: string; data: object }>(
      "SELECT slug, data FROM revisions WHERE business_id = $1 AND entry_id = $2 AND number = $3",
      [scope.business.id, id, number],
    );
    if (!revision) throw reject({ code: "ENTRY_NOT_FOUND" });
    if (revision.slug !== entry.slug)
      rejectIssues(await validateSlug(sql, scope, entry.kind, revision.slug, entry.id));
    const currentData = await loadRevisionData(sql, scope, entry, entry.newest);
    await addRevision(
      sql,
      scope,
      entry,
      { ...revision, note: `Revision ${number}` },
      currentData,
      now,
      reject,
    );
    return null;
  });
}

/** Assigns positions 0, 1, 2, … in the given order. Other entries keep their position. */
export function reorderEntries(
  scope: Scope,
  ids: readonly string[],
): Promise<Outcome<null, FailureWith<"INVALID_INPUT" | "ENTRY_NOT_FOUND">>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    const found = await findEntries(sql.query, scope.business.id, ids);
    if (found.length < new Set(ids).size || found.length < ids.length)
      throw reject({ code: "ENTRY_NOT_FOUND" });
    const isMoved = await saveOrder(sql, scope.business.id, ids);
    if (isMoved && found.some(({ published }) => published !== null))
      await raiseSiteVersion(sql.query, scope.business.id, now);
    return null;
  });
}

export function deleteEntry(scope: Scope, id: string): Promise<Outcome<null, EntryFailure>> {
  return withLockedSite(scope, async (sql, _now, reject) => {
    const entry = await requireEntry(sql, scope, id, reject);
    const isPrivate = entry.firstPublishedAt === null && entry.state === "DRAFT";
    if (!isPrivate) throw reject({ code: "ENTRY_STATE_CONFLICT", state: entry.state });
    await deleteEntryRows(sql, scope.business.id, id);
    return null;
  });
}

export async function loadRevisionData(
  sql: Sql,
  { business }: Scope,
  { id }: EntryRow,
  number: number,
): Promise<object> {
  const [row] = await loadRevisions(sql.query, business.id, [{ entryId: id, number }]);
  return row!.data;
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, one]) => [name, sortKeys(one)]));
}
