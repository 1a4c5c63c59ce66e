import { mediaSrc, mediaSrcSet } from "../rules/mediaPaths.ts";
import { previewBase } from "../rules/paths.ts";
import { recordRead } from "../../access/audit/recordRead.ts";
import { exportSite } from "../exchange.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { EntryKindEnum, EntryStateEnum } from "./entryEnums.ts";
import { PictureRef } from "./picture.ts";
import "./siteEntry.ts";

const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "content.manage" } }) as const;

export const SitePreviewRef = builder.prismaObject("Preview", {
  name: "SitePreview",
  description: "A secret address that shows the newest revision of every entry. Requires `content.manage`.",
  authScopes: ownersOnly,
  fields: (t) => ({
    previewId: t.exposeString("id", { description: "Secret part of the address, for `revokePreview`." }),
    name: t.exposeString("name"),
    path: t.string({ resolve: ({ id }) => previewBase(id) }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => instantText(createdAt.getTime()) }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ expiresAt }) => expiresAt && instantText(expiresAt.getTime()),
    }),
    revokedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ revokedAt }) => revokedAt && instantText(revokedAt.getTime()),
    }),
  }),
});

export const MediaRef = builder.prismaObject("Media", {
  interfaces: [builder.nodeInterfaceRef()],
  select: {
    businessId: true,
    id: true,
    name: true,
    alt: true,
    width: true,
    height: true,
    sizeBytes: true,
    createdAt: true,
  },
  description: "An uploaded picture (`POST /media`). Requires `content.manage`.",
  authScopes: ownersOnly,
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Media", row.id) }),
    name: t.exposeString("name", { description: "Name of the uploaded file." }),
    alt: t.exposeString("alt"),
    sizeBytes: t.exposeInt("sizeBytes"),
    picture: t.field({
      type: PictureRef,
      resolve: (row) => ({
        src: mediaSrc(row),
        srcSet: mediaSrcSet(row),
        width: row.width,
        height: row.height,
        alt: row.alt,
      }),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => instantText(createdAt.getTime()) }),
  }),
});

const forOwners = ({ id }: { readonly id: string }) =>
  ({ may: { businessId: id, permission: "content.manage" } }) as const;

builder.prismaObjectFields(BusinessRef, (t) => ({
  siteEntries: t.relatedConnection("entries", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Entries of the site by kind and position. Requires `content.manage`.",
    authScopes: forOwners,
    args: {
      kind: t.arg({ type: EntryKindEnum }),
      state: t.arg({ type: EntryStateEnum }),
      slug: t.arg.string({ description: "Limits the list to entries whose slug contains this text." }),
    },
    query: ({ kind, state, slug }) => ({
      where: {
        ...(kind == null ? {} : { kind }),
        ...(state == null ? {} : { state }),
        ...(slug == null ? {} : { slug: { contains: slug.slice(0, 60).toLowerCase() } }),
      },
      orderBy: [{ kind: "asc" }, { position: "asc" }, { id: "asc" }],
    }),
  }),
  sitePreviews: t.relatedConnection("previews", {
    ...walkedBy("businessId_id", { id: /^[\w-]{1,64}$/ }),
    totalCount: true,
    description: "Previews, newest first, including ended ones. Requires `content.manage`.",
    authScopes: forOwners,
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
  }),
  media: t.relatedConnection("media", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Uploaded pictures, newest first. Requires `content.manage`.",
    authScopes: forOwners,
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
  }),
  exportSite: t.field({
    type: "JSONObject",
    description:
      "Newest revision of every entry that is not archived, as input for `importSite`. Requires `content.manage`.",
    authScopes: forOwners,
    complexity: 500,
    resolve: async (business, _, ctx) => {
      const scope = ctx.scope(business);
      await recordRead(scope, ctx.viewer!, {
        action: "exportSite",
        subject: globalId("Business", business.id),
      });
      return exportSite(scope);
    },
  }),
}));
