import { deleteEntry, reorderEntries } from "../../entries.ts";
import { archiveEntry, publishEntry, unpublishEntry } from "../../publishing.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { CONTENT, entryIdOf, entryMutation } from "./contentResult.ts";

const TimedEntryInput = (name: string, description: string) =>
  builder.inputType(name, {
    description: "Which entry, and when.",
    fields: (t) => ({
      ...repeatable(t),
      id: t.id({ required: true, description: "The entry's id." }),
      at: t.field({ type: "DateTime", description }),
    }),
  });

const PublishEntryInput = TimedEntryInput(
  "PublishEntryInput",
  "Left out or past: at once. Until then the public sees what it sees now; then what is newest then.",
);
const UnpublishEntryInput = TimedEntryInput("UnpublishEntryInput", "Left out or past: at once.");

const EntryIdInput = (name: string) =>
  builder.inputType(name, {
    description: "Which entry.",
    fields: (t) => ({
      ...repeatable(t),
      id: t.id({ required: true, description: "The entry's id." }),
    }),
  });
const ArchiveEntryInput = EntryIdInput("ArchiveEntryInput");
const DeleteEntryInput = EntryIdInput("DeleteEntryInput");

const ReorderEntriesInput = builder.inputType("ReorderEntriesInput", {
  description: "The entries in their new order.",
  fields: (t) => ({
    ...repeatable(t),
    ids: t.idList({ required: true, description: "Entries of one kind, at most 500, in their new order." }),
  }),
});

entryMutation("publishEntry", {
  description: "Publishes the newest revision, now or at a time to come. Safe to send twice.",
  input: PublishEntryInput,
  run: (scope, rowId, { at }) => publishEntry(scope, rowId, at ?? null),
});

entryMutation("unpublishEntry", {
  description:
    "Takes an entry back from the public, now or at a time to come; what was put away becomes a draft again. Safe to send twice.",
  input: UnpublishEntryInput,
  run: (scope, rowId, { at }) => unpublishEntry(scope, rowId, at ?? null),
});

entryMutation("archiveEntry", {
  description: "Puts an entry away: neither the public nor a preview shows it. Safe to send twice.",
  input: ArchiveEntryInput,
  run: (scope, rowId) => archiveEntry(scope, rowId),
});

const DeleteEntrySuccessRef = builder
  .objectRef<{ readonly deletedEntryId: string }>("DeleteEntrySuccess")
  .implement({
    description: "The entry is gone.",
    isTypeOf: (value) => "deletedEntryId" in (value as object),
    fields: (t) => ({ deletedEntryId: t.exposeID("deletedEntryId", { description: "The id that it had." }) }),
  });

const ReorderEntriesSuccessRef = builder
  .objectRef<{ readonly reordered: readonly string[] }>("ReorderEntriesSuccess")
  .implement({
    description: "The entries are in that order.",
    isTypeOf: (value) => "reordered" in (value as object),
    fields: (t) => ({
      reordered: t.idList({
        description: "Their ids in that order.",
        resolve: ({ reordered }) => [...reordered],
      }),
    }),
  });

const MOST_REORDERED = 500;

ownerMutation("deleteEntry", {
  description:
    "Deletes a draft that was never public, for good. What once was public is put away instead (`archiveEntry`).",
  permission: CONTENT,
  input: DeleteEntryInput,
  success: DeleteEntrySuccessRef,
  failures: [failures.EntryNotFoundRef, failures.EntryStateConflictRef],
  run: async (scope, { id }) => {
    const rowId = entryIdOf(id);
    if (rowId === null) return { ok: false, failure: { code: "ENTRY_NOT_FOUND" } };
    const outcome = await deleteEntry(scope, rowId);
    return outcome.ok ? { ok: true, value: id } : outcome;
  },
  subject: (id) => id,
  read: (_, id) => ({ deletedEntryId: id }),
});

ownerMutation("reorderEntries", {
  description:
    "Puts entries in another order: navigation is the site's own, lists go by this. Safe to send twice.",
  permission: CONTENT,
  input: ReorderEntriesInput,
  success: ReorderEntriesSuccessRef,
  failures: [failures.EntryNotFoundRef],
  run: async (scope, { ids }) => {
    refuseLong("ids", ids, MOST_REORDERED);
    const named = ids.map(entryIdOf).filter((id) => id !== null);
    if (named.length < ids.length) return { ok: false, failure: { code: "ENTRY_NOT_FOUND" } };
    const outcome = await reorderEntries(scope, named);
    return outcome.ok ? { ok: true, value: ids } : outcome;
  },
  subject: () => null,
  read: (_, reordered) => ({ reordered }),
});
