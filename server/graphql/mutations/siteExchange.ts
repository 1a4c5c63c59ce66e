import type { Media, Preview } from "../../data/prisma/client.ts";
import { describeMedia } from "../../services/content/describeMedia.ts";
import { type Imported, importSite } from "../../services/content/exchange.ts";
import { createPreview, revokePreview } from "../../services/content/previews.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";
import * as failures from "../schema/failures.ts";
import { MediaRef, SitePreviewRef } from "../schema/ownedSite.ts";
import { ContentProblemRef } from "../schema/page.ts";
import { CONTENT_SCOPES } from "./contentResult.ts";

const CreatePreviewInput = builder.inputType("CreatePreviewInput", {
  fields: (t) => ({
    name: t.string({ description: "What the bar of the preview says." }),
    expiresAt: t.field({ type: "DateTime", description: "Left out: until it is revoked." }),
  }),
});
const RevokePreviewInput = builder.inputType("RevokePreviewInput", {
  fields: (t) => ({ previewId: t.string({ required: true }) }),
});
const UpdateMediaInput = builder.inputType("UpdateMediaInput", {
  fields: (t) => ({
    media: t.id({ required: true }),
    alt: t.string({ required: true, description: "What it shows; empty: it only decorates." }),
  }),
});
const ImportSiteInput = builder.inputType("ImportSiteInput", {
  fields: (t) => ({
    content: t.field({ type: "JSONObject", required: true, description: "What `exportSite` answered." }),
    publish: t.boolean({ description: "Whether what was public there is public here; else all are drafts." }),
  }),
});

const previewSuccess = (name: string) =>
  builder.objectRef<{ readonly preview: Preview }>(name).implement({
    isTypeOf: (value) => "preview" in (value as object),
    fields: (t) => ({ preview: t.expose("preview", { type: SitePreviewRef }) }),
  });

const MediaSuccessRef = builder
  .objectRef<{ readonly media: Omit<Media, "content"> }>("UpdateMediaSuccess")
  .implement({
    isTypeOf: (value) => "media" in (value as object),
    fields: (t) => ({ media: t.field({ type: MediaRef, resolve: ({ media }) => media as Media }) }),
  });

const MOST_PROBLEMS = 100;

const ImportSiteSuccessRef = builder.objectRef<Imported>("ImportSiteSuccess").implement({
  isTypeOf: (value) => "dropped" in (value as object),
  fields: (t) => ({
    created: t.exposeInt("created"),
    revised: t.exposeInt("revised", { description: "Those that were here already, changed or not." }),
    problems: t.field({
      type: [ContentProblemRef],
      description: "What was left out: blocks that nobody here knows, names of what is not here.",
      resolve: ({ dropped }) => dropped.slice(0, MOST_PROBLEMS),
    }),
  }),
});

function readPreview({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.preview.findUniqueOrThrow({ where });
}

builder.mutationFields((t) => ({
  createPreview: t.field({
    type: builder.unionType("CreatePreviewResult", {
      types: [previewSuccess("CreatePreviewSuccess"), failures.InvalidInputRef],
    }),
    description: "Makes an address that shows the newest of everything. Sent twice, there are two.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: CreatePreviewInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const made = await createPreview(await ctx.scopeOf(ctx.viewer!.businessId), input);
      return made.ok ? { preview: await readPreview(ctx, made.value) } : failures.answer(made.failure);
    },
  }),
  revokePreview: t.field({
    type: builder.unionType("RevokePreviewResult", {
      types: [previewSuccess("RevokePreviewSuccess"), failures.PreviewNotFoundRef],
    }),
    description: "Ends a preview at once, for good. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: RevokePreviewInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { previewId } }, ctx) => {
      const outcome = await revokePreview(await ctx.scopeOf(ctx.viewer!.businessId), previewId);
      return outcome.ok ? { preview: await readPreview(ctx, previewId) } : failures.answer(outcome.failure);
    },
  }),
  updateMedia: t.field({
    type: builder.unionType("UpdateMediaResult", {
      types: [MediaSuccessRef, failures.MediaNotFoundRef, failures.InvalidInputRef],
    }),
    description: "Says what a picture shows. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: UpdateMediaInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { media, alt } }, ctx) => {
      const id = rowId("Media", media);
      if (id === null) return failures.answer({ code: "MEDIA_NOT_FOUND" });
      const { businessId } = ctx.viewer!;
      const outcome = await describeMedia(await ctx.scopeOf(businessId), id, alt);
      if (!outcome.ok) return failures.answer(outcome.failure);
      const where = { businessId_id: { businessId, id } };
      const omit = { content: true } as const;
      return { media: await ctx.database.prisma.media.findUniqueOrThrow({ where, omit }) };
    },
  }),
  importSite: t.field({
    type: builder.unionType("ImportSiteResult", {
      types: [ImportSiteSuccessRef, failures.EntryStateConflictRef, failures.InvalidInputRef],
    }),
    description:
      "Takes in a site as it was exported: what has the same kind and slug gets its next revision, the rest is made. All of it or nothing. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: ImportSiteInput, required: true }) },
    complexity: 500,
    resolve: async (_, { input: { content, publish } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      const outcome = await importSite(scope, content, { publish: publish ?? false });
      return outcome.ok ? outcome.value : failures.answer(outcome.failure);
    },
  }),
}));
