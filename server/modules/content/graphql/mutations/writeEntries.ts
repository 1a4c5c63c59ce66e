import { createEntry, restoreRevision, updateEntry, updateSite } from "../../entries.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { CONTENT_TYPES } from "../contentType.ts";
import { EntryStateConflictRef } from "../failures.ts";
import { EDITABLE_KINDS, loadEntryResult, toEntryId, entryMutation, entryPayload } from "./contentResult.ts";

const CreateEntryInput = builder.inputType("CreateEntryInput", {
  description: "A new entry.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    slug: t.string({ description: "If omitted, derived from the title. Empty for the home page." }),
    data: t.field({
      type: "JSONObject",
      required: true,
      description:
        "Content of the entry in the format of `exportSite`. References are ids or slugs. A link to an entry is its id or a text such as `page:about`.",
    }),
    note: t.string({ description: "Reason of the change, shown in the list of revisions." }),
  }),
});

const UpdateEntryInput = builder.inputType("UpdateEntryInput", {
  description: "A change of an entry. Omitted fields keep their value.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the `SiteEntry`, or of its public content." }),
    slug: t.string({ description: "New slug. The old address redirects once this revision is published." }),
    data: t.field({
      type: "JSONObject",
      description: "The complete content; it replaces the former content.",
    }),
    note: t.string({ description: "Reason of the change, shown in the list of revisions." }),
    revision: t.int({
      description:
        "Number of the revision that was edited. If a newer one exists, the change is rejected with `OLD_VERSION`.",
    }),
  }),
});

const UpdateSiteInput = builder.inputType("UpdateSiteInput", {
  description: "The input of `updateSite`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    data: t.field({
      type: "JSONObject",
      required: true,
      description: "All settings, including the navigation; they replace the former settings.",
    }),
    note: t.string({ description: "Reason of the change, shown in the list of revisions." }),
    revision: t.int({
      description:
        "Number of the revision that was edited. If a newer one exists, the change is rejected with `OLD_VERSION`.",
    }),
  }),
});

const RestoreRevisionInput = builder.inputType("RestoreRevisionInput", {
  description: "The input of `restoreRevision`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the entry." }),
    revision: t.int({ required: true, description: "Number of the revision to copy." }),
  }),
});

for (const kind of EDITABLE_KINDS) {
  const contentType = CONTENT_TYPES[kind];
  addBusinessMutation(`create${contentType}`, {
    description:
      "Creates an entry as a draft. Publish it with `publishEntry`. Without an idempotency key, a repeated call fails because the slug is taken.",
    permission: "content.manage",
    input: CreateEntryInput,
    payload: entryPayload(`Create${contentType}Payload`),
    run: (scope, input) => createEntry(scope, kind, input),
    subject: toEntryId,
    read: loadEntryResult,
  });
  entryMutation(`update${contentType}`, {
    description: "Adds a revision. The public sees it once `publishEntry` publishes it.",
    input: UpdateEntryInput,
    run: (scope, rowId, input) => updateEntry(scope, kind, rowId, input),
  });
}

addBusinessMutation("updateSite", {
  description:
    "Changes the settings and the navigation, or creates the site. The public sees the change once the entry is published.",
  permission: "content.manage",
  input: UpdateSiteInput,
  payload: entryPayload("UpdateSitePayload"),
  failures: [EntryStateConflictRef],
  run: updateSite,
  subject: toEntryId,
  read: loadEntryResult,
});

entryMutation("restoreRevision", {
  description: "Makes a copy of an earlier revision the newest revision.",
  input: RestoreRevisionInput,
  run: (scope, rowId, { revision }) => restoreRevision(scope, rowId, revision),
});
