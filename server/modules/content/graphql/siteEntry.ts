import { renameReferences } from "../rules/references.ts";
import { loadNames } from "../data/loadNames.ts";
import type { Entry } from "../../../platform/database/prisma/client.ts";
import { type Names, namesOf } from "../names.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { problemsOf } from "./blocks.ts";
import { EntryKindEnum, EntryStateEnum } from "./entryEnums.ts";
import { ContentProblemRef } from "./page.ts";

const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "content.manage" } }) as const;

const known = new WeakMap<Context, Map<string, Promise<Names>>>();

/** What the content of a business can name, read once a request. */
function namesIn(ctx: Context, businessId: string): Promise<Names> {
  const ofRequest = known.get(ctx) ?? new Map<string, Promise<Names>>();
  known.set(ctx, ofRequest);
  const names = ofRequest.get(businessId) ?? loadNames(ctx.database.query, businessId).then(namesOf);
  ofRequest.set(businessId, names);
  return names;
}

/** What a revision says, with global ids for what it names: as it can be sent again. */
async function dataOf(ctx: Context, businessId: string, entryId: string, number: number) {
  const row = await ctx.loaders(businessId).revision.load({ entryId, number });
  const names = await namesIn(ctx, businessId);
  return row && { row, data: renameReferences(row.data, (referred, id) => names.idOf(referred, id)) };
}

const dateOrNull = (at: Date | null) => at && instantText(at.getTime());

builder.prismaObject("Revision", {
  name: "SiteRevision",
  description: "What an entry said at a time. Never changed.",
  authScopes: ownersOnly,
  fields: (t) => ({
    number: t.exposeInt("number"),
    slug: t.exposeString("slug"),
    note: t.exposeString("note"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => instantText(createdAt.getTime()) }),
    data: t.field({
      type: "JSONObject",
      complexity: 5,
      resolve: async ({ businessId, entryId, number }, _, ctx) =>
        (await dataOf(ctx, businessId, entryId, number))!.data as object,
    }),
  }),
});

export const SiteEntryRef = builder.prismaObject("Entry", {
  name: "SiteEntry",
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A noun of the site as its owner works on it. For the business alone.",
  authScopes: ownersOnly,
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("SiteEntry", row.id) }),
    kind: t.expose("kind", { type: EntryKindEnum }),
    state: t.expose("state", { type: EntryStateEnum }),
    slug: t.exposeString("slug", { description: "Of the newest revision; home's and the site's are empty." }),
    title: t.string({
      description: "Or its name.",
      resolve: async (row, _, ctx) => {
        const { data } = (await dataOf(ctx, row.businessId, row.id, row.newest))!;
        return String(data["title"] ?? data["name"] ?? "");
      },
    }),
    newest: t.exposeInt("newest", { description: "The number of the newest revision." }),
    published: t.exposeInt("published", {
      nullable: true,
      description: "The number of the one that the public sees; null: none.",
    }),
    position: t.exposeInt("position"),
    publishAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When what is newest then is published.",
      resolve: ({ publishAt }) => dateOrNull(publishAt),
    }),
    unpublishAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it is taken down.",
      resolve: ({ unpublishAt }) => dateOrNull(unpublishAt),
    }),
    publishedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ publishedAt }) => dateOrNull(publishedAt),
    }),
    firstPublishedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ firstPublishedAt }) => dateOrNull(firstPublishedAt),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => instantText(createdAt.getTime()) }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => instantText(updatedAt.getTime()) }),
    data: t.field({
      type: "JSONObject",
      description: "What the newest revision says, with ids for what it names: as it can be sent again.",
      complexity: 5,
      resolve: async (row, _, ctx) => (await dataOf(ctx, row.businessId, row.id, row.newest))!.data as object,
    }),
    problems: t.field({
      type: [ContentProblemRef],
      description: "What of the newest revision cannot be shown.",
      resolve: async (row, _, ctx) =>
        problemsOf((await dataOf(ctx, row.businessId, row.id, row.newest))!.row),
    }),
    revisions: t.relatedConnection("revisions", {
      ...walkedBy("businessId_entryId_number"),
      totalCount: true,
      description: "The newest first.",
      query: { orderBy: { number: "desc" } },
    }),
  }),
});

/** An entry as a mutation answers it. */
export function readEntry(ctx: Context, id: string): Promise<Entry> {
  const where = { businessId_id: { businessId: ctx.viewer!.businessId, id } };
  return ctx.database.prisma.entry.findUniqueOrThrow({ where });
}
