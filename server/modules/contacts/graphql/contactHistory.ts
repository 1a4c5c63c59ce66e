import { exportContact } from "../data/exportContact.ts";
import type { ContactFigures, ContactRow } from "../data/loadContacts.ts";
import { recordRead } from "../../access/audit/recordRead.ts";
import { bookingConnection, pageCost } from "../../bookings/graphql/bookingConnection.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BookingFilterInput, bookingFilter } from "../../bookings/graphql/bookingFilter.ts";
import { BOOKING_CURSORS, BookingOrderEnum, ORDERINGS } from "../../bookings/graphql/businessBookings.ts";
import { ContactRef, contactReaders } from "./contact.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";

/** What they have booked, read once for a whole list of people. */
async function figuresOf(ctx: Context, row: ContactRow): Promise<Omit<ContactFigures, "emailKey">> {
  const none = { bookings: 0, cancelled: 0, noShows: 0, paidMinor: 0, refundedMinor: 0 };
  const figures = await ctx.loaders(row.businessId).contactFigures.load(row.emailKey);
  return figures ?? { ...none, firstVisit: null, lastVisit: null };
}

const paymentReaders = ({ businessId }: ContactRow) =>
  ({ may: { businessId, permission: "payments.read" } }) as const;

builder.objectFields(ContactRef, (t) => ({
  bookings: t.connection(
    {
      type: BookingRef,
      description: "What they booked, the latest first unless said otherwise.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "bookings.read" } }),
      args: {
        filter: t.arg({
          type: BookingFilterInput,
          description: "What is looked for; its `contact` is this one.",
        }),
        orderBy: t.arg({ type: BookingOrderEnum, defaultValue: "START_DESC", description: "By what." }),
      },
      complexity: pageCost,
      extensions: BOOKING_CURSORS,
      resolve: async ({ businessId, emailKey }, { filter, orderBy, ...args }, ctx) => {
        const { timeZone } = await ctx.businessOf(businessId);
        const wanted = { ...bookingFilter(filter ?? {}, timeZone), emailKey };
        return bookingConnection(ctx, businessId, [wanted], ORDERINGS[orderBy ?? "START_DESC"], args);
      },
    },
    {
      fields: (c) => ({
        totalCount: c.int({ description: "How many there are.", resolve: ({ count }) => count() }),
      }),
    },
  ),
  bookingCount: t.int({
    nullable: true,
    description: "Number of bookings ever made. Null for a caller without `contacts.read`.",
    authScopes: contactReaders,
    resolve: async (row, _, ctx) => (await figuresOf(ctx, row)).bookings,
  }),
  cancelledCount: t.int({
    nullable: true,
    description: "Number of those that were cancelled. Null for a caller without `contacts.read`.",
    authScopes: contactReaders,
    resolve: async (row, _, ctx) => (await figuresOf(ctx, row)).cancelled,
  }),
  noShowCount: t.int({
    nullable: true,
    description: "Number of those marked as no-show. Null for a caller without `contacts.read`.",
    authScopes: contactReaders,
    resolve: async (row, _, ctx) => (await figuresOf(ctx, row)).noShows,
  }),
  firstVisitAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "When the first visit that was not called off began or begins; null: there is none.",
    authScopes: contactReaders,
    resolve: async (row, _, ctx) => textOf((await figuresOf(ctx, row)).firstVisit),
  }),
  lastVisitAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "The same of the last one, also when it is ahead.",
    authScopes: contactReaders,
    resolve: async (row, _, ctx) => textOf((await figuresOf(ctx, row)).lastVisit),
  }),
  paid: t.field({
    type: MoneyRef,
    nullable: true,
    description: "Sum of their payments. Null for a caller without `payments.read`.",
    authScopes: paymentReaders,
    resolve: async (row, _, ctx) => moneyOf(ctx, row, (await figuresOf(ctx, row)).paidMinor),
  }),
  refunded: t.field({
    type: MoneyRef,
    nullable: true,
    description: "Sum of their refunds. Null for a caller without `payments.read`.",
    authScopes: paymentReaders,
    resolve: async (row, _, ctx) => moneyOf(ctx, row, (await figuresOf(ctx, row)).refundedMinor),
  }),
  export: t.field({
    type: "JSONObject",
    description:
      "Everything that is kept of the person, for the person: details, orders with bookings, payments and mails, answers with the names of files, and whom they came along with.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "contacts.manage" } }),
    complexity: 200,
    resolve: async ({ businessId, emailKey, id }, _, ctx) => {
      const read = { action: "exportContact", subject: globalId("Contact", id) };
      await recordRead(await ctx.scopeOf(businessId), ctx.viewer!, read);
      return exportContact(ctx.database.query, businessId, emailKey);
    },
  }),
}));

const textOf = (ms: number | null) => (ms === null ? null : instantText(ms));

async function moneyOf(ctx: Context, { businessId }: ContactRow, amount: number) {
  return { amount, currency: (await ctx.businessOf(businessId)).currency };
}
