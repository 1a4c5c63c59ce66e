import { GraphQLError } from "graphql";
import type { BookingAccess } from "../viewBookings.ts";
import { guestsAwaiting, viewBookings } from "../viewBookings.ts";
import { contactVisibleUntil } from "../rules/contactVisibility.ts";
import { placeOf } from "../../integrations/describeEvent.ts";
import { findBooking } from "../findBooking.ts";
import { refuseLong } from "../../../platform/graphql/badInput.ts";
import { zoneOf } from "../../availability/zoneLock.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { bookingEvent } from "./calendarLinks.ts";
import { ContactDetailsRef } from "../../contacts/graphql/contact.ts";
import {
  BookingModeEnum,
  BookingStatusEnum,
  LocationKindEnum,
} from "../../../platform/graphql/types/enums.ts";
import { BookingNotFoundRef, TooManyAttemptsRef, answer } from "../../../platform/graphql/types/failures.ts";
import { BookingEventRef, forBooker } from "../../integrations/graphql/bookingEvent.ts";
import { GuestRef } from "./guest.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";
import { SubmittedAnswerRef, answersOfBooking } from "../../questionnaires/graphql/submittedAnswer.ts";

/** A booking seen with a key, within its business. */
export interface AnsweredAccess extends BookingAccess {
  readonly businessId: string;
}

/** The description of `guestsAwaitingConfirmation`. */
export const AWAITING =
  "Number of guests who are not notified until the booker has confirmed by the link in the confirmation mail (`confirmGuests`), or has paid. 0 if none wait.";

const AccessRoleEnum = builder.enumType("AccessRole", {
  description: "Who a key makes its holder.",
  values: ["BOOKER", "GUEST", "STAFF", "VIEW"] as const,
});

const CalendarLinksRef = builder
  .objectRef<{ google: string; outlook: string; ics: string }>("CalendarLinks")
  .implement({
    description: "Ways to put the visit into a calendar.",
    fields: (t) => ({
      google: t.exposeString("google"),
      outlook: t.exposeString("outlook"),
      ics: t.exposeString("ics", { description: "An iCalendar file (RFC 5545)." }),
    }),
  });

export const BookingAccessRef = builder.objectRef<AnsweredAccess>("BookingAccess").implement({
  description: "A booking as the holder of one access key sees it. Its id is that key.",
  interfaces: [builder.nodeInterfaceRef()],
  isTypeOf: (value) => "booking" in (value as object),
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    role: t.field({ type: AccessRoleEnum, resolve: ({ role }) => role }),
    reference: t.string({
      nullable: true,
      description:
        "The order's, for people to read out; for the booker's key and those who serve: one finds all that was booked by it.",
      resolve: ({ role, booking }) => (isManaging(role) ? booking.reference : null),
    }),
    status: t.field({ type: BookingStatusEnum, resolve: ({ booking }) => booking.status }),
    mode: t.field({
      type: BookingModeEnum,
      description: "REQUEST: the business approves it or declines.",
      resolve: ({ booking }) =>
        booking.history.some((event) => event.status === "REQUESTED") ? "REQUEST" : "INSTANT",
    }),
    startsAt: t.field({ type: "DateTime", resolve: ({ booking }) => instantText(booking.startsAt) }),
    endsAt: t.field({ type: "DateTime", resolve: ({ booking }) => instantText(booking.endsAt) }),
    timeZone: t.field({
      type: "TimeZone",
      description: "The zone in which the booker chose the time.",
      resolve: async ({ businessId, booking }, _, ctx) =>
        zoneOf(await ctx.businessOf(businessId), booking.timeZone),
    }),
    seats: t.int({ resolve: ({ booking }) => booking.seats }),
    member: t.int({
      description: "Whose it is: 0 the booker's own, 1 to 100 a guest's.",
      resolve: ({ booking }) => booking.member,
    }),
    guests: t.field({
      type: [GuestRef],
      description: "Who comes along, or whose it is; for a guest's key, that guest alone.",
      resolve: ({ role, member, booking }) =>
        booking.guests
          .filter((guest) => role !== "GUEST" || guest.ordinal === member)
          .map((guest) => ({ ...guest, email: role === "BOOKER" ? guest.email : null })),
    }),
    guestsAwaitingConfirmation: t.int({
      nullable: true,
      description: `${AWAITING} Counts the whole order. Null for the key of a guest and for a VIEW key.`,
      resolve: ({ role, booking }, _, ctx) => (isManaging(role) ? guestsAwaiting(booking, ctx.now()) : null),
    }),
    history: t.field({
      type: [BookingEventRef],
      description:
        "What happened, oldest first; for the booker's key and those who serve. The booker reads of why it ended, not what the business noted for itself.",
      resolve: ({ role, booking }) =>
        role === "STAFF" ? [...booking.history] : role === "BOOKER" ? booking.history.map(forBooker) : [],
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Null: free. For the booker's key only.",
      resolve: ({ role, booking }) =>
        role !== "BOOKER" || booking.priceMinor === 0
          ? null
          : { amount: booking.priceMinor, currency: booking.currency },
    }),
    business: t.field({
      type: BusinessRef,
      resolve: ({ businessId }, _, ctx) => ctx.businessOf(businessId),
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
      resolve: ({ businessId, booking }, _, ctx) => loadStaff(ctx, businessId, booking.staffIds),
    }),
    locationKind: t.field({
      type: LocationKindEnum,
      nullable: true,
      resolve: ({ booking }) => booking.locationKind,
    }),
    location: t.string({
      description: "The address of the visit; empty for calls.",
      resolve: async ({ businessId, booking }, _, ctx) => {
        const { providerId } = booking;
        const provider = providerId === null ? null : await ctx.loaders(businessId).provider.load(providerId);
        return placeOf(booking, { business: await ctx.businessOf(businessId), provider });
      },
    }),
    contact: t.field({
      type: ContactDetailsRef,
      nullable: true,
      description: "For the booker's key and those who serve.",
      resolve: ({ role, booking, isContactHidden }) =>
        isManaging(role) && !isContactHidden ? booking.contact : null,
    }),
    notes: t.string({
      nullable: true,
      description: "For the booker's key and those who serve.",
      resolve: ({ role, booking, isContactHidden }) =>
        isManaging(role) && !isContactHidden ? booking.notes : null,
    }),
    answers: t.field({
      type: [SubmittedAnswerRef],
      description:
        "What the forms of its service asked, and what was answered; for the booker's key and those who serve.",
      resolve: ({ role, businessId, booking, isContactHidden }, _, ctx) =>
        isManaging(role) && !isContactHidden
          ? answersOfBooking(ctx, businessId, booking, role === "BOOKER" || booking.orderSize === 1)
          : [],
    }),
    isContactHidden: t.exposeBoolean("isContactHidden", {
      description: "Whether `contactVisibleUntil` has passed, so that contact data is hidden.",
    }),
    contactVisibleUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The instant after which this key shows no contact data: `contact` and `notes` are then null, `answers` and `guests` are empty, and so is the address of a visit at the visitor's place. Null for a VIEW key, which never shows any.",
      resolve: async ({ role, businessId, booking }, _, ctx) => {
        if (role === "VIEW") return null;
        const { linkContactDays } = await ctx.businessOf(businessId);
        return instantText(contactVisibleUntil(booking.endsAt, linkContactDays));
      },
    }),
    calendar: t.field({ type: CalendarLinksRef, resolve: (access, _, ctx) => bookingEvent(ctx, access) }),
  }),
});

/** Returns whether a key shows the booker's data: the booker's own key, and that of a staff member who serves the booking. */
function isManaging(role: AnsweredAccess["role"]): boolean {
  return role === "BOOKER" || role === "STAFF";
}

/** What a key that opens nothing is answered with. */
const notFound = (key: string) => ({ code: "BOOKING_NOT_FOUND", key }) as const;

const BookingLookupRef = builder.unionType("BookingLookup", {
  types: [BookingAccessRef, BookingNotFoundRef, TooManyAttemptsRef],
});

builder.queryField("bookings", (t) =>
  t.field({
    type: [BookingLookupRef],
    description: "Bookings by their access keys, in that order. One bad key hides no good one. At most 101.",
    args: { keys: t.arg.stringList({ required: true }) },
    complexity: (args) => ({ field: 5, multiplier: args.keys.length }),
    resolve: async (_, { keys }, ctx) => {
      refuseLong("keys", keys, 101);
      const { business } = ctx;
      if (!business) return keys.map((key) => notFound(key));
      const found = await viewBookings(ctx.scope(business), keys);
      return found.map((access, i) => (access ? { ...access, businessId: business.id } : notFound(keys[i]!)));
    },
  }),
);

builder.queryField("findBooking", (t) =>
  t.field({
    type: BookingLookupRef,
    description:
      "Finds a booking by the order's reference and the booker's e-mail. An unknown reference and a wrong e-mail give the same result. Limited by client address and reference. Only by POST: a GET fails with the code `POST_REQUIRED`, because proxies log addresses.",
    args: { reference: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    complexity: 50,
    resolve: async (_, { reference, email }, ctx) => {
      if (ctx.request.isGet)
        throw new GraphQLError(/* i18n */ "Please send this query by POST: addresses are kept in logs.", {
          extensions: { code: "POST_REQUIRED" },
        });
      if (!ctx.business) return answer({ code: "BOOKING_NOT_FOUND" });
      const { clientAddress } = ctx.request;
      const outcome = await findBooking(ctx.scope(ctx.business), {
        reference: reference.slice(0, 100),
        email: email.slice(0, 300),
        clientAddress,
      });
      return outcome.ok ? { ...outcome.value, businessId: ctx.business.id } : answer(outcome.failure);
    },
  }),
);
