import type { Staff } from "../../../platform/database/prisma/client.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { metadataFilterField } from "../../../platform/graphql/types/metadata.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { publicationFilterField, listArgs, listScopes, listWhere, metadataWhere } from "./publicationList.ts";
import { PublicationEnum } from "./publication.ts";

export const StaffRef = builder.prismaObject("Staff", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A staff member.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Staff", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    title: t.string({
      nullable: true,
      description: "Job title. Null if there is none.",
      resolve: ({ title }) => emptyToNull(title),
    }),
    bio: t.string({
      nullable: true,
      description: "Short biography in plain text. Null if there is none.",
      resolve: ({ bio }) => emptyToNull(bio),
    }),
    picture: t.exposeString("picture", {
      nullable: true,
      description: "URL of a portrait. Null if there is none.",
    }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state. See `isPublished`.",
      authScopes: requires("services.manage"),
    }),
    position: t.exposeInt("position", { description: "Lists are sorted by it, lowest first." }),
    email: t.exposeString("email", {
      nullable: true,
      description: "E-mail address for notifications about bookings. Null for none.",
      authScopes: requires("services.manage"),
    }),
  }),
});

export const StaffConnectionRef = createConnection(StaffRef, "Staff");

const StaffFilterInput = builder.inputType("StaffFilter", {
  description: "Conditions on staff members.",
  fields: (t) => ({ publication: publicationFilterField(t), metadata: metadataFilterField(t) }),
});

builder.prismaObjectField(BusinessRef, "staff", (t) =>
  t.relatedConnection(
    "staff",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Staff members of the business, by `position`.",
      args: listArgs(t.arg, StaffFilterInput),
      authScopes: listScopes,
      query: (args) => ({
        where: { ...listWhere(args), ...metadataWhere(args) },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      }),
    },
    StaffConnectionRef,
  ),
);

export async function loadStaff(ctx: Context, businessId: string, ids: readonly string[]): Promise<Staff[]> {
  const { staff } = ctx.loaders(businessId);
  return (await Promise.all(ids.map((id) => staff.load(id)))).filter((row) => row !== null);
}
