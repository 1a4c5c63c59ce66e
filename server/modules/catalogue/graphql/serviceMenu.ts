import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef, byFormerSlug } from "../../businesses/graphql/business.ts";
import { createPublicationFilter, listArgs, listScopes, listWhere } from "./publicationList.ts";
import { PublicationEnum } from "./publication.ts";
import { ServiceRef } from "./service.ts";

const CategoryRef = builder.prismaObject("MenuCategory", {
  name: "ServiceMenuCategory",
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A category of a service menu.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("ServiceMenuCategory", row.id) }),
    name: t.exposeString("name", { description: "Heading of the category." }),
    allServices: t.field({
      type: [ServiceRef],
      description: "All services in the menu's order, at most 200, including unpublished ones.",
      authScopes: requires("services.manage"),
      select: (_args, _ctx, nested) => ({
        items: {
          orderBy: [{ position: "asc" }, { serviceId: "asc" }],
          select: { service: nested() },
        },
      }),
      resolve: (row) => row.items.map((item) => item.service),
    }),
    services: t.field({
      type: [ServiceRef],
      description: "Published services, in the menu's order; at most 200.",
      select: (_args, _ctx, nested) => ({
        items: {
          where: { service: { publication: "PUBLISHED" } },
          orderBy: [{ position: "asc" }, { serviceId: "asc" }],
          select: { service: nested() },
        },
      }),
      resolve: (row) => row.items.map((item) => item.service),
    }),
  }),
});

export const ServiceMenuRef = builder.prismaObject("ServiceMenu", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A list of services in categories.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("ServiceMenu", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.string({ nullable: true, resolve: ({ description }) => emptyToNull(description) }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state.",
      authScopes: requires("services.manage"),
    }),
    categories: t.field({
      type: [CategoryRef],
      description: "All categories in the menu's order, at most 50, including those without services.",
      select: (_args, _ctx, nested) => ({
        categories: nested({ orderBy: [{ position: "asc" }, { id: "asc" }] }),
      }),
      resolve: (row) => row.categories,
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description:
        "Finds a service on this menu by id or slug. Former slugs also match. Also returns unpublished services; see `isPublished`. Null if there is none.",
      args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
      resolve: (query, { businessId, id: menuId }, { id: idOrSlug }, { database: { prisma } }) => {
        const menuItems = { some: { category: { menuId } } };
        return findByIdOrSlug("Service", businessId, idOrSlug, {
          findByKey: (key) => prisma.service.findUnique({ ...query, where: { ...key, menuItems } }),
          findByFormerSlug: (slug) =>
            prisma.service.findFirst({ ...query, ...byFormerSlug(businessId, slug, { menuItems }) }),
        });
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "serviceMenu", (t) =>
  t.prismaField({
    type: ServiceMenuRef,
    nullable: true,
    description:
      "Finds a menu by id or slug. Former slugs also match. Also returns unpublished menus; see `isPublished`. Null if there is none.",
    args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
    resolve: (query, { id: businessId }, { id: idOrSlug }, { database: { prisma } }) =>
      findByIdOrSlug("ServiceMenu", businessId, idOrSlug, {
        findByKey: (where) => prisma.serviceMenu.findUnique({ ...query, where }),
        findByFormerSlug: (slug) =>
          prisma.serviceMenu.findFirst({ ...query, ...byFormerSlug(businessId, slug) }),
      }),
  }),
);

const ServiceMenuFilterInput = createPublicationFilter("ServiceMenu", "service menus");

builder.prismaObjectField(BusinessRef, "serviceMenus", (t) =>
  t.relatedConnection(
    "serviceMenus",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Service menus of the business, by name.",
      args: listArgs(t.arg, ServiceMenuFilterInput),
      authScopes: listScopes,
      query: (args) => ({ where: listWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
    },
    ...connectionNames("ServiceMenu"),
  ),
);
