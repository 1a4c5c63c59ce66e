import { renameReferences } from "../rules/references.ts";
import { loadNames } from "../data/loadNames.ts";
import type { Entry } from "../../../platform/database/prisma/client.ts";
import { type ContentNames, createContentNames } from "../names.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { findProblems } from "./blocks.ts";
import { EntryContentRef, loadEntryContent } from "./entryContent.ts";
import { EntryKindEnum, EntryStateEnum } from "./entryEnums.ts";
import { ContentProblemRef } from "./page.ts";

const namesByContext = new WeakMap<Context, Map<string, Promise<ContentNames>>>();

function loadNamesOnce(ctx: Context, businessId: string): Promise<ContentNames> {
  const namesByBusiness = namesByContext.get(ctx) ?? new Map<string, Promise<ContentNames>>();
  namesByContext.set(ctx, namesByBusiness);
  const names =
    namesByBusiness.get(businessId) ?? loadNames(ctx.database.query, businessId).then(createContentNames);
  namesByBusiness.set(businessId, names);
  return names;
}

/** Loads a revision with global ids as references, as mutations accept them. */
async function loadRevisionWithIds(ctx: Context, businessId: string, entryId: string, number: number) {
  const row = await ctx.loaders(businessId).revision.load({ entryId, number });
  const names = await loadNamesOnce(ctx, businessId);
  return row && { row, data: renameReferences(row.data, (referred, id) => names.toGlobalId(referred, id)) };
}

const dateOrNull = (at: Date | null) => at && formatInstant(at.getTime());

builder.prismaObject("Revision", {
  name: "SiteRevision",
  description: "One version of an entry. Revisions never change.",
  authScopes: requires("content.manage"),
  fields: (t) => ({
    number: t.exposeInt("number"),
    slug: t.exposeString("slug"),
    note: t.string({
      nullable: true,
      description: "Note of the editor about the revision. Null if there is none.",
      resolve: ({ note }) => emptyToNull(note),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => formatInstant(createdAt.getTime()) }),
    content: t.field({
      type: EntryContentRef,
      description: "Content of the revision.",
      complexity: 5,
      select: { entry: { select: { kind: true } } },
      resolve: async ({ businessId, entryId, number, entry: { kind } }, _, ctx) => {
        const { data } = (await loadRevisionWithIds(ctx, businessId, entryId, number))!;
        return loadEntryContent(ctx, businessId, kind, data);
      },
    }),
  }),
});

export const SiteEntryRef = builder.prismaObject("Entry", {
  name: "SiteEntry",
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "An entry of the site for editing.",
  authScopes: requires("content.manage"),
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("SiteEntry", row.id) }),
    kind: t.expose("kind", { type: EntryKindEnum }),
    state: t.expose("state", { type: EntryStateEnum }),
    slug: t.exposeString("slug", {
      description: "Slug of the newest revision. Empty for the home page and the site.",
    }),
    title: t.string({
      description: "Title or name in the newest revision.",
      resolve: async (row, _, ctx) => {
        const { data } = (await loadRevisionWithIds(ctx, row.businessId, row.id, row.newest))!;
        return String(data["title"] ?? data["name"] ?? "");
      },
    }),
    latestRevision: t.exposeInt("newest", { description: "Number of the newest revision." }),
    publishedRevision: t.exposeInt("published", {
      nullable: true,
      description: "Number of the public revision. Null if the entry is not public.",
    }),
    position: t.exposeInt("position"),
    publishAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Scheduled publication of the revision that is newest then. Null if none is scheduled.",
      resolve: ({ publishAt }) => dateOrNull(publishAt),
    }),
    unpublishAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Scheduled time to unpublish the entry. Null if none is scheduled.",
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
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => formatInstant(createdAt.getTime()) }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => formatInstant(updatedAt.getTime()) }),
    content: t.field({
      type: EntryContentRef,
      description: "Content of the newest revision, with ids as references.",
      complexity: 5,
      resolve: async (row, _, ctx) => {
        const { data } = (await loadRevisionWithIds(ctx, row.businessId, row.id, row.newest))!;
        return loadEntryContent(ctx, row.businessId, row.kind, data);
      },
    }),
    problems: t.field({
      type: [ContentProblemRef],
      description: "Parts of the newest revision that cannot be shown.",
      resolve: async (row, _, ctx) =>
        findProblems((await loadRevisionWithIds(ctx, row.businessId, row.id, row.newest))!.row),
    }),
    revisions: t.relatedConnection(
      "revisions",
      {
        ...paginateBy("businessId_entryId_number"),
        totalCount: true,
        description: "Revisions, newest first.",
        query: { orderBy: { number: "desc" } },
      },
      ...connectionNames("SiteRevision"),
    ),
  }),
});

export function readEntry(ctx: Context, id: string): Promise<Entry> {
  const where = { businessId_id: { businessId: ctx.viewer!.businessId, id } };
  return ctx.database.prisma.entry.findUniqueOrThrow({ where });
}
