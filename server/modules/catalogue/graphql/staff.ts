import type { Staff } from "../../../platform/database/prisma/client.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { listArgs, listScopes, listWhere } from "./ownedList.ts";
import { PublicationEnum } from "./publication.ts";

/** What only the business may know of somebody. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "services.manage" } }) as const;

export const StaffRef = builder.prismaObject("Staff", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A person who serves.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Staff", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    title: t.exposeString("title"),
    bio: t.exposeString("bio"),
    picture: t.exposeString("picture", { nullable: true, description: "The address of a portrait." }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "For the business alone; see `isPublished`.",
      authScopes: ownersOnly,
    }),
    position: t.exposeInt("position", { description: "Where they stand among the others; the least first." }),
    email: t.exposeString("email", {
      nullable: true,
      description: "Where notices of their day go; null: nowhere. For the business alone.",
      authScopes: ownersOnly,
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "staff", (t) =>
  t.relatedConnection("staff", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Who serves, in the business's order.",
    args: listArgs(t.arg),
    authScopes: ({ id }, args) => listScopes(id, args),
    query: (args) => ({
      where: listWhere(args),
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
  }),
);

/** People by their row ids, in that order, read together with whatever else of the request asks. */
export async function loadStaff(ctx: Context, businessId: string, ids: readonly string[]): Promise<Staff[]> {
  const { staff } = ctx.loaders(businessId);
  return (await Promise.all(ids.map((id) => staff.load(id)))).filter((row) => row !== null);
}
