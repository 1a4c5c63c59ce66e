import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef, byFormerSlug } from "../../businesses/graphql/business.ts";
import { createPublicationFilter, listArgs, listScopes, listWhere } from "./publicationList.ts";
import { ProviderRef } from "./provider.ts";
import { PublicationEnum } from "./publication.ts";

const CalendarRef = builder.prismaObject("GroupCalendar", {
  description: "A calendar of a group: a service, optionally at one provider.",
  fields: (t) => ({
    service: t.relation("service"),
    provider: t.field({
      type: ProviderRef,
      nullable: true,
      description:
        "The provider of the calendar. Null if the calendar covers all staff members of the service.",
      select: (_args, _ctx, nested) => ({ offer: { select: { provider: nested() } } }),
      resolve: (row) => row.offer?.provider ?? null,
    }),
  }),
});

export const GroupRef = builder.prismaObject("Group", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "Several calendars under one link.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Group", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.string({ nullable: true, resolve: ({ description }) => emptyToNull(description) }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state.",
      authScopes: requires("services.manage"),
    }),
    allCalendars: t.field({
      type: [CalendarRef],
      description:
        "All calendars in the group's order, including those of unpublished services and providers.",
      authScopes: requires("services.manage"),
      select: (_args, _ctx, nested) => ({
        calendars: nested({ orderBy: [{ position: "asc" }, { id: "asc" }] }),
      }),
      resolve: (row) => row.calendars,
    }),
    calendars: t.field({
      type: [CalendarRef],
      description: "Calendars of published services and providers, in the group's order.",
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
    description:
      "Finds a group by id or slug. Former slugs also match. Also returns unpublished groups; see `isPublished`. Null if there is none.",
    args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
    resolve: (query, { id: businessId }, { id: idOrSlug }, { database: { prisma } }) =>
      findByIdOrSlug("Group", businessId, idOrSlug, {
        findByKey: (where) => prisma.group.findUnique({ ...query, where }),
        findByFormerSlug: (slug) => prisma.group.findFirst({ ...query, ...byFormerSlug(businessId, slug) }),
      }),
  }),
);

const GroupFilterInput = createPublicationFilter("Group", "groups");

builder.prismaObjectField(BusinessRef, "groups", (t) =>
  t.relatedConnection(
    "groups",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Groups of the business, by name.",
      args: listArgs(t.arg, GroupFilterInput),
      authScopes: listScopes,
      query: (args) => ({ where: listWhere(args), orderBy: [{ name: "asc" }, { id: "asc" }] }),
    },
    ...connectionNames("Group"),
  ),
);
