import { deleteEntry, reorderEntries } from "../../services/content/entries.ts";
import { archiveEntry, publishEntry, unpublishEntry } from "../../services/content/publishing.ts";
import { refuseLong } from "../badInput.ts";
import { builder } from "../builder.ts";
import * as failures from "../schema/failures.ts";
import { CONTENT_SCOPES, changeEntry, entryIdOf, entrySuccess } from "./contentResult.ts";

const TimedEntryInput = (name: string, description: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.id({ required: true }),
      at: t.field({ type: "DateTime", description }),
    }),
  });

const PublishEntryInput = TimedEntryInput(
  "PublishEntryInput",
  "Left out or past: at once. Until then the public sees what it sees now; then what is newest then.",
);
const UnpublishEntryInput = TimedEntryInput("UnpublishEntryInput", "Left out or past: at once.");

const EntryIdInput = (name: string) =>
  builder.inputType(name, { fields: (t) => ({ id: t.id({ required: true }) }) });
const ArchiveEntryInput = EntryIdInput("ArchiveEntryInput");
const DeleteEntryInput = EntryIdInput("DeleteEntryInput");

const ReorderEntriesInput = builder.inputType("ReorderEntriesInput", {
  fields: (t) => ({
    ids: t.idList({ required: true, description: "Entries of one kind, at most 500, in their new order." }),
  }),
});

const changed = (name: string) => [
  entrySuccess(name),
  failures.EntryNotFoundRef,
  failures.EntryStateConflictRef,
  failures.InvalidInputRef,
];

builder.mutationFields((t) => ({
  publishEntry: t.field({
    type: builder.unionType("PublishEntryResult", { types: changed("PublishEntrySuccess") }),
    description: "Publishes the newest revision, now or at a time to come. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: PublishEntryInput, required: true }) },
    complexity: 20,
    resolve: (_, { input: { id, at } }, ctx) =>
      changeEntry(ctx, id, (scope, rowId) => publishEntry(scope, rowId, at ?? null)),
  }),
  unpublishEntry: t.field({
    type: builder.unionType("UnpublishEntryResult", { types: changed("UnpublishEntrySuccess") }),
    description:
      "Takes an entry back from the public, now or at a time to come; what was put away becomes a draft again. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: UnpublishEntryInput, required: true }) },
    complexity: 20,
    resolve: (_, { input: { id, at } }, ctx) =>
      changeEntry(ctx, id, (scope, rowId) => unpublishEntry(scope, rowId, at ?? null)),
  }),
  archiveEntry: t.field({
    type: builder.unionType("ArchiveEntryResult", { types: changed("ArchiveEntrySuccess") }),
    description: "Puts an entry away: neither the public nor a preview shows it. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: ArchiveEntryInput, required: true }) },
    complexity: 20,
    resolve: (_, { input: { id } }, ctx) => changeEntry(ctx, id, archiveEntry),
  }),
}));

const DeleteEntrySuccessRef = builder
  .objectRef<{ readonly deletedEntryId: string }>("DeleteEntrySuccess")
  .implement({
    isTypeOf: (value) => "deletedEntryId" in (value as object),
    fields: (t) => ({ deletedEntryId: t.exposeID("deletedEntryId") }),
  });

const ReorderEntriesSuccessRef = builder
  .objectRef<{ readonly reordered: readonly string[] }>("ReorderEntriesSuccess")
  .implement({
    isTypeOf: (value) => "reordered" in (value as object),
    fields: (t) => ({ reordered: t.idList({ resolve: ({ reordered }) => [...reordered] }) }),
  });

const MOST_REORDERED = 500;

builder.mutationFields((t) => ({
  deleteEntry: t.field({
    type: builder.unionType("DeleteEntryResult", {
      types: [DeleteEntrySuccessRef, failures.EntryNotFoundRef, failures.EntryStateConflictRef],
    }),
    description:
      "Deletes a draft that was never public, for good. What once was public is put away instead (`archiveEntry`).",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: DeleteEntryInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { id } }, ctx) => {
      const rowId = entryIdOf(id);
      if (rowId === null) return failures.answer({ code: "ENTRY_NOT_FOUND" });
      const outcome = await deleteEntry(await ctx.scopeOf(ctx.viewer!.businessId), rowId);
      return outcome.ok ? { deletedEntryId: id } : failures.answer(outcome.failure);
    },
  }),
  reorderEntries: t.field({
    type: builder.unionType("ReorderEntriesResult", {
      types: [ReorderEntriesSuccessRef, failures.EntryNotFoundRef],
    }),
    description:
      "Puts entries in another order: navigation is the site's own, lists go by this. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: ReorderEntriesInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { ids } }, ctx) => {
      refuseLong("ids", ids, MOST_REORDERED);
      const rowIds = ids.map(entryIdOf);
      const named = rowIds.filter((id) => id !== null);
      if (named.length < ids.length) return failures.answer({ code: "ENTRY_NOT_FOUND" });
      const outcome = await reorderEntries(await ctx.scopeOf(ctx.viewer!.businessId), named);
      return outcome.ok ? { reordered: ids } : failures.answer(outcome.failure);
    },
  }),
}));
