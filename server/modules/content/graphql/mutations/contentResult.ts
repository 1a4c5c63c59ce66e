import type { Entry } from "../../../../platform/database/prisma/client.ts";
import type { EntryKind } from "../../rules/definition.ts";
import { decodeTypeId } from "../../../../shared/ids/typeId.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { ID_PREFIXES } from "../../../../shared/ids/idPrefixes.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import type { EntryFailure } from "../../entryInput.ts";
import { type MutationInput, addBusinessMutation } from "../../../access/graphql/addBusinessMutation.ts";
import { CONTENT_TYPES, PREVIEW_MARK } from "../contentType.ts";
import { EntryNotFoundRef, EntryStateConflictRef } from "../failures.ts";
import { SiteEntryRef, readEntry } from "../siteEntry.ts";

export function entryPayload(name: string) {
  return builder.objectRef<{ readonly entry: Entry }>(name).implement({
    description: "The entry after the change.",
    isTypeOf: (value) => "entry" in (value as object),
    fields: (t) => ({ entry: t.expose("entry", { type: SiteEntryRef, description: "The entry." }) }),
  });
}

/** Accepts the id of the `SiteEntry` and the id of its public or previewed content. */
const PREFIXES: readonly string[] = [
  ID_PREFIXES.SiteEntry,
  ...Object.values(CONTENT_TYPES).map((one) => ID_PREFIXES[one]),
];

export function parseEntryId(id: string): string | null {
  const decoded = decodeTypeId(id.split(PREVIEW_MARK, 1)[0]!);
  return decoded && PREFIXES.includes(decoded.prefix) ? decoded.uuid : null;
}

interface EntryMutation<Input extends object> {
  readonly description: string;
  readonly input: MutationInput<Input & { readonly id: string }>;
  readonly run: (scope: Scope, rowId: string, input: Input) => Promise<Outcome<unknown, EntryFailure>>;
}

export function entryMutation<Input extends object>(
  mutation: string,
  { description, input, run }: EntryMutation<Input>,
): void {
  addBusinessMutation(mutation, {
    description,
    permission: "content.manage",
    input,
    payload: entryPayload(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Payload`),
    failures: [EntryNotFoundRef, EntryStateConflictRef],
    run: async (scope, sent: Input & { readonly id: string }): Promise<Outcome<string, EntryFailure>> => {
      const rowId = parseEntryId(sent.id);
      if (rowId === null) return { ok: false, failure: { code: "ENTRY_NOT_FOUND" } };
      const outcome = await run(scope, rowId, sent);
      return outcome.ok ? { ok: true, value: rowId } : outcome;
    },
    subject: toEntryId,
    read: loadEntryResult,
  });
}

export function toEntryId(rowId: string): string {
  return toGlobalId("SiteEntry", rowId);
}

export async function loadEntryResult(ctx: Context, rowId: string): Promise<{ readonly entry: Entry }> {
  return { entry: await readEntry(ctx, rowId) };
}

export const EDITABLE_KINDS = [
  "PAGE",
  "POST",
  "AUTHOR",
  "CATEGORY",
  "PRODUCT",
] as const satisfies readonly EntryKind[];
