import { mediaSrc, mediaSrcSet } from "../rules/mediaPaths.ts";
import { previewBase } from "../rules/paths.ts";
import { recordRead } from "../../access/audit/recordRead.ts";
import { exportSite } from "../exchange.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { EntryKindEnum, EntryStateEnum } from "./entryEnums.ts";
import { PictureRef } from "./picture.ts";
import "./siteEntry.ts";

export const SitePreviewRef = builder.prismaObject("Preview", {
  name: "SitePreview",
  description: "A secret address that shows the newest revision of every entry.",
  authScopes: requires("content.manage"),
  fields: (t) => ({
    previewId: t.exposeString("id", { description: "Secret part of the address, for `revokePreview`." }),
    name: t.string({
      nullable: true,
      description: "Name of the preview, shown to its readers. Null if there is none.",
      resolve: ({ name }) => emptyToNull(name),
    }),
    path: t.string({ resolve: ({ id }) => previewBase(id) }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => formatInstant(createdAt.getTime()) }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ expiresAt }) => expiresAt && formatInstant(expiresAt.getTime()),
    }),
    revokedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ revokedAt }) => revokedAt && formatInstant(revokedAt.getTime()),
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
  description: "An uploaded picture (`POST /media`).",
  authScopes: requires("content.manage"),
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Media", row.id) }),
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
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => formatInstant(createdAt.getTime()) }),
  }),
});

const SiteEntryFilterInput = builder.inputType("SiteEntryFilter", {
  description: "Conditions on entries. All given ones must match; a list matches any of its values.",
  fields: (t) => ({
    kind: t.field({ type: [EntryKindEnum], description: "Of one of these kinds." }),
    state: t.field({ type: [EntryStateEnum], description: "In one of these states." }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  siteEntries: t.relatedConnection(
    "entries",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Entries of the site by kind and position.",
      authScopes: requires("content.manage"),
      args: {
        filter: t.arg({ type: SiteEntryFilterInput }),
        search: t.arg.string({ description: "Text in the slug; at most 60 characters." }),
      },
      query: ({ filter, search }) => ({
        where: {
          ...(filter?.kind == null ? {} : { kind: { in: filter.kind } }),
          ...(filter?.state == null ? {} : { state: { in: filter.state } }),
          ...(search == null ? {} : { slug: { contains: search.slice(0, 60).toLowerCase() } }),
        },
        orderBy: [{ kind: "asc" }, { position: "asc" }, { id: "asc" }],
      }),
    },
    ...connectionNames("SiteEntry"),
  ),
  sitePreviews: t.relatedConnection(
    "previews",
    {
      ...paginateBy("businessId_id", { id: /^[\w-]{1,64}$/ }),
      totalCount: true,
      description: "Previews, newest first, including ended ones.",
      authScopes: requires("content.manage"),
      query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
    },
    ...connectionNames("SitePreview"),
  ),
  media: t.relatedConnection(
    "media",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Uploaded pictures, newest first.",
      authScopes: requires("content.manage"),
      query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
    },
    ...connectionNames("Media"),
  ),
  exportSite: t.field({
    type: "JSONObject",
    description:
      "Newest revision of every entry that is not archived, as input for `importSite`. `/schemas/site.v1.json` is its JSON Schema.",
    authScopes: requires("content.manage"),
    complexity: 500,
    resolve: async (business, _, ctx) => {
      const scope = ctx.scope(business);
      await recordRead(scope, ctx.viewer!, {
        action: "exportSite",
        subject: toGlobalId("Business", business.id),
      });
      return exportSite(scope);
    },
  }),
}));
