import { MAX_VIEWS } from "../savedViews.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";

export const SavedViewRef = builder.prismaObject("SavedView", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("bookings.read", "OWN"),
  description: "A saved selection of the list of bookings.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("SavedView", row.id) }),
    name: t.exposeString("name", { description: "Name in the list of views, at most 80 characters." }),
    query: t.exposeString("query", {
      description:
        "Query part of the address of the list, without the question mark: names and values of its filters.",
    }),
    isShared: t.exposeBoolean("isShared", {
      description: "True if all users of the business who read bookings have the view.",
    }),
    isOwn: t.boolean({
      description: "True if the caller saved the view.",
      resolve: ({ makerId }, _, { viewer }) => makerId === viewer?.id,
    }),
    maker: t.exposeString("makerName", { description: "Name of the user or API key that saved the view." }),
    updatedAt: t.field({
      type: "DateTime",
      description: "Time of the last change.",
      resolve: (row) => formatInstant(row.updatedAt.getTime()),
    }),
  }),
});

/** The views that the viewer has: their own and the shared ones. */
export function whereVisible({ viewer }: Pick<Context, "viewer">, businessId: string) {
  return { businessId, OR: [{ makerId: viewer?.id ?? "" }, { isShared: true }] };
}

builder.prismaObjectField(BusinessRef, "savedViews", (t) =>
  t.field({
    type: [SavedViewRef],
    description: `The caller's saved views and the shared ones, by name; at most ${MAX_VIEWS}.`,
    authScopes: requires("bookings.read", "OWN"),
    complexity: 5,
    resolve: ({ id }, _, ctx) =>
      ctx.database.prisma.savedView.findMany({
        where: whereVisible(ctx, id),
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: MAX_VIEWS,
      }),
  }),
);
