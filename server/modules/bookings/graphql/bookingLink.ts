import { isSlug } from "../../../shared/ids/slug.ts";
import { viewOrder } from "../viewBookings.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toTypedNode } from "../../../platform/graphql/typedNode.ts";
import { type RowKey, findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef, byFormerSlug } from "../../businesses/graphql/business.ts";
import { GroupRef } from "../../catalogue/graphql/group.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { VisitorOrderRef, toOrder } from "./visitorOrder.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { ServiceMenuRef } from "../../catalogue/graphql/serviceMenu.ts";

const BookingLinkRef = builder.unionType("BookingLink", {
  types: [ServiceRef, ProviderRef, GroupRef, ServiceMenuRef, VisitorOrderRef],
  description: "The target of a booking link, by its slug or by an order's access key.",
});

/** In this order: service, provider, group, menu, then former slugs. */
async function findBookingLink({ database: { prisma } }: Context, businessId: string, idOrSlug: string) {
  const isPublished = { publication: "PUBLISHED" } as const;
  const finders = {
    Service: (key: RowKey) => prisma.service.findUnique({ where: { ...key, ...isPublished } }),
    Provider: (key: RowKey) => prisma.provider.findUnique({ where: { ...key, ...isPublished } }),
    Group: (key: RowKey) => prisma.group.findUnique({ where: { ...key, ...isPublished } }),
    ServiceMenu: (key: RowKey) => prisma.serviceMenu.findUnique({ where: { ...key, ...isPublished } }),
  };
  const byOldSlug = byFormerSlug(businessId, idOrSlug, isPublished);
  const formerFinders = {
    Service: () => prisma.service.findFirst(byOldSlug),
    Provider: () => prisma.provider.findFirst(byOldSlug),
    Group: () => prisma.group.findFirst(byOldSlug),
    ServiceMenu: () => prisma.serviceMenu.findFirst(byOldSlug),
  };
  const types = Object.keys(finders) as (keyof typeof finders)[];
  for (const type of types) {
    const row = await findByIdOrSlug<object>(type, businessId, idOrSlug, { findByKey: finders[type] });
    if (row) return toTypedNode(row, type);
  }
  if (!isSlug(idOrSlug)) return null;
  for (const type of types) {
    const row = await formerFinders[type]();
    if (row) return toTypedNode(row, type);
  }
  return null;
}

async function findOrder(ctx: Context, businessId: string, key: string) {
  const scope = await ctx.getScope(businessId);
  const rows = await viewOrder(scope, key);
  return rows && toOrder(scope, rows, { hasAccessKeys: true });
}

builder.prismaObjectField(BusinessRef, "bookingLink", (t) =>
  t.field({
    type: BookingLinkRef,
    nullable: true,
    description:
      "The target of a booking link: the published service, provider, group or menu of that id or slug, the first in this order, or the order of that access key. Null if there is none.",
    args: { id: t.arg.id({ required: true, description: "Id or slug, or the key of an order." }) },
    resolve: async ({ id: businessId }, { id }, ctx) =>
      ((await findBookingLink(ctx, businessId, id)) ??
        (isSlug(id) ? null : await findOrder(ctx, businessId, id))) as never,
  }),
);
