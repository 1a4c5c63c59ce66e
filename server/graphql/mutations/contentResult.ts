import type { Entry } from "../../data/prisma/client.ts";
import type { EntryKind } from "../../domain/content/definition.ts";
import { decodeTypeId } from "../../domain/ids/typeId.ts";
import type { Outcome, Scope } from "../../services/scope.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { ID_PREFIXES } from "../globalIds.ts";
import { NOUNS, PREVIEW_MARK } from "../schema/contentNoun.ts";
import * as failures from "../schema/failures.ts";
import { SiteEntryRef, readEntry } from "../schema/siteEntry.ts";

/** A success that answers the entry as it is then. */
export function entrySuccess(name: string) {
  return builder.objectRef<{ readonly entry: Entry }>(name).implement({
    isTypeOf: (value) => "entry" in (value as object),
    fields: (t) => ({ entry: t.expose("entry", { type: SiteEntryRef }) }),
  });
}

/** What an entry is named by: its own id, or that of the noun that it is to the public or in a preview. */
const PREFIXES: readonly string[] = [
  ID_PREFIXES.SiteEntry,
  ...Object.values(NOUNS).map((one) => ID_PREFIXES[one]),
];

/** The row id in the id of an entry; null: it is none. */
export function entryIdOf(id: string): string | null {
  const decoded = decodeTypeId(id.split(PREVIEW_MARK, 1)[0]!);
  return decoded && PREFIXES.includes(decoded.prefix) ? decoded.uuid : null;
}

/** Runs a change of an entry, and answers it as it is then. */
export async function changeEntry(
  ctx: Context,
  id: string,
  change: (scope: Scope, rowId: string) => Promise<Outcome<unknown>>,
) {
  const rowId = entryIdOf(id);
  if (rowId === null) return failures.answer({ code: "ENTRY_NOT_FOUND" });
  const outcome = await change(await ctx.scopeOf(ctx.viewer!.businessId), rowId);
  return outcome.ok ? { entry: await readEntry(ctx, rowId) } : failures.answer(outcome.failure);
}

/** The nouns that have mutations of their own. */
export const WRITTEN_KINDS = [
  "PAGE",
  "POST",
  "AUTHOR",
  "CATEGORY",
  "PRODUCT",
] as const satisfies readonly EntryKind[];

export const CONTENT_SCOPES = { viewer: "content.manage" } as const;
