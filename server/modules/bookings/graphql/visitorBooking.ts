import { GraphQLError } from "graphql";
import type { VisitorBooking } from "../viewBookings.ts";
import { countUnconfirmedGuests, viewBookings } from "../viewBookings.ts";
import { contactVisibleUntil } from "../rules/contactVisibility.ts";
import { getLocationText } from "../toCalendarEvent.ts";
import { findBooking } from "../findBooking.ts";
import { rejectLongList } from "../../../platform/graphql/badInput.ts";
import { resolveTimeZone } from "../../availability/zoneLock.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { loadCalendarLinks } from "./calendarLinks.ts";
import { ContactDetailsRef } from "../../contacts/graphql/contact.ts";
import { BookingModeEnum, LocationKindEnum } from "../../catalogue/graphql/enums.ts";
import { BookingStatusEnum } from "./enums.ts";
import { BookingNotFoundRef } from "./failures.ts";
import { TooManyAttemptsRef } from "../../access/graphql/failures.ts";
import { BookingEventRef, toBookerEvent } from "../../integrations/graphql/bookingEvent.ts";
import { GuestRef } from "./guest.ts";
import { toVisitorBookingId } from "./visitorIds.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";
import { SubmittedAnswerRef, resolveBookingAnswers } from "../../questionnaires/graphql/submittedAnswer.ts";

export interface BusinessVisitorBooking extends VisitorBooking {
  readonly businessId: string;
}

export const GUESTS_AWAITING_DESCRIPTION =
  "Number of guests who are not notified until the booker has confirmed by the link in the confirmation mail (`confirmGuests`), or has paid. 0 if none wait.";

const AccessRoleEnum = builder.enumType("AccessRole", {
  description: "The role that an access key gives its holder.",
  values: ["BOOKER", "GUEST", "STAFF", "VIEW"] as const,
});

const CalendarLinksRef = builder
  .objectRef<{ google: string; outlook: string; ics: string }>("CalendarLinks")
  .implement({
    description: "Links that add the booking to a calendar.",
    fields: (t) => ({
      google: t.expose("google", { type: "URL" }),
      outlook: t.expose("outlook", { type: "URL" }),
      ics: t.expose("ics", { type: "URL", description: "Address of an iCalendar file (RFC 5545)." }),
    }),
  });

export const VisitorBookingRef = builder.objectRef<BusinessVisitorBooking>("VisitorBooking").implement({
  description: "A booking as the holder of one access key sees it.",
  isTypeOf: (value) => "booking" in (value as object),
  fields: (t) => ({
    id: t.id({
      description:
        "Id for stores and logs, different for each role, guest and staff member. It opens nothing, and `node` returns null for it.",
      resolve: toVisitorBookingId,
    }),
    accessKey: t.exposeString("accessKey", {
      nullable: true,
      description:
        "The secret of the booking's link. Its holder can do what its role allows. Null for a caller who changed the booking by its id.",
    }),
    role: t.field({ type: AccessRoleEnum, resolve: ({ role }) => role }),
    reference: t.string({
      nullable: true,
      description:
        "The order's reference, for people. With the booker's e-mail it finds the booking (`findBooking`). Null unless the key belongs to the booker or to a staff member.",
      resolve: ({ role, booking }) => (canSeeBooker(role) ? booking.reference : null),
    }),
    status: t.field({ type: BookingStatusEnum, resolve: ({ booking }) => booking.status }),
    mode: t.field({
      type: BookingModeEnum,
      description: "`REQUEST` if the business approves or declines the booking.",
      resolve: ({ booking }) =>
        booking.history.some((event) => event.status === "REQUESTED") ? "REQUEST" : "INSTANT",
    }),
    startsAt: t.field({ type: "DateTime", resolve: ({ booking }) => formatInstant(booking.startsAt) }),
    endsAt: t.field({ type: "DateTime", resolve: ({ booking }) => formatInstant(booking.endsAt) }),
    timeZone: t.field({
      type: "TimeZone",
      description: "The time zone in which the booker chose the time.",
      resolve: async ({ businessId, booking }, _, ctx) =>
        resolveTimeZone(await ctx.getBusiness(businessId), booking.timeZone),
    }),
    seats: t.int({ resolve: ({ booking }) => booking.seats }),
    member: t.int({
      description: "0 for the booker's line, 1 to 100 for a guest's own line.",
      resolve: ({ booking }) => booking.member,
    }),
    guests: t.field({
      type: [GuestRef],
      description: "Guests of this booking. A guest's key shows that guest alone.",
      resolve: ({ role, member, booking }) =>
        booking.guests
          .filter((guest) => role !== "GUEST" || guest.ordinal === member)
          .map((guest) => ({ ...guest, email: role === "BOOKER" ? guest.email : null })),
    }),
    guestsAwaitingConfirmation: t.int({
      nullable: true,
      description: `${GUESTS_AWAITING_DESCRIPTION} Counts the whole order. Null for the key of a guest and for a VIEW key.`,
      resolve: ({ role, booking }, _, ctx) =>
        canSeeBooker(role) ? countUnconfirmedGuests(booking, ctx.now()) : null,
    }),
    history: t.field({
      type: [BookingEventRef],
      description:
        "Changes of the booking without arrivals, oldest first. Empty unless the key belongs to the booker or to a staff member. The booker does not see the notes of the business, except the reason of an end.",
      resolve: ({ role, booking }) => {
        // A mark of an arrival changes nothing that a key holder sees.
        const history = booking.history.filter(({ arrival }) => arrival === null);
        return role === "STAFF" ? history : role === "BOOKER" ? history.map(toBookerEvent) : [];
      },
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Null if the booking is free, and for any key but the booker's.",
      resolve: ({ role, booking }) =>
        role !== "BOOKER" || booking.priceMinor === 0
          ? null
          : { amount: booking.priceMinor, currency: booking.currency },
    }),
    business: t.field({
      type: BusinessRef,
      resolve: ({ businessId }, _, ctx) => ctx.getBusiness(businessId),
    }),
    service: t.field({
      type: ServiceRef,
      resolve: async ({ businessId, booking }, _, ctx) =>
        (await ctx.loaders(businessId).service.load(booking.serviceId))!,
    }),
    provider: t.field({
      type: ProviderRef,
      nullable: true,
      resolve: ({ businessId, booking }, _, ctx) =>
        booking.providerId === null ? null : ctx.loaders(businessId).provider.load(booking.providerId),
    }),
    staff: t.field({
      type: [StaffRef],
      description: "The staff members who serve, at most as many as the service has.",
      resolve: ({ businessId, booking }, _, ctx) => loadStaff(ctx, businessId, booking.staffIds),
    }),
    locationKind: t.field({
      type: LocationKindEnum,
      nullable: true,
      resolve: ({ booking }) => booking.locationKind,
    }),
    location: t.string({
      nullable: true,
      description: "Address of the booking. Null for calls, and if there is no address.",
      resolve: async ({ businessId, booking }, _, ctx) => {
        const { providerId } = booking;
        const provider = providerId === null ? null : await ctx.loaders(businessId).provider.load(providerId);
        return emptyToNull(
          getLocationText(booking, { business: await ctx.getBusiness(businessId), provider }),
        );
      },
    }),
    contact: t.field({
      type: ContactDetailsRef,
      nullable: true,
      description:
        "Contact data of the booker. Null unless the key belongs to the booker or to a staff member, and after `contactVisibleUntil`.",
      resolve: ({ role, booking, isContactHidden }) =>
        canSeeBooker(role) && !isContactHidden ? booking.contact : null,
    }),
    notes: t.string({
      nullable: true,
      description:
        "Notes of the booker. Null if there are none, and after `contactVisibleUntil`. Only keys of the booker and of staff members show them.",
      resolve: ({ role, booking, isContactHidden }) =>
        canSeeBooker(role) && !isContactHidden ? emptyToNull(booking.notes) : null,
    }),
    answers: t.field({
      type: [SubmittedAnswerRef],
      description:
        "Answers to the forms of the service. Empty unless the key belongs to the booker or to a staff member, and after `contactVisibleUntil`.",
      resolve: ({ role, businessId, booking, isContactHidden }, _, ctx) =>
        canSeeBooker(role) && !isContactHidden
          ? resolveBookingAnswers(ctx, businessId, booking, role === "BOOKER" || booking.orderSize === 1)
          : [],
    }),
    isContactHidden: t.exposeBoolean("isContactHidden", {
      description: "True after `contactVisibleUntil`, when contact data is hidden.",
    }),
    contactVisibleUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The instant after which this key shows no contact data. Then `contact`, `notes` and a `location` at the visitor's address are null, and `answers` and `guests` are empty. Null for a `VIEW` key, which never shows any.",
      resolve: async ({ role, businessId, booking }, _, ctx) => {
        if (role === "VIEW") return null;
        const { linkContactDays } = await ctx.getBusiness(businessId);
        return formatInstant(contactVisibleUntil(booking.endsAt, linkContactDays));
      },
    }),
    calendar: t.field({
      type: CalendarLinksRef,
      resolve: (access, _, ctx) => loadCalendarLinks(ctx, access),
    }),
  }),
});

function canSeeBooker(role: BusinessVisitorBooking["role"]): boolean {
  return role === "BOOKER" || role === "STAFF";
}

async function loadVisitorBookings(ctx: Context, accessKeys: readonly string[]) {
  const { business } = ctx;
  const found = business ? await viewBookings(ctx.scope(business), accessKeys) : [];
  return accessKeys.map((accessKey, i) => {
    const access = found[i];
    return business && access
      ? { ...access, businessId: business.id }
      : ({ code: "BOOKING_NOT_FOUND", accessKey } as const);
  });
}

const BookingLookupRef = builder.unionType("BookingLookup", {
  types: [VisitorBookingRef, BookingNotFoundRef, TooManyAttemptsRef],
});

builder.queryFields((t) => ({
  visitorBooking: t.field({
    type: BookingLookupRef,
    description: "A booking by its access key.",
    args: { accessKey: t.arg.string({ required: true }) },
    complexity: 5,
    resolve: async (_, { accessKey }, ctx) => (await loadVisitorBookings(ctx, [accessKey]))[0]!,
  }),
  visitorBookings: t.field({
    type: [BookingLookupRef],
    description:
      "Bookings by their access keys, in the same order. An invalid key gives `BookingNotFound` in its place. At most 101 keys.",
    args: { accessKeys: t.arg.stringList({ required: true }) },
    complexity: (args) => ({ field: 5, multiplier: args.accessKeys.length }),
    resolve: (_, { accessKeys }, ctx) => {
      rejectLongList("accessKeys", accessKeys, 101);
      return loadVisitorBookings(ctx, accessKeys);
    },
  }),
}));

builder.queryField("findBooking", (t) =>
  t.field({
    type: BookingLookupRef,
    description:
      "Finds a booking by the order's reference and the booker's e-mail. An unknown reference and a wrong e-mail give the same result. Limited by client address and reference. A GET request fails with the code `POST_REQUIRED`, because proxies log addresses.",
    args: { reference: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    complexity: 50,
    resolve: async (_, { reference, email }, ctx) => {
      if (ctx.request.isGet)
        throw new GraphQLError(/* i18n */ "Please send this query by POST: addresses are kept in logs.", {
          extensions: { code: "POST_REQUIRED" },
        });
      if (!ctx.business) return { code: "BOOKING_NOT_FOUND" as const };
      const { clientAddress } = ctx.request;
      const outcome = await findBooking(ctx.scope(ctx.business), {
        reference: reference.slice(0, 100),
        email: email.slice(0, 300),
        clientAddress,
      });
      return outcome.ok ? { ...outcome.value, businessId: ctx.business.id } : outcome.failure;
    },
  }),
);
