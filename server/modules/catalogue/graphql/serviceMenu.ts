import { isSlug } from "../../../shared/ids/slug.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { headingId } from "../../../platform/graphql/partIds.ts";
import { slugOrId } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef, formerlyCalled } from "../../businesses/graphql/business.ts";
import { listArgs, listScopes, listWhere } from "./ownedList.ts";
import { PublicationEnum } from "./publication.ts";
import { ServiceRef } from "./service.ts";

/** What only the business may know of a menu. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "services.manage" } }) as const;

const CategoryRef = builder.prismaObject("MenuCategory", {
  name: "ServiceMenuCategory",
  description: "A heading of a menu and what stands under it.",
  fields: (t) => ({
    id: t.id({
      description: "Its own as long as the menu keeps it; no node.",
      resolve: (row) => headingId(row.id),
    }),
    name: t.exposeString("name", { description: "The heading." }),
    allServices: t.field({
      type: [ServiceRef],
      description: "Unpublished ones too, in the menu's order. For the business alone.",
      authScopes: ownersOnly,
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
      description: "Published ones, in the menu's order.",
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
  description: "A curated set of services, by category.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("ServiceMenu", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "For the business alone.",
      authScopes: ownersOnly,
    }),
    categories: t.field({
      type: [CategoryRef],
      description: "In the menu's order, empty ones too.",
      select: (_args, _ctx, nested) => ({
        categories: nested({ orderBy: [{ position: "asc" }, { id: "asc" }] }),
      }),
      resolve: (row) => row.categories,
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description: "A service by its slug, if it stands on this menu; unpublished ones too.",
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (query, { businessId, id: menuId }, { slug }, { database }) => {
        if (!isSlug(slug)) return null;
        const { service } = database.prisma;
        const menuItems = { some: { category: { menuId } } };
        return (
          (await service.findUnique({
            ...query,
            where: { businessId_slug: { businessId, slug }, menuItems },
          })) ?? service.findFirst({ ...query, ...formerlyCalled(businessId, slug, { menuItems }) })
        );
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "serviceMenu", (t) =>
  t.prismaField({
    type: ServiceMenuRef,
    nullable: true,
    description: "A menu by its slug or its id (by both, where both are given); unpublished ones too.",
    args: { slug: t.arg.string(), id: t.arg.id() },
    resolve: async (query, { id: businessId }, args, { database }) => {
      const where = slugOrId("ServiceMenu", args);
      if (where === null) return null;
      const { serviceMenu } = database.prisma;
      const found = await serviceMenu.findFirst({ ...query, where: { businessId, ...where } });
      const { slug, ...rest } = where;
      if (found !== null || slug === undefined) return found;
      return serviceMenu.findFirst({ ...query, ...formerlyCalled(businessId, slug, rest) });
    },
  }),
);

builder.prismaObjectField(BusinessRef, "serviceMenus", (t) =>
  t.relatedConnection("serviceMenus", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "The business's service menus, by name.",
    args: listArgs(t.arg),
    authScopes: ({ id }, args) => listScopes(id, args),
    query: (args) => ({ where: listWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
);
