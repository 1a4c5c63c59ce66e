import type { Money } from "../../domain/money/money.ts";
import { builder } from "../builder.ts";

export const MoneyRef = builder.objectRef<Money>("Money").implement({
  description: "An amount of money.",
  fields: (t) => ({
    amount: t.exposeInt("amount", { description: "In the currency's minor units: 11000 is 110.00 USD." }),
    currency: t.expose("currency", { type: "Currency" }),
  }),
});
