import { toTypedNode } from "../../../platform/graphql/typedNode.ts";
import { type LinkHistory, getLinkState } from "../rules/oneTimeLink.ts";
import { openOneTimeLink } from "../oneTimeLinks.ts";
import type { OneTimeLink, Prisma } from "../../../platform/database/prisma/client.ts";
import { can } from "../../access/rules/viewer.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { OneTimeLinkNotFoundRef, SlugExpiredRef } from "./failures.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";

const LinkStateEnum = builder.enumType("OneTimeLinkState", {
  description: "The state of a one-time link.",
  values: {
    LIVE: { description: "The link can be booked with." },
    RESERVED: { description: "A booking with the link waits for its payment." },
    SPENT: { description: "The link was used for a booking." },
    REVOKED: { description: "The business revoked the link." },
    EXPIRED: { description: "The link's date has passed." },
  } as const,
});

export const OneTimeLinkRef = builder.prismaObject("OneTimeLink", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A slug for one booking of one of its services.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("OneTimeLink", row.id) }),
    slug: t.exposeString("slug"),
    name: t.string({
      nullable: true,
      description: "Internal name of the link. Null if there is none.",
      resolve: ({ name }) => emptyToNull(name),
    }),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ expiresAt }) => expiresAt && formatInstant(expiresAt.getTime()),
    }),
    services: t.field({
      type: [ServiceRef],
      description: "Published services that can be booked with the link, in the link's order; at most 50.",
      select: (_args, _ctx, nested) => ({
        services: {
          where: { service: { publication: "PUBLISHED" } },
          orderBy: [{ position: "asc" }, { serviceId: "asc" }],
          select: { service: nested() },
        },
      }),
      resolve: (row) => row.services.map((one) => one.service),
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "The instant of creation.",
      authScopes: requires("links.manage"),
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    state: t.field({
      type: LinkStateEnum,
      description: "Whether the link can still be used.",
      authScopes: requires("links.manage"),
      resolve: (row, _, ctx) => getLinkState(toLinkHistory(row), ctx.now()),
    }),
    orderReference: t.string({
      nullable: true,
      description: "Reference of the order that was booked with the link. Null if there is none.",
      authScopes: requires("links.manage"),
      select: { order: { select: { reference: true } } },
      resolve: ({ order }) => order?.reference ?? null,
    }),
  }),
});

type LinkState = (typeof LinkStateEnum)["$inferType"];

/** Must agree with `getLinkState`. */
function toStateWhere(state: LinkState, now: Date): Prisma.OneTimeLinkWhereInput {
  const unspent = { spentAt: null, revokedAt: null } as const;
  switch (state) {
    case "SPENT":
      return { spentAt: { not: null } };
    case "REVOKED":
      return { spentAt: null, revokedAt: { not: null } };
    case "RESERVED":
      return { ...unspent, reservedAt: { not: null } };
    case "EXPIRED":
      return { ...unspent, reservedAt: null, expiresAt: { lte: now } };
    case "LIVE":
      return { ...unspent, reservedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  }
}

const LinkFilterInput = builder.inputType("OneTimeLinkFilter", {
  description: "Conditions on one-time links.",
  fields: (t) => ({
    state: t.field({ type: [LinkStateEnum], description: "In one of these states." }),
  }),
});

interface LinkListArgs {
  readonly filter?: (typeof LinkFilterInput)["$inferInput"] | null | undefined;
  readonly search?: string | null | undefined;
}

function toLinkWhere({ filter, search }: LinkListArgs, now: number): Prisma.OneTimeLinkWhereInput {
  const state = filter?.state;
  const searchText = (search ?? "").trim().slice(0, 120);
  const searchSpellings = searchText === "" ? [] : toLikePatterns(searchText);
  return {
    AND: [
      state == null ? {} : { OR: state.map((one) => toStateWhere(one, new Date(now))) },
      searchSpellings.length === 0
        ? {}
        : {
            OR: searchSpellings.flatMap((contains) => [
              { name: { contains, mode: "insensitive" as const } },
              { slug: { contains, mode: "insensitive" as const } },
            ]),
          },
    ],
  };
}

function toLinkHistory(row: OneTimeLink): LinkHistory {
  const time = (at: Date | null) => at && at.getTime();
  return {
    expiresAt: time(row.expiresAt),
    revokedAt: time(row.revokedAt),
    reservedAt: time(row.reservedAt),
    spentAt: time(row.spentAt),
  };
}

const OneTimeLinkResult = builder.unionType("OneTimeLinkResult", {
  types: [OneTimeLinkRef, SlugExpiredRef, OneTimeLinkNotFoundRef],
});

/** An id identifies a link and grants nothing, so only the business may name a link by it. */
async function findLinkSlug(ctx: Context, businessId: string, idOrSlug: string): Promise<string | null> {
  const id = toRowId("OneTimeLink", idOrSlug);
  if (id === null || !can(ctx.viewer, businessId, "links.manage")) return null;
  const where = { businessId_id: { businessId, id } };
  const row = await ctx.database.prisma.oneTimeLink.findUnique({ where, select: { slug: true } });
  return row?.slug ?? null;
}

builder.prismaObjectFields(BusinessRef, (t) => ({
  oneTimeLink: t.field({
    type: OneTimeLinkResult,
    description:
      "The target of a one-time link. A link that is not live gives only a failure. Its id is accepted from callers with `links.manage`; visitors need its slug.",
    args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
    resolve: async (business, { id: idOrSlug }, ctx) => {
      const slug = (await findLinkSlug(ctx, business.id, idOrSlug)) ?? idOrSlug;
      const opened = await openOneTimeLink(ctx.scope(business), slug);
      if (!opened.ok) return opened.failure;
      const where = { businessId_id: { businessId: business.id, id: opened.value.id } };
      const row = await ctx.database.prisma.oneTimeLink.findUniqueOrThrow({ where });
      return toTypedNode(row, "OneTimeLink") as never;
    },
  }),
  oneTimeLinks: t.relatedConnection(
    "oneTimeLinks",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "The business's one-time links, newest first.",
      args: {
        filter: t.arg({ type: LinkFilterInput }),
        search: t.arg.string({ description: "Text in the name or slug; at most 120 characters." }),
      },
      authScopes: requires("links.manage"),
      query: (args, ctx) => ({
        where: toLinkWhere(args, ctx.now()),
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      }),
    },
    ...connectionNames("OneTimeLink"),
  ),
}));
