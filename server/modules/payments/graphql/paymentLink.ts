import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import type { PaymentRow } from "../data/loadPayments.ts";
import { PaymentStateEnum } from "./enums.ts";
import { MoneyRef } from "./money.ts";
import { isTest } from "./visitorPayment.ts";

/** Unlike `Payment`, it needs no permission to read payments: staff take money without it. */
export const PaymentLinkRef = builder.objectRef<PaymentRow>("PaymentLink").implement({
  description: "The provider's page on which an order is paid. It can be sent to the payer.",
  fields: (t) => ({
    url: t.field({
      type: "URL",
      nullable: true,
      description: "Address of the provider's payment page. Null if the payment is not open.",
      resolve: ({ state, url }) => (state === "OPEN" ? url : null),
    }),
    state: t.expose("state", { type: PaymentStateEnum }),
    amount: t.field({
      type: MoneyRef,
      description: "Amount to pay for all bookings of the order.",
      resolve: ({ amountMinor, currency }) => ({ amount: amountMinor, currency }),
    }),
    expiresAt: t.field({
      type: "DateTime",
      description: "Deadline of the payment. The bookings of the order expire without it.",
      resolve: ({ expiresAt }) => formatInstant(expiresAt),
    }),
    isTest: t.boolean({
      description: "True if no money moves.",
      resolve: ({ provider }, _, ctx) => isTest(ctx, provider),
    }),
  }),
});
