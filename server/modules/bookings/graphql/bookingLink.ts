import { brandWithType } from "@pothos/core";
import { isSlug } from "../../../shared/ids/slug.ts";
import { viewOrder } from "../viewBookings.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { BusinessRef, byFormerSlug } from "../../businesses/graphql/business.ts";
import { GroupRef } from "../../catalogue/graphql/group.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { VisitorOrderRef, toOrder } from "./visitorOrder.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { ServiceMenuRef } from "../../catalogue/graphql/serviceMenu.ts";

const BookingLinkRef = builder.unionType("BookingLink", {
  types: [ServiceRef, ProviderRef, GroupRef, ServiceMenuRef, VisitorOrderRef],
  description: "The target of a booking link, by its slug or by an order's key.",
});

/** In this order: service, provider, group, menu, then former slugs. */
async function findBookingLink({ database: { prisma } }: Context, businessId: string, slug: string) {
  const where = { businessId_slug: { businessId, slug }, publication: "PUBLISHED" } as const;
  const formerSlugQuery = byFormerSlug(businessId, slug, { publication: "PUBLISHED" } as const);
  const finders = {
    Service: () => prisma.service.findUnique({ where }),
    Provider: () => prisma.provider.findUnique({ where }),
    Group: () => prisma.group.findUnique({ where }),
    ServiceMenu: () => prisma.serviceMenu.findUnique({ where }),
  };
  const formerFinders = {
    Service: () => prisma.service.findFirst(formerSlugQuery),
    Provider: () => prisma.provider.findFirst(formerSlugQuery),
    Group: () => prisma.group.findFirst(formerSlugQuery),
    ServiceMenu: () => prisma.serviceMenu.findFirst(formerSlugQuery),
  };
  for (const [type, find] of [...Object.entries(finders), ...Object.entries(formerFinders)]) {
    const row = await find();
    if (!row) continue;
    // The row may be cached for other readers.
    const typedRow = { ...row };
    brandWithType(typedRow, type as never);
    return typedRow;
  }
  return null;
}

async function findOrder(ctx: Context, businessId: string, key: string) {
  const scope = await ctx.getScope(businessId);
  const rows = await viewOrder(scope, key);
  return rows && toOrder(scope, rows);
}

builder.prismaObjectField(BusinessRef, "bookingLink", (t) =>
  t.field({
    type: BookingLinkRef,
    nullable: true,
    description:
      "The target of a booking link: the published service, provider, group or menu of that slug, the first in this order, or the order of that key. Null if there is none.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: async ({ id }, { slug }, ctx) =>
      (isSlug(slug) ? await findBookingLink(ctx, id, slug) : await findOrder(ctx, id, slug)) as never,
  }),
);
