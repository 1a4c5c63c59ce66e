import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { Prisma } from "../../../platform/database/prisma/client.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { arrayCursors } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { PaymentStateEnum } from "./enums.ts";
import { MoneyRef } from "./money.ts";
import { MoneyEntryRef, RefundConnectionRef, RefundRef } from "./refund.ts";
import { isTest } from "./visitorPayment.ts";

export const PaymentProviderEnum = builder.enumType("PaymentProvider", {
  description: "A payment provider.",
  values: { TEST: { description: "The test provider, which moves no money." }, STRIPE: {} } as const,
});

builder.prismaObject("PaymentBooking", {
  name: "PaidBooking",
  authScopes: requires("payments.read"),
  description: "The part of a payment for one booking.",
  fields: (t) => ({
    booking: t.relation("booking", { authScopes: requires("bookings.read", "OWN") }),
    amount: t.field({
      type: MoneyRef,
      select: { payment: { select: { currency: true } } },
      resolve: ({ amountMinor, payment: { currency } }) => ({ amount: amountMinor, currency }),
    }),
  }),
});

const REFUNDS = { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } satisfies Prisma.Payment$refundsArgs;

export const PaymentRef = builder.prismaObject("Payment", {
  name: "Payment",
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("payments.read"),
  description: "One attempt to pay for an order, with its refunds and entries.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("Payment", id) }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => formatInstant(createdAt.getTime()) }),
    settledAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The instant of the result. Null while the payment is open.",
      resolve: ({ settledAt }) => settledAt && formatInstant(settledAt.getTime()),
    }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => formatInstant(expiresAt.getTime()) }),
    state: t.expose("state", { type: PaymentStateEnum }),
    failure: t.string({
      nullable: true,
      description: "The provider's reason of a failure. Null if there is none.",
      resolve: ({ failure }) => emptyToNull(failure),
    }),
    provider: t.expose("provider", { type: PaymentProviderEnum }),
    isTest: t.boolean({
      description: "True if no money moves.",
      resolve: ({ provider }, _, ctx) => isTest(ctx, provider),
    }),
    sessionId: t.exposeString("sessionId", {
      nullable: true,
      description: "The provider's id of the session. Null if it is not known yet.",
    }),
    reference: t.string({
      description: "The order's reference.",
      select: { order: { select: { reference: true } } },
      resolve: ({ order }) => order.reference,
    }),
    amount: t.field({
      type: MoneyRef,
      resolve: ({ amountMinor, currency }) => ({ amount: amountMinor, currency }),
    }),
    refunded: t.field({
      type: MoneyRef,
      description: "Refunded amount, including pending refunds.",
      select: { refunds: { ...REFUNDS, select: { amountMinor: true, state: true } } },
      resolve: ({ refunds, currency }) => ({ amount: sumRefunds(refunds), currency }),
    }),
    refundable: t.field({
      type: MoneyRef,
      description: "Amount that can still be refunded.",
      select: { refunds: { ...REFUNDS, select: { amountMinor: true, state: true } } },
      resolve: ({ state, amountMinor, refunds, currency }) => ({
        amount: state === "SUCCEEDED" ? amountMinor - sumRefunds(refunds) : 0,
        currency,
      }),
    }),
    bookings: t.relation("bookings", {
      description: "The bookings that the payment covers, with their parts.",
      query: { orderBy: [{ booking: { startsAt: "asc" } }, { bookingId: "asc" }] },
    }),
    refunds: t.connection(
      {
        type: RefundRef,
        description: "Refunds of the payment, oldest first.",
        extensions: arrayCursors,
        // All of them, because `refunded` and `refundable` select the same rows. Prisma rejects an empty selection, as of
        // `totalCount` alone.
        select: (_args, _ctx, nested) => ({
          refunds: { ...REFUNDS, ...(nested({ select: { id: true } }, ["edges", "node"]) as object) },
        }),
        resolve: ({ refunds }, args) => ({
          ...resolveArrayConnection({ args, maxSize: 100, defaultSize: 20 }, refunds),
          totalCount: refunds.length,
        }),
      },
      RefundConnectionRef,
    ),
    entries: t.relation("entries", {
      type: MoneyEntryRef,
      query: { orderBy: [{ at: "asc" }, { id: "asc" }] },
    }),
  }),
});

export const PaymentConnectionRef = createConnection(PaymentRef, "Payment");

/** Failed refunds do not count. */
const sumRefunds = (refunds: readonly { readonly amountMinor: number; readonly state: string }[]): number =>
  refunds.reduce((sum, one) => (one.state === "FAILED" ? sum : sum + one.amountMinor), 0);
