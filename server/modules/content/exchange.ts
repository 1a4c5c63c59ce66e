import { loadNewest } from "./data/loadExport.ts";
import { type NameRows, loadNames } from "./data/loadNames.ts";
import { findEntries, insertEntry } from "./data/writeSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { EntryKind } from "./rules/definition.ts";
import { type Dropped, dropUnknown } from "./rules/dropUnknown.ts";
import { renameReferences } from "./rules/references.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { revise } from "./entries.ts";
import { type ExchangedEntry, EXCHANGE_FORMAT, type ExchangedSite, readExchange } from "./exchangeFormat.ts";
import { namesOf } from "./names.ts";
import { grantWish } from "./publishing.ts";
import { findEntry, freeSlug, validateData, refuseIssues, writing } from "./writing.ts";

/**
 * Exports the newest revision of every entry that is not archived. References are slugs, which another database can
 * resolve.
 */
export async function exportSite({ database, business }: Scope): Promise<ExchangedSite> {
  const [rows, names] = [
    await loadNewest(database.query, business.id),
    namesOf(await loadNames(database.query, business.id)),
  ];
  const entries = rows.map(({ kind, slug, isPublished, data }) => ({
    kind,
    slug,
    isPublished,
    data: renameReferences(data, (referred, id) => names.slugOf(referred, id)),
  }));
  return { ...EXCHANGE_FORMAT, entries };
}

export interface Imported {
  readonly created: number;
  readonly revised: number;
  readonly dropped: readonly Dropped[];
}

interface Arriving extends ExchangedEntry {
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
): Promise<Outcome<Imported>> {
  return writing(scope, async (sql, now) => {
    const { entries, issues } = readExchange(content);
    refuseIssues(issues);
    const known = await loadNames(sql.query, scope.business.id);
    const arriving = entries.map((entry, i) => arrive(scope, known, entry, i, now));
    refuseIssues(await slugIssues(sql, scope, arriving));
    const judged = judgeAll(known, arriving);
    refuseIssues(judged.flatMap((one) => one.issues));
    // Insert new entries first, because revised entries may refer to them.
    for (const { entry, data } of judged.toSorted((a, b) => Number(b.entry.isNew) - Number(a.entry.isNew))) {
      const written = { slug: entry.slug, data, note: "Imported" };
      if (entry.isNew) await insertEntry(sql, scope.business.id, entry.id, entry.kind, written, now);
      else await revise(sql, scope, await findEntry(sql, scope, entry.id), { data: entry.data }, now);
    }
    if (publish) await publishAll(sql, scope, arriving, now);
    return {
      created: arriving.filter(({ isNew }) => isNew).length,
      revised: arriving.filter(({ isNew }) => !isNew).length,
      dropped: judged.flatMap((one) => one.dropped),
    };
  });
}

function arrive({ random }: Scope, known: NameRows, entry: ExchangedEntry, i: number, now: number): Arriving {
  const same = known.entries.find(({ kind, slug }) => kind === entry.kind && slug === entry.slug);
  const path = ["content", "entries", String(i)];
  return { ...entry, id: same?.id ?? newId(now, random), isNew: same === undefined, path };
}

async function slugIssues(sql: Sql, scope: Scope, arriving: readonly Arriving[]): Promise<Issue[]> {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  for (const { kind, slug, id, path } of arriving) {
    const faults = await freeSlug(sql, scope, kind, slug, id);
    issues.push(...faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })));
    if (seen.has(`${kind} ${slug}`)) issues.push(issue([...path, "slug"], "DUPLICATE"));
    seen.add(`${kind} ${slug}`);
  }
  return issues;
}

function judgeAll(known: NameRows, arriving: readonly Arriving[]) {
  const coming = arriving.filter(({ isNew }) => isNew);
  const names = namesOf({ ...known, entries: [...known.entries, ...coming] });
  const judge = (kind: EntryKind, data: unknown) => validateData(kind, data, names);
  return arriving.map((entry) => {
    const within = (path: readonly string[]) => [...entry.path, ...path];
    const bare = (data: unknown) =>
      judge(entry.kind, data).issues.map((one) => ({ ...one, path: one.path.slice(1) }));
    const { input, dropped } = dropUnknown(entry.data, bare);
    const { data, issues } = judge(entry.kind, input);
    return {
      entry: { ...entry, data: input },
      data,
      issues: issues.map((one) => ({ ...one, path: within(one.path) })),
      dropped: dropped.map((one) => ({ ...one, path: within(["data", ...one.path]) })),
    };
  });
}

async function publishAll(sql: Sql, scope: Scope, arriving: readonly Arriving[], now: number) {
  const wanted = new Set(arriving.filter(({ isPublished }) => isPublished).map(({ id }) => id));
  const entries = await findEntries(sql.query, scope.business.id, [...wanted]);
  for (const entry of entries) await grantWish(sql, scope, entry, { kind: "PUBLISH", at: null }, now);
}
