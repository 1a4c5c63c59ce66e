import type { Staff } from "../../data/prisma/client.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { globalId } from "../globalIds.ts";

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
  }),
});

/** People by their row ids, in that order, read together with whatever else of the request asks. */
export async function loadStaff(ctx: Context, businessId: string, ids: readonly string[]): Promise<Staff[]> {
  const { staff } = ctx.loaders(businessId);
  return (await Promise.all(ids.map((id) => staff.load(id)))).filter((row) => row !== null);
}
