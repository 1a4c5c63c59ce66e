import { deleteEntry, reorderEntries } from "../../entries.ts";
import { archiveEntry, publishEntry, restoreEntry, unpublishEntry } from "../../publishing.ts";
import type { Entry } from "../../../../platform/database/prisma/client.ts";
import { SiteEntryRef } from "../siteEntry.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { EntryNotFoundRef, EntryStateConflictRef } from "../failures.ts";
import { parseEntryId, entryMutation } from "./contentResult.ts";

const TimedEntryInput = (name: string, description: string) =>
  builder.inputType(name, {
    description: "The input of a mutation that publishes or unpublishes an entry.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Id of the entry." }),
      at: t.field({ type: "DateTime", description }),
    }),
  });

const PublishEntryInput = TimedEntryInput(
  "PublishEntryInput",
  "Instant of the publication. Null or an instant in the past publishes at once. The revision that is newest at that instant becomes public.",
);
const UnpublishEntryInput = TimedEntryInput(
  "UnpublishEntryInput",
  "Instant at which the entry is unpublished. Null or an instant in the past takes effect at once.",
);

const EntryIdInput = (name: string) =>
  builder.inputType(name, {
    description: "The input of a mutation on one entry.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Id of the entry." }),
    }),
  });
const ArchiveEntryInput = EntryIdInput("ArchiveEntryInput");
const RestoreEntryInput = EntryIdInput("RestoreEntryInput");
const DeleteEntryInput = EntryIdInput("DeleteEntryInput");

const ReorderEntriesInput = builder.inputType("ReorderEntriesInput", {
  description: "The input of `reorderEntries`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    ids: t.idList({
      required: true,
      description: "Ids of entries of one kind, at most 500, in the new order.",
    }),
  }),
});

entryMutation("publishEntry", {
  description: "Publishes the newest revision now or at a later time.",
  input: PublishEntryInput,
  run: (scope, rowId, { at }) => publishEntry(scope, rowId, at ?? null),
});

entryMutation("unpublishEntry", {
  description: "Unpublishes an entry now or at a later time. An archived entry becomes a draft again.",
  input: UnpublishEntryInput,
  run: (scope, rowId, { at }) => unpublishEntry(scope, rowId, at ?? null),
});

entryMutation("archiveEntry", {
  description:
    "Archives an entry. Neither the public site nor a preview shows it. `restoreEntry` restores it.",
  input: ArchiveEntryInput,
  run: (scope, rowId) => archiveEntry(scope, rowId),
});

entryMutation("restoreEntry", {
  description: "Restores an archived entry as a draft. The issue of a slug that is in use is `TAKEN`.",
  input: RestoreEntryInput,
  run: (scope, rowId) => restoreEntry(scope, rowId),
});

const DeleteEntryPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>("DeleteEntryPayload")
  .implement({
    description: "The entry was deleted.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Id of the deleted entry." }),
    }),
  });

const ReorderEntriesPayloadRef = builder
  .objectRef<{ readonly entries: readonly Entry[] }>("ReorderEntriesPayload")
  .implement({
    description: "The entries in their new order.",
    isTypeOf: (value) => "entries" in (value as object),
    fields: (t) => ({
      entries: t.field({
        type: [SiteEntryRef],
        description: "The entries of the input, at most 500, in the new order.",
        resolve: ({ entries }) => [...entries],
      }),
    }),
  });

const MAX_REORDERED = 500;

addBusinessMutation("deleteEntry", {
  description:
    "Permanently deletes a draft that was never public. Archive other entries with `archiveEntry`.",
  permission: "content.manage",
  input: DeleteEntryInput,
  payload: DeleteEntryPayloadRef,
  failures: [EntryNotFoundRef, EntryStateConflictRef],
  run: async (scope, { id }) => {
    const rowId = parseEntryId(id);
    if (rowId === null) return { ok: false, failure: { code: "ENTRY_NOT_FOUND" } };
    const outcome = await deleteEntry(scope, rowId);
    return outcome.ok ? { ok: true, value: id } : outcome;
  },
  subject: (id) => id,
  read: (_, id) => ({ deletedId: id }),
});

addBusinessMutation("reorderEntries", {
  description: "Changes the order of entries in lists. `updateSite` sets the order of the navigation.",
  permission: "content.manage",
  input: ReorderEntriesInput,
  payload: ReorderEntriesPayloadRef,
  failures: [EntryNotFoundRef],
  run: async (scope, { ids }) => {
    rejectLongList("ids", ids, MAX_REORDERED);
    const rowIds = ids.map(parseEntryId).filter((id) => id !== null);
    if (rowIds.length < ids.length) return { ok: false, failure: { code: "ENTRY_NOT_FOUND" } };
    const outcome = await reorderEntries(scope, rowIds);
    return outcome.ok ? { ok: true, value: rowIds } : outcome;
  },
  subject: () => null,
  async read({ database, viewer }, rowIds) {
    const where = { businessId: viewer!.businessId, id: { in: [...rowIds] } };
    const rows = await database.prisma.entry.findMany({ where });
    const byId = new Map(rows.map((entry) => [entry.id, entry]));
    // A replay omits entries that were deleted since.
    return { entries: rowIds.flatMap((id) => byId.get(id) ?? []) };
  },
});
