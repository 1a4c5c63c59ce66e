import { loadNewest } from "./data/loadExport.ts";
import { type NameRows, loadNames } from "./data/loadNames.ts";
import { findEntries, insertEntry } from "./data/writeSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { EntryKind } from "./rules/definition.ts";
import { type DroppedPart, dropUnknown } from "./rules/dropUnknown.ts";
import { renameReferences } from "./rules/references.ts";
import { type FailureWith, type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { reviseEntry } from "./entries.ts";
import {
  type ExportedEntry,
  EXCHANGE_FORMAT,
  type ExportedSite,
  parseExportedSite,
} from "./exchangeFormat.ts";
import { createContentNames } from "./names.ts";
import { transitionEntry } from "./publishing.ts";
import { validateSlug, validateData, rejectIssues, withLockedSite } from "./entryInput.ts";

/**
 * Exports the newest revision of every entry that is not archived. References are slugs, which another database can
 * resolve.
 */
export async function exportSite({ database, business }: Scope): Promise<ExportedSite> {
  const [rows, names] = [
    await loadNewest(database.query, business.id),
    createContentNames(await loadNames(database.query, business.id)),
  ];
  const entries = rows.map(({ kind, slug, isPublished, data }) => ({
    kind,
    slug,
    isPublished,
    data: renameReferences(data, (referred, id) => names.toPortableName(referred, id)),
  }));
  return { ...EXCHANGE_FORMAT, entries };
}

export interface ImportResult {
  readonly created: number;
  readonly revised: number;
  readonly dropped: readonly DroppedPart[];
}

interface ImportedEntry extends ExportedEntry {
  readonly id: string;
  readonly isNew: boolean;
  readonly path: readonly string[];
}

/**
 * Imports an exported site in one transaction. An entry whose kind and slug exist gets a new revision; the others
 * become drafts.
 * The input is untrusted: references resolve within this business and all content is validated and sanitised.
 */
export function importSite(
  scope: Scope,
  content: unknown,
  { publish }: { readonly publish: boolean },
): Promise<Outcome<ImportResult, FailureWith<"INVALID_INPUT" | "ENTRY_STATE_CONFLICT">>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    const { entries, issues } = parseExportedSite(content);
    rejectIssues(issues);
    const existingNames = await loadNames(sql.query, scope.business.id);
    const imported = entries.map((entry, i) => matchEntry(scope, existingNames, entry, i, now));
    rejectIssues(await findSlugIssues(sql, scope, imported));
    const validated = validateAll(existingNames, imported);
    rejectIssues(validated.flatMap((one) => one.issues));
    // Insert new entries first, because revised entries may refer to them.
    for (const { entry, data } of validated.toSorted(
      (a, b) => Number(b.entry.isNew) - Number(a.entry.isNew),
    )) {
      const revision = { slug: entry.slug, data, note: "Imported" };
      if (entry.isNew) await insertEntry(sql, scope.business.id, entry.id, entry.kind, revision, now);
      else {
        const [existing] = await findEntries(sql.query, scope.business.id, [entry.id]);
        await reviseEntry(sql, scope, existing!, { data: entry.data }, now, reject);
      }
    }
    if (publish) await publishAll(sql, scope, imported, now, reject);
    return {
      created: imported.filter(({ isNew }) => isNew).length,
      revised: imported.filter(({ isNew }) => !isNew).length,
      dropped: validated.flatMap((one) => one.dropped),
    };
  });
}

function matchEntry(
  { random }: Scope,
  existingNames: NameRows,
  entry: ExportedEntry,
  i: number,
  now: number,
): ImportedEntry {
  const existing = existingNames.entries.find(({ kind, slug }) => kind === entry.kind && slug === entry.slug);
  const path = ["content", "entries", String(i)];
  return { ...entry, id: existing?.id ?? newId(now, random), isNew: existing === undefined, path };
}

async function findSlugIssues(sql: Sql, scope: Scope, imported: readonly ImportedEntry[]): Promise<Issue[]> {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  for (const { kind, slug, id, path } of imported) {
    const entryIssues = await validateSlug(sql, scope, kind, slug, id);
    issues.push(...entryIssues.map((entryIssue) => ({ ...entryIssue, path: [...path, ...entryIssue.path] })));
    if (seen.has(`${kind} ${slug}`)) issues.push(issue([...path, "slug"], "DUPLICATE"));
    seen.add(`${kind} ${slug}`);
  }
  return issues;
}

function validateAll(existingNames: NameRows, imported: readonly ImportedEntry[]) {
  const newEntries = imported.filter(({ isNew }) => isNew);
  const names = createContentNames({ ...existingNames, entries: [...existingNames.entries, ...newEntries] });
  const validate = (kind: EntryKind, data: unknown) => validateData(kind, data, names);
  return imported.map((entry) => {
    const toInputPath = (path: readonly string[]) => [...entry.path, ...path];
    const findIssues = (data: unknown) =>
      validate(entry.kind, data).issues.map((one) => ({ ...one, path: one.path.slice(1) }));
    const { input, dropped } = dropUnknown(entry.data, findIssues);
    const { data, issues } = validate(entry.kind, input);
    return {
      entry: { ...entry, data: input },
      data,
      issues: issues.map((one) => ({ ...one, path: toInputPath(one.path) })),
      dropped: dropped.map((one) => ({ ...one, path: toInputPath(["data", ...one.path]) })),
    };
  });
}

async function publishAll(
  sql: Sql,
  scope: Scope,
  imported: readonly ImportedEntry[],
  now: number,
  reject: Parameters<typeof transitionEntry>[5],
) {
  const publishedIds = new Set(imported.filter(({ isPublished }) => isPublished).map(({ id }) => id));
  const entries = await findEntries(sql.query, scope.business.id, [...publishedIds]);
  for (const entry of entries)
    await transitionEntry(sql, scope, entry, { kind: "PUBLISH", at: null }, now, reject);
}
