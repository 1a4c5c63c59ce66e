import { builder } from "../builder.ts";
import { bookingFilter } from "./bookingFilter.ts";
import { globalId } from "../globalIds.ts";
import { BookingStatusEnum, HourCycleEnum } from "./enums.ts";

export const BusinessRef = builder.prismaObject("Business", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: (row) => ({ id: row.id }),
  description: "A tenant. Everything else belongs to one.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Business", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    tagline: t.exposeString("tagline"),
    timeZone: t.expose("timeZone", { type: "TimeZone" }),
    currency: t.expose("currency", { type: "Currency" }),
    phone: t.exposeString("phone", { description: "The phone number of the office." }),
    email: t.expose("email", { type: "EmailAddress" }),
    address: t.exposeString("address"),
    accentColor: t.exposeString("accentColor", { description: "`#rrggbb`, the one colour of its branding." }),
    locale: t.exposeString("locale", { description: "The language its own words are in: `en`, `pt-br`." }),
    hourCycle: t.expose("hourCycle", { type: HourCycleEnum }),
    isZoneLocked: t.exposeBoolean("zoneLocked", {
      description: "Every time is shown in the business's zone, whoever looks.",
    }),
    frameOrigins: t.exposeStringList("frameOrigins", {
      description:
        "Who may show the widget in a frame; empty: every origin. Every page of the widget says it, too.",
    }),
    provider: t.prismaField({
      type: "Provider",
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (query, { id: businessId }, { slug }, ctx) => {
        const where = { businessId_slug: { businessId, slug } };
        const row = await ctx.database.prisma.provider.findUnique({ ...query, where });
        ctx.loaders(businessId).providerBySlug.prime(slug, row);
        return row;
      },
    }),
    providers: t.relatedConnection("providers", {
      cursor: "businessId_id",
      totalCount: true,
      query: { where: { publication: "PUBLISHED" }, orderBy: [{ position: "asc" }, { id: "asc" }] },
    }),
    service: t.prismaField({
      type: "Service",
      nullable: true,
      description:
        "A service by its slug, unpublished ones too: their calendar says that it cannot be found.",
      args: { slug: t.arg.string({ required: true }) },
      resolve: (query, { id: businessId }, { slug }, { database }) =>
        database.prisma.service.findUnique({ ...query, where: { businessId_slug: { businessId, slug } } }),
    }),
    bookings: t.relatedConnection("bookings", {
      cursor: "businessId_id",
      description: "What was booked, by when it begins. For the business alone.",
      authScopes: ({ id }) => ({ may: { businessId: id, permission: "bookings.read" } }),
      args: {
        status: t.arg({ type: [BookingStatusEnum], description: "Only these." }),
        from: t.arg({ type: "DateTime", description: "Only what ends after this." }),
        until: t.arg({ type: "DateTime", description: "Only what begins before this." }),
        staff: t.arg.id({ description: "Only whom this person serves." }),
        service: t.arg.id(),
        provider: t.arg.id(),
        text: t.arg.string({
          description: "In the name or e-mail of the booker or a guest, or the reference.",
        }),
      },
      query: (args) => ({
        where: bookingFilter(args),
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      }),
    }),
    services: t.relatedConnection("services", {
      cursor: "businessId_id",
      totalCount: true,
      query: { where: { publication: "PUBLISHED" }, orderBy: [{ position: "asc" }, { id: "asc" }] },
    }),
  }),
});

builder.queryField("business", (t) =>
  t.prismaField({
    type: "Business",
    nullable: true,
    description: "A business by its slug; without one, the business of the host that was asked.",
    args: { slug: t.arg.string() },
    resolve: (query, _, { slug }, ctx) =>
      slug == null ? ctx.business : ctx.database.prisma.business.findUnique({ ...query, where: { slug } }),
  }),
);
