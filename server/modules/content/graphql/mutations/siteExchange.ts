import type { Media, Preview } from "../../../../platform/database/prisma/client.ts";
import { updateMediaAlt } from "../../updateMediaAlt.ts";
import { type ImportResult, importSite } from "../../exchange.ts";
import { createPreview, revokePreview } from "../../previews.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { EntryStateConflictRef, MediaNotFoundRef, PreviewNotFoundRef } from "../failures.ts";
import { MediaRef, SitePreviewRef } from "../siteAdmin.ts";
import { ContentProblemRef } from "../page.ts";

const CreatePreviewInput = builder.inputType("CreatePreviewInput", {
  description: "The input of `createPreview`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    name: t.string({ description: "Label that the preview shows. At most 120 characters." }),
    expiresAt: t.field({
      type: "DateTime",
      description: "End of the preview. If omitted, it is valid until it is revoked.",
    }),
  }),
});
const RevokePreviewInput = builder.inputType("RevokePreviewInput", {
  description: "The input of `revokePreview`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "The `previewId` of the preview." }),
  }),
});
const UpdateMediaInput = builder.inputType("UpdateMediaInput", {
  description: "The input of `updateMedia`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the picture." }),
    alt: t.string({ required: true, description: "Alt text. Empty for a decorative picture." }),
  }),
});
const ImportSiteInput = builder.inputType("ImportSiteInput", {
  description: "The input of `importSite`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    content: t.field({
      type: "JSONObject",
      required: true,
      description:
        "An object that `exportSite` returned, as the JSON Schema at `/schemas/site.v1.json` describes it.",
    }),
    publish: t.boolean({
      description:
        "If true, publishes the entries that were public in the exported site. Otherwise new entries are drafts. Default: false.",
    }),
  }),
});

const previewPayload = (name: string) =>
  builder.objectRef<{ readonly preview: Preview }>(name).implement({
    description: "The preview after the change.",
    isTypeOf: (value) => "preview" in (value as object),
    fields: (t) => ({ preview: t.expose("preview", { type: SitePreviewRef, description: "The preview." }) }),
  });

const MediaPayloadRef = builder
  .objectRef<{ readonly media: Omit<Media, "content"> }>("UpdateMediaPayload")
  .implement({
    description: "The picture after the change.",
    isTypeOf: (value) => "media" in (value as object),
    fields: (t) => ({
      media: t.field({ type: MediaRef, description: "The picture.", resolve: ({ media }) => media as Media }),
    }),
  });

const MAX_PROBLEMS = 100;

const ImportSitePayloadRef = builder.objectRef<ImportResult>("ImportSitePayload").implement({
  description: "Result of the import.",
  isTypeOf: (value) => "dropped" in (value as object),
  fields: (t) => ({
    created: t.exposeInt("created", { description: "Number of new entries." }),
    revised: t.exposeInt("revised", {
      description: "Number of entries that existed already, changed or not.",
    }),
    problems: t.field({
      type: [ContentProblemRef],
      description:
        "Parts that were left out: blocks of unknown kinds and references that this business does not have. At most 100.",
      resolve: ({ dropped }) => dropped.slice(0, MAX_PROBLEMS),
    }),
  }),
});

async function loadPreviewResult({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { preview: await database.prisma.preview.findUniqueOrThrow({ where }) };
}

addBusinessMutation("createPreview", {
  description:
    "Creates a secret address that shows the newest revision of every entry. Without an idempotency key, each call creates a preview.",
  permission: "content.manage",
  input: CreatePreviewInput,
  payload: previewPayload("CreatePreviewPayload"),
  run: createPreview,
  // The id is a secret, so the audit log does not contain it.
  subject: () => null,
  read: loadPreviewResult,
});

addBusinessMutation("revokePreview", {
  description: "Ends a preview immediately and permanently.",
  permission: "content.manage",
  input: RevokePreviewInput,
  payload: previewPayload("RevokePreviewPayload"),
  failures: [PreviewNotFoundRef],
  run: async (scope, { id: previewId }) => {
    const outcome = await revokePreview(scope, previewId);
    return outcome.ok ? { ok: true, value: previewId } : outcome;
  },
  subject: () => null,
  read: loadPreviewResult,
});

addBusinessMutation("updateMedia", {
  description: "Changes the alt text of a picture.",
  permission: "content.manage",
  input: UpdateMediaInput,
  payload: MediaPayloadRef,
  failures: [MediaNotFoundRef],
  run: async (scope, { id: mediaId, alt }) => {
    const id = toRowId("Media", mediaId);
    if (id === null) return { ok: false, failure: { code: "MEDIA_NOT_FOUND" } };
    const outcome = await updateMediaAlt(scope, id, alt);
    return outcome.ok ? { ok: true, value: id } : outcome;
  },
  subject: (id) => toGlobalId("Media", id),
  read: async ({ database, viewer }, id) => {
    const where = { businessId_id: { businessId: viewer!.businessId, id } };
    return { media: await database.prisma.media.findUniqueOrThrow({ where, omit: { content: true } }) };
  },
});

addBusinessMutation("importSite", {
  description:
    "Imports an exported site in one transaction. Entries whose kind and slug exist get a new revision; the others are created.",
  permission: "content.manage",
  input: ImportSiteInput,
  payload: ImportSitePayloadRef,
  failures: [EntryStateConflictRef],
  complexity: 500,
  run: (scope, { content, publish }) => importSite(scope, content, { publish: publish ?? false }),
  keep: (imported) => ({ ...imported, dropped: imported.dropped.slice(0, MAX_PROBLEMS) }),
  subject: () => null,
  read: (_, imported) => imported,
});
