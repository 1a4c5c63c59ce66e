import { exportContact } from "../data/exportContact.ts";
import type { ContactFigures, ContactRow } from "../data/loadContacts.ts";
import { recordRead } from "../../access/audit/recordRead.ts";
import {
  BookingConnectionRef,
  loadBookingConnection,
  pageCost,
} from "../../bookings/graphql/bookingConnection.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import {
  BookingFilterInput,
  SEARCH_DESCRIPTION,
  toBookingFilter,
} from "../../bookings/graphql/bookingFilter.ts";
import { BOOKING_CURSORS, BookingOrderInput, toOrdering } from "../../bookings/graphql/businessBookings.ts";
import { ContactRef } from "./contact.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";

async function loadFigures(ctx: Context, row: ContactRow): Promise<Omit<ContactFigures, "emailKey">> {
  const none = { bookings: 0, cancelled: 0, noShows: 0, paidMinor: 0, refundedMinor: 0 };
  const figures = await ctx.loaders(row.businessId).contactFigures.load(row.emailKey);
  return figures ?? { ...none, firstVisit: null, lastVisit: null };
}

const LATEST_FIRST = { field: "STARTS_AT", direction: "DESC" } as const;

builder.objectFields(ContactRef, (t) => ({
  bookings: t.connection(
    {
      type: BookingRef,
      description: "The person's bookings, latest start first unless `orderBy` is set.",
      authScopes: requires("bookings.read"),
      args: {
        filter: t.arg({
          type: BookingFilterInput,
          description: "Conditions on the bookings. Its `contact` is replaced by this person.",
        }),
        orderBy: t.arg({
          type: BookingOrderInput,
          defaultValue: LATEST_FIRST,
          description: "The order of the list.",
        }),
        search: t.arg.string({ description: SEARCH_DESCRIPTION }),
      },
      complexity: pageCost,
      extensions: BOOKING_CURSORS,
      resolve: async ({ businessId, emailKey }, { filter, orderBy, search, ...args }, ctx) => {
        const { timeZone } = await ctx.getBusiness(businessId);
        const ownFilter = toBookingFilter(filter ?? {}, search, { timeZone, now: ctx.now() });
        const contactFilter = { ...ownFilter, emailKey };
        const ordering = toOrdering(orderBy ?? LATEST_FIRST);
        return loadBookingConnection(ctx, businessId, [contactFilter], ordering, args);
      },
    },
    BookingConnectionRef,
  ),
  bookingCount: t.int({
    nullable: true,
    description: "Number of bookings ever made. Null for a caller without `contacts.read`.",
    authScopes: requires("contacts.read"),
    resolve: async (row, _, ctx) => (await loadFigures(ctx, row)).bookings,
  }),
  cancelledCount: t.int({
    nullable: true,
    description: "Number of cancelled bookings. Null for a caller without `contacts.read`.",
    authScopes: requires("contacts.read"),
    resolve: async (row, _, ctx) => (await loadFigures(ctx, row)).cancelled,
  }),
  noShowCount: t.int({
    nullable: true,
    description: "Number of bookings marked as no-show. Null for a caller without `contacts.read`.",
    authScopes: requires("contacts.read"),
    resolve: async (row, _, ctx) => (await loadFigures(ctx, row)).noShows,
  }),
  firstVisitAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "Start of the first booking that was not cancelled. Null if there is none, and for a caller without `contacts.read`.",
    authScopes: requires("contacts.read"),
    resolve: async (row, _, ctx) => toInstantText((await loadFigures(ctx, row)).firstVisit),
  }),
  lastVisitAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "Start of the last booking that was not cancelled, which may be in the future. Null if there is none, and for a caller without `contacts.read`.",
    authScopes: requires("contacts.read"),
    resolve: async (row, _, ctx) => toInstantText((await loadFigures(ctx, row)).lastVisit),
  }),
  paid: t.field({
    type: MoneyRef,
    nullable: true,
    description: "Sum of their payments. Null for a caller without `payments.read`.",
    authScopes: requires("payments.read"),
    resolve: async (row, _, ctx) => toMoney(ctx, row, (await loadFigures(ctx, row)).paidMinor),
  }),
  refunded: t.field({
    type: MoneyRef,
    nullable: true,
    description: "Sum of their refunds. Null for a caller without `payments.read`.",
    authScopes: requires("payments.read"),
    resolve: async (row, _, ctx) => toMoney(ctx, row, (await loadFigures(ctx, row)).refundedMinor),
  }),
  export: t.field({
    type: "JSONObject",
    description:
      "All stored data of the person, for a subject access request: details, orders with bookings, payments and mails, answers with the names of files, and bookings as a guest. The access is audited.",
    authScopes: requires("contacts.manage"),
    complexity: 200,
    resolve: async ({ businessId, emailKey, id }, _, ctx) => {
      const read = { action: "exportContact", subject: toGlobalId("Contact", id) };
      await recordRead(await ctx.getScope(businessId), ctx.viewer!, read);
      return exportContact(ctx.database.query, businessId, emailKey);
    },
  }),
}));

const toInstantText = (ms: number | null) => (ms === null ? null : formatInstant(ms));

async function toMoney(ctx: Context, { businessId }: ContactRow, amount: number) {
  return { amount, currency: (await ctx.getBusiness(businessId)).currency };
}
