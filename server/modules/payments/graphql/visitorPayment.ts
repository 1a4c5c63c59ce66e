import type { PaymentGateways } from "../gateways/port.ts";
import type { PaymentRow } from "../data/loadPayments.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import { calculateRefunds } from "../rules/refund.ts";
import { toTaxPercent } from "../../../shared/money/tax.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { type BusinessVisitorBooking, VisitorBookingRef } from "../../bookings/graphql/visitorBooking.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { PaymentStateEnum } from "./enums.ts";
import { MoneyRef } from "./money.ts";
import { type BusinessOrder, VisitorOrderRef } from "../../bookings/graphql/visitorOrder.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Context {
    readonly payments: PaymentGateways;
  }
}

const TaxRef = builder.objectRef<{ name: string; percent: number }>("Tax").implement({
  description: "The tax that every price includes.",
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: "Name of the tax in the business's language. Null if there is none.",
      resolve: ({ name }) => emptyToNull(name),
    }),
    percent: t.exposeFloat("percent"),
  }),
});

export const VisitorPaymentRef = builder.objectRef<PaymentRow>("VisitorPayment").implement({
  description: "One attempt to pay for an order.",
  fields: (t) => ({
    state: t.expose("state", { type: PaymentStateEnum }),
    amount: t.field({
      type: MoneyRef,
      resolve: ({ amountMinor, currency }) => ({ amount: amountMinor, currency }),
    }),
    url: t.field({
      type: "URL",
      nullable: true,
      description: "Address of the provider's payment page. Null if the payment is not open.",
      resolve: ({ state, url }) => (state === "OPEN" ? url : null),
    }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => formatInstant(expiresAt) }),
    isTest: t.boolean({
      description: "True if no money moves.",
      resolve: ({ provider }, _, ctx) => isTest(ctx, provider),
    }),
    failure: t.string({
      nullable: true,
      description: "The provider's reason of a failure. Null if there is none.",
      resolve: ({ failure }) => emptyToNull(failure),
    }),
  }),
});

export function isTest({ payments }: Context, provider: PaymentRow["provider"]): boolean {
  const { current } = payments;
  return current?.provider === provider ? current.isTest : provider === "TEST";
}

builder.prismaObjectFields(BusinessRef, (t) => ({
  tax: t.field({
    type: TaxRef,
    nullable: true,
    description: "Null if no tax is shown.",
    resolve: toTax,
  }),
  paymentsAreTest: t.boolean({
    description:
      "True if payments are in test mode and move no money. False if money moves, and if the server takes no payments.",
    resolve: (_row, _args, ctx) => ctx.payments.current?.isTest ?? false,
  }),
}));

function toTax({ taxBasisPoints, taxName }: { taxBasisPoints: number; taxName: string }) {
  return taxBasisPoints === 0 ? null : { name: taxName, percent: toTaxPercent(taxBasisPoints) };
}

const selectUnpaid = ({ bookings }: BusinessOrder) => bookings.filter((one) => getAmountDue(one) > 0);

const getAmountDue = ({ booking }: BusinessVisitorBooking) =>
  booking.status === "AWAITING_PAYMENT" ? booking.dueMinor : 0;

const payBy = (accesses: readonly BusinessVisitorBooking[]): number | null =>
  accesses.length === 0 ? null : Math.min(...accesses.map(({ booking }) => booking.decideBy!));

/** Must agree with `insertCancelRefunds`. */
async function refundIfCancelled(accesses: readonly BusinessVisitorBooking[], ctx: Context): Promise<number> {
  const now = ctx.now();
  const parts = await Promise.all(
    accesses.map(async ({ booking: { id, serviceId, startsAt, status, decideBy }, businessId }) => {
      const loaders = ctx.loaders(businessId);
      const paid = await loaders.bookingMoney.load(id);
      if (!paid || statusAt(status, decideBy, now) !== "CONFIRMED") return [];
      const { refundPercent, refundCutoffMinutes } = (await loaders.service.load(serviceId))!;
      const policy = { percent: refundPercent, cutoffMinutes: refundCutoffMinutes };
      return paid.parts.map((part) => ({ ...part, ...policy, startsAt }));
    }),
  );
  return calculateRefunds(parts.flat(), "VISITOR", now).reduce((sum, one) => sum + one, 0);
}

builder.objectFields(VisitorOrderRef, (t) => {
  const money = (amount: number, { total }: BusinessOrder) => ({ amount, currency: total.currency });
  const payments = ({ businessId, orderId }: BusinessOrder, ctx: Context) =>
    ctx.loaders(businessId).orderPayments.load(orderId);
  return {
    due: t.field({
      type: MoneyRef,
      description: "Amount to pay now. 0 if nothing is due.",
      resolve: (order) =>
        money(
          selectUnpaid(order).reduce((sum, one) => sum + getAmountDue(one), 0),
          order,
        ),
    }),
    paid: t.field({
      type: MoneyRef,
      description: "Sum of all successful payments, including refunded ones.",
      resolve: async (order, _, ctx) =>
        money(
          (await payments(order, ctx))
            .filter((one) => one.state === "SUCCEEDED")
            .reduce((sum, one) => sum + one.amountMinor, 0),
          order,
        ),
    }),
    refunded: t.field({
      type: MoneyRef,
      description: "Sum of all refunds, including pending ones.",
      resolve: async (order, _, ctx) =>
        money(
          (await payments(order, ctx)).reduce((sum, one) => sum + one.refundedMinor, 0),
          order,
        ),
    }),
    refundIfCancelled: t.field({
      type: MoneyRef,
      description:
        "Amount that would be refunded if the booker cancelled the whole order now. It is limited by what is left of each payment, so it may be less than the sum of the bookings.",
      resolve: async (order, _, ctx) => money(await refundIfCancelled(order.bookings, ctx), order),
    }),
    payBy: t.field({
      type: "DateTime",
      nullable: true,
      description: "Deadline of the payment. Null if nothing is due.",
      resolve: (order) => {
        const until = payBy(selectUnpaid(order));
        return until === null ? null : formatInstant(until);
      },
    }),
    paySecondsLeft: t.int({
      nullable: true,
      description:
        "Seconds until `payBy`, by the server's clock, because the visitor's may be wrong. Null if nothing is due.",
      resolve: (order, _, ctx) => {
        const until = payBy(selectUnpaid(order));
        return until === null ? null : Math.max(0, Math.floor((until - ctx.now()) / 1000));
      },
    }),
    payment: t.field({
      type: VisitorPaymentRef,
      nullable: true,
      description: "The latest payment attempt. Null if there is none.",
      resolve: async (order, _, ctx) => (await payments(order, ctx)).at(-1) ?? null,
    }),
    tax: t.field({
      type: TaxRef,
      nullable: true,
      description: "The tax that the amounts include. Null if no tax is shown.",
      resolve: async ({ businessId }, _, ctx) => toTax(await ctx.getBusiness(businessId)),
    }),
  };
});

builder.objectFields(VisitorBookingRef, (t) => {
  const money = (amount: number, { booking }: BusinessVisitorBooking) => ({
    amount,
    currency: booking.currency,
  });
  const loadMoney = ({ businessId, booking }: BusinessVisitorBooking, ctx: Context) =>
    ctx.loaders(businessId).bookingMoney.load(booking.id);
  const bookerField = { type: MoneyRef, nullable: true } as const;
  return {
    due: t.field({
      ...bookerField,
      description: "Amount to pay now for this booking. Null for any key but the booker's.",
      resolve: (access) => (access.role === "BOOKER" ? money(getAmountDue(access), access) : null),
    }),
    paid: t.field({
      ...bookerField,
      description:
        "Amount that was paid for this booking, including refunded parts. Null for any key but the booker's.",
      resolve: async (access, _, ctx) =>
        access.role === "BOOKER" ? money((await loadMoney(access, ctx))?.paidMinor ?? 0, access) : null,
    }),
    refunded: t.field({
      ...bookerField,
      description: "Refunds of this booking, including pending ones. Null for any key but the booker's.",
      resolve: async (access, _, ctx) =>
        access.role === "BOOKER" ? money((await loadMoney(access, ctx))?.refundedMinor ?? 0, access) : null,
    }),
    payBy: t.field({
      type: "DateTime",
      nullable: true,
      description: "Deadline of the payment. Null if nothing is due, and for any key but the booker's.",
      resolve: (access) =>
        access.role === "BOOKER" && getAmountDue(access) > 0 ? formatInstant(access.booking.decideBy!) : null,
    }),
    refundIfCancelled: t.field({
      ...bookerField,
      description:
        "Amount that would be refunded if the booker cancelled this booking now. Null for any key but the booker's.",
      resolve: async (access, _, ctx) => {
        if (access.role !== "BOOKER") return null;
        return money(await refundIfCancelled([access], ctx), access);
      },
    }),
  };
});
