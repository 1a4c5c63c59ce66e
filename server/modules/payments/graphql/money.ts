import { type Issue, issue } from "../../../shared/failures/failure.ts";
import type { Money } from "../../../shared/money/money.ts";
import type { Scope } from "../../../platform/database/scope.ts";
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

export const MoneyInputRef = builder.inputType("MoneyInput", {
  description: "An amount of money in the currency of the business. Another currency is `INVALID`.",
  fields: (t) => ({
    amount: t.int({
      required: true,
      description: "Amount in the currency's minor units. 11000 is 110.00 USD.",
    }),
    currency: t.field({ type: "Currency", required: true, description: "Currency code (ISO 4217)." }),
  }),
});

/** Returns the issue of an amount in another currency, or null. */
export function findCurrencyIssue(
  { business }: Pick<Scope, "business">,
  money: Money | null | undefined,
  path: readonly string[],
): Issue | null {
  const isOther = money != null && money.currency !== business.currency;
  return isOther ? issue([...path, "currency"], "INVALID") : null;
}

/**
 * Without a promise for the business of the request, because graphql-js adds several promises to each item of a list
 * that contains one.
 */
export function toBusinessMoney(ctx: Context, businessId: string, amount: number): Money | Promise<Money> {
  if (ctx.business?.id === businessId) return { amount, currency: ctx.business.currency };
  return ctx.getBusiness(businessId).then(({ currency }) => ({ amount, currency }));
}
