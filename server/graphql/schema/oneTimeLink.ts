import { brandWithType } from "@pothos/core";
import { type LinkHistory, stateAt } from "../../domain/links/oneTimeLink.ts";
import { openOneTimeLink } from "../../services/oneTimeLinks.ts";
import type { OneTimeLink } from "../../data/prisma/client.ts";
import { builder } from "../builder.ts";
import { globalId } from "../globalIds.ts";
import { instantText } from "../scalars.ts";
import { BusinessRef } from "./business.ts";
import * as failures from "./failures.ts";
import { ServiceRef } from "./service.ts";

const LinkStateEnum = builder.enumType("OneTimeLinkState", {
  values: {
    LIVE: { description: "It can be booked with." },
    RESERVED: { description: "Somebody is booking with it." },
    SPENT: { description: "It was booked with." },
    REVOKED: {},
    EXPIRED: { description: "Its date has passed." },
  } as const,
});

/** What only the business may know of a link. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "links.manage" } }) as const;

export const OneTimeLinkRef = builder.prismaObject("OneTimeLink", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A slug for one booking of one of its services.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("OneTimeLink", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    expiresAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ expiresAt }) => expiresAt && instantText(expiresAt.getTime()),
    }),
    services: t.field({
      type: [ServiceRef],
      description: "What can be booked with it: published ones, in the link's order.",
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
      description: "For the business alone.",
      authScopes: ownersOnly,
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
    state: t.field({
      type: LinkStateEnum,
      description: "For the business alone.",
      authScopes: ownersOnly,
      resolve: (row, _, ctx) => stateAt(historyOf(row), ctx.now()),
    }),
    orderReference: t.string({
      nullable: true,
      description: "What was booked with it. For the business alone.",
      authScopes: ownersOnly,
      select: { order: { select: { reference: true } } },
      resolve: ({ order }) => order?.reference ?? null,
    }),
  }),
});

function historyOf(row: OneTimeLink): LinkHistory {
  const time = (at: Date | null) => at && at.getTime();
  return {
    expiresAt: time(row.expiresAt),
    revokedAt: time(row.revokedAt),
    reservedAt: time(row.reservedAt),
    spentAt: time(row.spentAt),
  };
}

const OneTimeLinkResult = builder.unionType("OneTimeLinkResult", {
  types: [OneTimeLinkRef, failures.SlugExpiredRef, failures.OneTimeLinkNotFoundRef],
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  oneTimeLink: t.field({
    type: OneTimeLinkResult,
    description: "What a one-time link opens. Of one that is good no more nothing is told but that.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (business, { slug }, ctx) => {
      const opened = await openOneTimeLink(ctx.scope(business), slug);
      if (!opened.ok) return failures.answer(opened.failure);
      const where = { businessId_id: { businessId: business.id, id: opened.value.id } };
      const row = await ctx.database.prisma.oneTimeLink.findUniqueOrThrow({ where });
      brandWithType(row, "OneTimeLink" as never);
      return row as never;
    },
  }),
  oneTimeLinks: t.relatedConnection("oneTimeLinks", {
    cursor: "businessId_id",
    totalCount: true,
    description: "The business's one-time links, the latest first. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "links.manage" } }),
    query: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
  }),
}));
