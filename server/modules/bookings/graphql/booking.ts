import { BOOKING_OVERRIDES } from "../../../shared/bookings/overrides.ts";
import { getArrival } from "../rules/arrival.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import type { BookingRow } from "../data/loadBookings.ts";
import { canFor, getPermissionScope } from "../../access/rules/viewer.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { withGuard } from "../../../platform/graphql/guards.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BookingStatusEnum } from "./enums.ts";
import { LocationKindEnum } from "../../catalogue/graphql/enums.ts";
import { BookingEventRef } from "../../integrations/graphql/bookingEvent.ts";
import { BookingOverrideEnum } from "./overrides.ts";
import { GuestRef } from "./guest.ts";
import { ContactRef } from "../../contacts/graphql/contact.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";
import { SubmittedAnswerRef, resolveBookingAnswers } from "../../questionnaires/graphql/submittedAnswer.ts";

const AttributionRef = builder.objectRef<{ name: string; value: string }>("Attribution").implement({
  description: "One query parameter of the address that led to the widget.",
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

async function loadRow(
  ctx: Context,
  { businessId, id }: { businessId: string; id: string },
): Promise<BookingRow> {
  return (await ctx.loaders(businessId).bookingRow.load(id))!;
}

/**
 * The viewer may read all bookings of the business, or those that they serve. Returns no promise where it needs no row,
 * because each field of a booking would wait for it.
 */
export function canReadBooking(
  row: { businessId: string; id: string },
  ctx: Context,
): boolean | Promise<boolean> {
  const scope = getPermissionScope(ctx.viewer, row.businessId, "bookings.read");
  return scope === "OWN" ? servesBooking(row, ctx) : scope === "ALL";
}

async function servesBooking(row: { businessId: string; id: string }, ctx: Context): Promise<boolean> {
  const { staffIds } = await loadRow(ctx, row);
  return canFor(ctx.viewer, row.businessId, "bookings.read", staffIds);
}

export const BookingRef = builder.prismaObject("Booking", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: withGuard({ permissions: ["bookings.read"], allowsOwn: true }, canReadBooking),
  description: "A booking as the business sees it.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Booking", row.id) }),
    reference: t.string({ resolve: async (row, _, ctx) => (await loadRow(ctx, row)).reference }),
    status: t.field({
      type: BookingStatusEnum,
      resolve: (row, _, ctx) => statusAt(row.status, row.decideBy?.getTime() ?? null, ctx.now()),
    }),
    startsAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.startsAt.getTime()) }),
    endsAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.endsAt.getTime()) }),
    decideBy: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The deadline of a request or payment, after which the booking expires. Only meaningful with the status `REQUESTED` or `AWAITING_PAYMENT`.",
      resolve: ({ decideBy }) => decideBy && formatInstant(decideBy.getTime()),
    }),
    arrivedAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The instant at which the business marked the client as arrived. Null until then, after a removal of the mark, and after a move to a later date.",
      resolve: ({ arrivedAt, startsAt }) => {
        const arrival = getArrival(arrivedAt?.getTime() ?? null, startsAt.getTime());
        return arrival === null ? null : formatInstant(arrival);
      },
    }),
    overrides: t.field({
      type: [BookingOverrideEnum],
      description:
        "Rules that the business overrode for the booker's details and the present time of the booking. `history` lists them by change.",
      resolve: ({ overrides }) => BOOKING_OVERRIDES.filter((one) => overrides.includes(one)),
    }),
    member: t.exposeInt("member", {
      description: "0 for the booker's line, 1 to 100 for a guest's own line.",
    }),
    guests: t.field({
      type: [GuestRef],
      description: "Guests of this booking.",
      resolve: async (row, _, ctx) => [...(await loadRow(ctx, row)).guests],
    }),
    history: t.field({
      type: [BookingEventRef],
      description: "Changes of the booking, oldest first.",
      resolve: async (row, _, ctx) => [...(await loadRow(ctx, row)).history],
    }),
    answers: t.field({
      type: [SubmittedAnswerRef],
      description: "Answers to the forms of the service.",
      resolve: async (row, _, ctx) =>
        resolveBookingAnswers(ctx, row.businessId, await loadRow(ctx, row), true),
    }),
    attribution: t.field({
      type: [AttributionRef],
      description: "Other query parameters of the address that led to the order.",
      resolve: async (row, _, ctx) =>
        (await loadRow(ctx, row)).attribution.map(([name, value]) => ({ name, value })),
    }),
    seats: t.exposeInt("seats"),
    service: t.field({
      type: ServiceRef,
      resolve: async ({ businessId, serviceId }, _, ctx) =>
        (await ctx.loaders(businessId).service.load(serviceId))!,
    }),
    provider: t.field({
      type: ProviderRef,
      nullable: true,
      resolve: ({ businessId, providerId }, _, ctx) =>
        providerId === null ? null : ctx.loaders(businessId).provider.load(providerId),
    }),
    staff: t.field({
      type: [StaffRef],
      description: "The staff members who serve, at most as many as the service has.",
      resolve: async (row, _, ctx) => loadStaff(ctx, row.businessId, (await loadRow(ctx, row)).staffIds),
    }),
    locationKind: t.expose("locationKind", { type: LocationKindEnum, nullable: true }),
    location: t.string({
      nullable: true,
      description: "Address of the booking. Null for calls.",
      resolve: ({ location }) => emptyToNull(location),
    }),
    contact: t.field({
      type: ContactRef,
      description: "The contact who booked.",
      resolve: async (row, _, ctx) => {
        const { contactId } = await loadRow(ctx, row);
        return (await ctx.loaders(row.businessId).contact.load(contactId))!;
      },
    }),
    notes: t.string({
      nullable: true,
      description: "Notes of the booker. Null if there are none.",
      resolve: async (row, _, ctx) => emptyToNull((await loadRow(ctx, row)).notes),
    }),
  }),
});
