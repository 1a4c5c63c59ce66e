import type { Media, Preview } from "../../../../platform/database/prisma/client.ts";
import { describeMedia } from "../../describeMedia.ts";
import { type Imported, importSite } from "../../exchange.ts";
import { createPreview, revokePreview } from "../../previews.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { MediaRef, SitePreviewRef } from "../ownedSite.ts";
import { ContentProblemRef } from "../page.ts";
import { CONTENT } from "./contentResult.ts";

const CreatePreviewInput = builder.inputType("CreatePreviewInput", {
  description: "A new preview.",
  fields: (t) => ({
    ...repeatable(t),
    name: t.string({ description: "What the bar of the preview says." }),
    expiresAt: t.field({ type: "DateTime", description: "Left out: until it is revoked." }),
  }),
});
const RevokePreviewInput = builder.inputType("RevokePreviewInput", {
  description: "Which preview ends.",
  fields: (t) => ({
    ...repeatable(t),
    previewId: t.string({ required: true, description: "The preview's id." }),
  }),
});
const UpdateMediaInput = builder.inputType("UpdateMediaInput", {
  description: "A picture, and what it shows.",
  fields: (t) => ({
    ...repeatable(t),
    media: t.id({ required: true, description: "The picture's id." }),
    alt: t.string({ required: true, description: "What it shows; empty: it only decorates." }),
  }),
});
const ImportSiteInput = builder.inputType("ImportSiteInput", {
  description: "A site as it was exported.",
  fields: (t) => ({
    ...repeatable(t),
    content: t.field({ type: "JSONObject", required: true, description: "What `exportSite` answered." }),
    publish: t.boolean({ description: "Whether what was public there is public here; else all are drafts." }),
  }),
});

const previewSuccess = (name: string) =>
  builder.objectRef<{ readonly preview: Preview }>(name).implement({
    description: "The preview as it stands now.",
    isTypeOf: (value) => "preview" in (value as object),
    fields: (t) => ({ preview: t.expose("preview", { type: SitePreviewRef, description: "The preview." }) }),
  });

const MediaSuccessRef = builder
  .objectRef<{ readonly media: Omit<Media, "content"> }>("UpdateMediaSuccess")
  .implement({
    description: "The picture as it stands now.",
    isTypeOf: (value) => "media" in (value as object),
    fields: (t) => ({
      media: t.field({ type: MediaRef, description: "The picture.", resolve: ({ media }) => media as Media }),
    }),
  });

const MOST_PROBLEMS = 100;

const ImportSiteSuccessRef = builder.objectRef<Imported>("ImportSiteSuccess").implement({
  description: "What was taken in.",
  isTypeOf: (value) => "dropped" in (value as object),
  fields: (t) => ({
    created: t.exposeInt("created", { description: "How many entries were made." }),
    revised: t.exposeInt("revised", { description: "Those that were here already, changed or not." }),
    problems: t.field({
      type: [ContentProblemRef],
      description: "What was left out: blocks that nobody here knows, names of what is not here.",
      resolve: ({ dropped }) => dropped.slice(0, MOST_PROBLEMS),
    }),
  }),
});

async function answerPreview({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { preview: await database.prisma.preview.findUniqueOrThrow({ where }) };
}

ownerMutation("createPreview", {
  description:
    "Makes an address that shows the newest of everything. Sent twice without a key, there are two.",
  permission: CONTENT,
  input: CreatePreviewInput,
  success: previewSuccess("CreatePreviewSuccess"),
  run: createPreview,
  // Whoever knows it sees everything: it is written down nowhere else.
  subject: () => null,
  read: answerPreview,
});

ownerMutation("revokePreview", {
  description: "Ends a preview at once, for good. Safe to send twice.",
  permission: CONTENT,
  input: RevokePreviewInput,
  success: previewSuccess("RevokePreviewSuccess"),
  failures: [failures.PreviewNotFoundRef],
  run: async (scope, { previewId }) => {
    const outcome = await revokePreview(scope, previewId);
    return outcome.ok ? { ok: true, value: previewId } : outcome;
  },
  subject: () => null,
  read: answerPreview,
});

ownerMutation("updateMedia", {
  description: "Says what a picture shows. Safe to send twice.",
  permission: CONTENT,
  input: UpdateMediaInput,
  success: MediaSuccessRef,
  failures: [failures.MediaNotFoundRef],
  run: async (scope, { media, alt }) => {
    const id = rowId("Media", media);
    if (id === null) return { ok: false, failure: { code: "MEDIA_NOT_FOUND" } };
    const outcome = await describeMedia(scope, id, alt);
    return outcome.ok ? { ok: true, value: id } : outcome;
  },
  subject: (id) => globalId("Media", id),
  read: async ({ database, viewer }, id) => {
    const where = { businessId_id: { businessId: viewer!.businessId, id } };
    return { media: await database.prisma.media.findUniqueOrThrow({ where, omit: { content: true } }) };
  },
});

ownerMutation("importSite", {
  description:
    "Takes in a site as it was exported: what has the same kind and slug gets its next revision, the rest is made. All of it or nothing. Safe to send twice.",
  permission: CONTENT,
  input: ImportSiteInput,
  success: ImportSiteSuccessRef,
  failures: [failures.EntryStateConflictRef],
  complexity: 500,
  run: (scope, { content, publish }) => importSite(scope, content, { publish: publish ?? false }),
  keep: (imported) => ({ ...imported, dropped: imported.dropped.slice(0, MOST_PROBLEMS) }),
  subject: () => null,
  read: (_, imported) => imported,
});
