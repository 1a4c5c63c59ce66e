import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { slugOrId } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef, formerlyCalled } from "../../businesses/graphql/business.ts";
import { listArgs, listScopes, listWhere } from "./ownedList.ts";
import { ProviderRef } from "./provider.ts";
import { PublicationEnum } from "./publication.ts";

/** What only the business may know of a group. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "services.manage" } }) as const;

const CalendarRef = builder.prismaObject("GroupCalendar", {
  description: "One calendar of a group.",
  fields: (t) => ({
    service: t.relation("service"),
    provider: t.field({
      type: ProviderRef,
      nullable: true,
      description: "Whose calendar it is; null: that of whoever serves.",
      select: (_args, _ctx, nested) => ({ offer: { select: { provider: nested() } } }),
      resolve: (row) => row.offer?.provider ?? null,
    }),
  }),
});

export const GroupRef = builder.prismaObject("Group", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A set of calendars under one link.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Group", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "For the business alone.",
      authScopes: ownersOnly,
    }),
    allCalendars: t.field({
      type: [CalendarRef],
      description:
        "Those of unpublished services and providers too, in the group's order. For the business alone.",
      authScopes: ownersOnly,
      select: (_args, _ctx, nested) => ({
        calendars: nested({ orderBy: [{ position: "asc" }, { id: "asc" }] }),
      }),
      resolve: (row) => row.calendars,
    }),
    calendars: t.field({
      type: [CalendarRef],
      description: "Those of published services and providers, in the group's order.",
      select: (_args, _ctx, nested) => ({
        calendars: nested({
          where: {
            service: { publication: "PUBLISHED" },
            OR: [{ providerId: null }, { offer: { provider: { publication: "PUBLISHED" } } }],
          },
          orderBy: [{ position: "asc" }, { id: "asc" }],
        }),
      }),
      resolve: (row) => row.calendars,
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "group", (t) =>
  t.prismaField({
    type: GroupRef,
    nullable: true,
    description: "A group by its slug or its id (by both, where both are given); unpublished ones too.",
    args: { slug: t.arg.string(), id: t.arg.id() },
    resolve: async (query, { id: businessId }, args, { database }) => {
      const where = slugOrId("Group", args);
      if (where === null) return null;
      const { group } = database.prisma;
      const found = await group.findFirst({ ...query, where: { businessId, ...where } });
      const { slug, ...rest } = where;
      if (found !== null || slug === undefined) return found;
      return group.findFirst({ ...query, ...formerlyCalled(businessId, slug, rest) });
    },
  }),
);

builder.prismaObjectField(BusinessRef, "groups", (t) =>
  t.relatedConnection("groups", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "The business's groups, by name.",
    args: listArgs(t.arg),
    authScopes: ({ id }, args) => listScopes(id, args),
    query: (args) => ({ where: listWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
);
