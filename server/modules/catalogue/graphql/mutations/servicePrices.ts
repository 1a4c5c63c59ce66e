import { type FailureWith, invalidInput } from "../../../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { PaymentShareEnum } from "../../../payments/graphql/enums.ts";
import { MoneyInputRef, findCurrencyIssue } from "../../../payments/graphql/money.ts";
import type { ServiceSettingsInput } from "../../rules/services/settings.ts";

export const ServicePaymentInputRef = builder.inputType("ServicePaymentInput", {
  description: "The part of the price that is paid when booking, as `Service.payment` returns it.",
  isOneOf: true,
  fields: (t) => ({
    share: t.field({ type: PaymentShareEnum, description: "Nothing or the whole price." }),
    depositAmount: t.field({
      type: MoneyInputRef,
      description: "A fixed amount for each priced unit, at least 1 and at most the price.",
    }),
    depositPercent: t.int({ description: "A percentage of the price, 1 to 100." }),
  }),
});

interface SentPrices {
  readonly price?: typeof MoneyInputRef.$inferInput | null | undefined;
  readonly payment?: typeof ServicePaymentInputRef.$inferInput | null | undefined;
}

/** Converts prices to settings. A price of null is free. */
export function parsePrices(
  scope: Scope,
  { price, payment }: SentPrices,
): Outcome<ServiceSettingsInput, FailureWith<"INVALID_INPUT">> {
  const issues = [
    findCurrencyIssue(scope, price, ["price"]),
    findCurrencyIssue(scope, payment?.depositAmount, ["payment", "depositAmount"]),
  ].filter((one) => one !== null);
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const priceSettings = price === undefined ? {} : { priceMinor: price?.amount ?? 0 };
  return { ok: true, value: { ...priceSettings, ...parsePayment(payment) } };
}

function parsePayment(payment: SentPrices["payment"]): ServiceSettingsInput {
  if (payment === undefined) return {};
  if (payment?.depositPercent != null)
    return { paymentRule: "DEPOSIT_PERCENT", paymentValue: payment.depositPercent };
  if (payment?.depositAmount != null)
    return { paymentRule: "DEPOSIT_AMOUNT", paymentValue: payment.depositAmount.amount };
  return { paymentRule: payment?.share ?? null, paymentValue: 0 };
}

/** Names the fields of the input in the issues of the settings. */
export function toInputPaths<Value>(outcome: Outcome<Value>, sent: SentPrices): Outcome<Value> {
  if (outcome.ok || outcome.failure.code !== "INVALID_INPUT") return outcome;
  const issues = outcome.failure.issues.map((one) => ({ ...one, path: toInputPath(one.path, sent) }));
  return { ok: false, failure: invalidInput(...issues) };
}

function toInputPath(path: readonly string[], { price, payment }: SentPrices): readonly string[] {
  switch (path[0]) {
    case "priceMinor":
      return price ? ["price", "amount"] : ["price"];
    case "paymentRule":
      return ["payment"];
    case "paymentValue":
      if (payment?.depositPercent != null) return ["payment", "depositPercent"];
      return payment?.depositAmount ? ["payment", "depositAmount", "amount"] : ["payment"];
    default:
      return path;
  }
}
