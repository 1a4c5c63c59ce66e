import type { Money } from "../../../shared/money/money.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";

export const MoneyRef = builder.objectRef<Money>("Money").implement({
  description: "An amount of money.",
  fields: (t) => ({
    amount: t.exposeInt("amount", {
      description: "Amount in the currency's minor units. 11000 is 110.00 USD.",
    }),
    currency: t.expose("currency", { type: "Currency" }),
  }),
});

/**
 * Without a promise for the business of the request, because graphql-js adds several promises to each item of a list
 * that contains one.
 */
export function toBusinessMoney(ctx: Context, businessId: string, amount: number): Money | Promise<Money> {
  if (ctx.business?.id === businessId) return { amount, currency: ctx.business.currency };
  return ctx.getBusiness(businessId).then(({ currency }) => ({ amount, currency }));
}
