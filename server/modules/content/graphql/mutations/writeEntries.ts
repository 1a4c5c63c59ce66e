import { createEntry, restoreRevision, updateEntry, updateSite } from "../../entries.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { CONTENT_INPUTS } from "../entryContent.ts";
import { CONTENT_TYPES } from "../contentType.ts";
import { withContent } from "../../contentInput.ts";
import { EntryStateConflictRef } from "../failures.ts";
import { EDITABLE_KINDS, loadEntryResult, toEntryId, entryMutation, entryPayload } from "./contentResult.ts";

type InputFields = Parameters<typeof idempotencyKeyField>[0];

const noteField = (t: InputFields) =>
  t.string({ description: "Reason of the change, shown in the list of revisions." });

const revisionField = (t: InputFields) =>
  t.int({
    description:
      "Number of the revision that was edited. If a newer one exists, the change is rejected with `OLD_VERSION`.",
  });

const createInput = (kind: (typeof EDITABLE_KINDS)[number]) =>
  builder.inputType(`Create${CONTENT_TYPES[kind]}Input`, {
    fields: (t) => ({
      ...idempotencyKeyField(t),
      slug: t.string({
        description:
          kind === "PAGE"
            ? "If omitted, derived from the title. Empty for the home page."
            : "If omitted, derived from the title or name.",
      }),
      content: t.field({ type: CONTENT_INPUTS[kind], required: true, description: "Content of the entry." }),
      note: noteField(t),
    }),
  });

const updateInput = (kind: (typeof EDITABLE_KINDS)[number]) =>
  builder.inputType(`Update${CONTENT_TYPES[kind]}Input`, {
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Id of the `SiteEntry`, or of its public content." }),
      slug: t.string({
        description:
          "New slug. If omitted, it stays. The old address redirects once this revision is published.",
      }),
      content: t.field({
        type: CONTENT_INPUTS[kind],
        description:
          "The complete content, which replaces the former content: omitted members get their default. If `content` is omitted, it stays.",
      }),
      note: noteField(t),
      revision: revisionField(t),
    }),
  });

const UpdateSiteInput = builder.inputType("UpdateSiteInput", {
  fields: (t) => ({
    ...idempotencyKeyField(t),
    content: t.field({
      type: CONTENT_INPUTS.SITE,
      required: true,
      description: "All settings, including the navigation; they replace the former settings.",
    }),
    note: noteField(t),
    revision: revisionField(t),
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
    input: createInput(kind),
    payload: entryPayload(`Create${contentType}Payload`),
    run: (scope, { content, ...input }) =>
      withContent(scope, kind, content, (data) => createEntry(scope, kind, { ...input, data })),
    subject: toEntryId,
    read: loadEntryResult,
  });
  entryMutation(`update${contentType}`, {
    description: "Adds a revision. The public sees it once `publishEntry` publishes it.",
    input: updateInput(kind),
    run: (scope, rowId, { content, ...input }) =>
      withContent(scope, kind, content, (data) => updateEntry(scope, kind, rowId, { ...input, data })),
  });
}

addBusinessMutation("updateSite", {
  description:
    "Changes the settings and the navigation, or creates the site. The public sees the change once the entry is published.",
  permission: "content.manage",
  input: UpdateSiteInput,
  payload: entryPayload("UpdateSitePayload"),
  failures: [EntryStateConflictRef],
  run: (scope, { content, ...input }) =>
    withContent(scope, "SITE", content, (data) => updateSite(scope, { ...input, data })),
  subject: toEntryId,
  read: loadEntryResult,
});

entryMutation("restoreRevision", {
  description: "Makes a copy of an earlier revision the newest revision.",
  input: RestoreRevisionInput,
  run: (scope, rowId, { revision }) => restoreRevision(scope, rowId, revision),
});
