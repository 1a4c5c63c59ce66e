import { brandWithType } from "@pothos/core";
import { isSlug } from "../../domain/ids/slug.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { BusinessRef } from "./business.ts";
import { GroupRef } from "./group.ts";
import { ProviderRef } from "./provider.ts";
import { ServiceRef } from "./service.ts";
import { ServiceMenuRef } from "./serviceMenu.ts";

const BookingLinkRef = builder.unionType("BookingLink", {
  types: [ServiceRef, ProviderRef, GroupRef, ServiceMenuRef],
  description: "What the slug of a booking link opens.",
});

/** The published noun of that slug. Where several share it: service, provider, group, menu, in this order. */
async function findBookingLink({ database: { prisma } }: Context, businessId: string, slug: string) {
  const where = { businessId_slug: { businessId, slug }, publication: "PUBLISHED" } as const;
  const finders = {
    Service: () => prisma.service.findUnique({ where }),
    Provider: () => prisma.provider.findUnique({ where }),
    Group: () => prisma.group.findUnique({ where }),
    ServiceMenu: () => prisma.serviceMenu.findUnique({ where }),
  };
  for (const [type, find] of Object.entries(finders)) {
    const row = await find();
    if (!row) continue;
    brandWithType(row, type as never);
    return row;
  }
  return null;
}

builder.prismaObjectField(BusinessRef, "bookingLink", (t) =>
  t.field({
    type: BookingLinkRef,
    nullable: true,
    description:
      "What a booking link opens: the published service, provider, group or menu of that slug, the first in this order.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: async ({ id }, { slug }, ctx) =>
      (isSlug(slug) ? await findBookingLink(ctx, id, slug) : null) as never,
  }),
);
