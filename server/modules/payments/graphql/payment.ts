import type { PaymentRow } from "../data/loadPayments.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import { refundsOf } from "../rules/refund.ts";
import { taxPercent } from "../../../shared/money/tax.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { type AnsweredAccess, BookingAccessRef } from "../../bookings/graphql/bookingAccess.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { PaymentStateEnum } from "../../../platform/graphql/types/enums.ts";
import { MoneyRef } from "./money.ts";
import { type AnsweredOrder, OrderRef } from "../../bookings/graphql/order.ts";

const TaxRef = builder.objectRef<{ name: string; percent: number }>("Tax").implement({
  description: "The tax that every price includes.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called, in the business's own language." }),
    percent: t.exposeFloat("percent"),
  }),
});

/** A payment of an order, as the holder of the order's key sees it. */
export const PaymentRef = builder.objectRef<PaymentRow>("Payment").implement({
  description: "One attempt at paying for an order.",
  fields: (t) => ({
    state: t.expose("state", { type: PaymentStateEnum }),
    amount: t.field({
      type: MoneyRef,
      resolve: ({ amountMinor, currency }) => ({ amount: amountMinor, currency }),
    }),
    url: t.string({
      nullable: true,
      description: "Where it is paid, on the provider's own pages; null: it is not open.",
      resolve: ({ state, url }) => (state === "OPEN" ? url : null),
    }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => instantText(expiresAt) }),
    isTest: t.boolean({
      description: "No money moves.",
      resolve: ({ provider }, _, ctx) => isTest(ctx, provider),
    }),
    failure: t.exposeString("failure", {
      description: "Why it failed, as the provider says it; empty: it did not.",
    }),
  }),
});

/** Whether a payment of that provider moved no money. */
export function isTest({ payments }: Context, provider: PaymentRow["provider"]): boolean {
  const current = payments?.current;
  return current?.provider === provider ? current.isTest : provider === "TEST";
}

builder.prismaObjectFields(BusinessRef, (t) => ({
  tax: t.field({
    type: TaxRef,
    nullable: true,
    description: "Null: none is shown.",
    resolve: taxOf,
  }),
  paymentsAreTest: t.boolean({
    description:
      "True if payments are in test mode and move no money. False if money moves, and if the server takes no payments.",
    resolve: (_row, _args, ctx) => ctx.payments?.current?.isTest ?? false,
  }),
}));

function taxOf({ taxBasisPoints, taxName }: { taxBasisPoints: number; taxName: string }) {
  return taxBasisPoints === 0 ? null : { name: taxName, percent: taxPercent(taxBasisPoints) };
}

/** What of an order waits for its payment now. */
const unpaid = ({ bookings }: AnsweredOrder) => bookings.filter((one) => dueNow(one) > 0);

const dueNow = ({ booking }: AnsweredAccess) =>
  booking.status === "AWAITING_PAYMENT" ? booking.dueMinor : 0;

const payBy = (accesses: readonly AnsweredAccess[]): number | null =>
  accesses.length === 0 ? null : Math.min(...accesses.map(({ booking }) => booking.decideBy!));

/** What would go back if the booker cancelled these now, as `giveBack` counts it. */
async function refundIfCancelled(accesses: readonly AnsweredAccess[], ctx: Context): Promise<number> {
  const now = ctx.now();
  const parts = await Promise.all(
    accesses.map(async ({ booking: { id, serviceId, startsAt, status, decideBy }, businessId }) => {
      const loaders = ctx.loaders(businessId);
      const paid = await loaders.bookingMoney.load(id);
      if (!paid || statusAt(status, decideBy, now) !== "SCHEDULED") return [];
      const { refundPercent, refundCutoffMinutes } = (await loaders.service.load(serviceId))!;
      const policy = { percent: refundPercent, cutoffMinutes: refundCutoffMinutes };
      return paid.parts.map((part) => ({ ...part, ...policy, startsAt }));
    }),
  );
  return refundsOf(parts.flat(), "VISITOR", now).reduce((sum, one) => sum + one, 0);
}

builder.objectFields(OrderRef, (t) => {
  const money = (amount: number, { total }: AnsweredOrder) => ({ amount, currency: total.currency });
  const payments = ({ businessId, orderId }: AnsweredOrder, ctx: Context) =>
    ctx.loaders(businessId).orderPayments.load(orderId);
  return {
    due: t.field({
      type: MoneyRef,
      description: "What is to be paid now; 0 when nothing is.",
      resolve: (order) =>
        money(
          unpaid(order).reduce((sum, one) => sum + dueNow(one), 0),
          order,
        ),
    }),
    paid: t.field({
      type: MoneyRef,
      description: "All that was ever paid for it, whatever has gone back.",
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
      description: "What goes back of that, also while it is on its way.",
      resolve: async (order, _, ctx) =>
        money(
          (await payments(order, ctx)).reduce((sum, one) => sum + one.refundedMinor, 0),
          order,
        ),
    }),
    refundIfCancelled: t.field({
      type: MoneyRef,
      description:
        "What would go back if the booker cancelled all of it now: of one payment never more than is left of it, so it can be less than its bookings say one by one.",
      resolve: async (order, _, ctx) => money(await refundIfCancelled(order.bookings, ctx), order),
    }),
    payBy: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when it is to be paid; null: nothing is.",
      resolve: (order) => {
        const until = payBy(unpaid(order));
        return until === null ? null : instantText(until);
      },
    }),
    paySecondsLeft: t.int({
      nullable: true,
      description: "Until then, by the server's clock: the visitor's may be wrong.",
      resolve: (order, _, ctx) => {
        const until = payBy(unpaid(order));
        return until === null ? null : Math.max(0, Math.floor((until - ctx.now()) / 1000));
      },
    }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      description: "The latest attempt at paying; null: none was begun.",
      resolve: async (order, _, ctx) => (await payments(order, ctx)).at(-1) ?? null,
    }),
    tax: t.field({
      type: TaxRef,
      nullable: true,
      description: "What the amounts include; null: none is shown.",
      resolve: async ({ businessId }, _, ctx) => taxOf(await ctx.businessOf(businessId)),
    }),
  };
});

builder.objectFields(BookingAccessRef, (t) => {
  const money = (amount: number, { booking }: AnsweredAccess) => ({ amount, currency: booking.currency });
  const kept = ({ businessId, booking }: AnsweredAccess, ctx: Context) =>
    ctx.loaders(businessId).bookingMoney.load(booking.id);
  const forBooker = { type: MoneyRef, nullable: true } as const;
  return {
    due: t.field({
      ...forBooker,
      description: "What is to be paid for it now. Null: for the booker's key only.",
      resolve: (access) => (access.role === "BOOKER" ? money(dueNow(access), access) : null),
    }),
    paid: t.field({
      ...forBooker,
      description: "What was paid for it, whatever has gone back. Null: for the booker's key only.",
      resolve: async (access, _, ctx) =>
        access.role === "BOOKER" ? money((await kept(access, ctx))?.paidMinor ?? 0, access) : null,
    }),
    refunded: t.field({
      ...forBooker,
      description: "What goes back of that, also while it is on its way. Null: for the booker's key only.",
      resolve: async (access, _, ctx) =>
        access.role === "BOOKER" ? money((await kept(access, ctx))?.refundedMinor ?? 0, access) : null,
    }),
    payBy: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when it is to be paid; null: nothing is, or it is not the booker's key.",
      resolve: (access) =>
        access.role === "BOOKER" && dueNow(access) > 0 ? instantText(access.booking.decideBy!) : null,
    }),
    refundIfCancelled: t.field({
      ...forBooker,
      description: "What would go back if the booker cancelled it now. Null: for the booker's key only.",
      resolve: async (access, _, ctx) => {
        if (access.role !== "BOOKER") return null;
        return money(await refundIfCancelled([access], ctx), access);
      },
    }),
  };
});
