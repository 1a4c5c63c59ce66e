import type { PaymentRule } from "../../server/shared/money/due.ts";

/** `Service.payment` of the graph. */
export interface ServicePayment {
  readonly share?: string | null;
  readonly depositAmount?: { readonly amount: number } | null;
  readonly depositPercent?: number | null;
}

export interface PaymentTerms {
  readonly paymentRule: PaymentRule;
  /** A percentage, or an amount in minor units. */
  readonly paymentValue: number;
}

/** With an unknown share of a newer server, the payment is shown only when it is due. */
export function readPayment({ share, depositAmount, depositPercent }: ServicePayment): PaymentTerms {
  if (depositPercent != null) return { paymentRule: "DEPOSIT_PERCENT", paymentValue: depositPercent };
  if (depositAmount != null) return { paymentRule: "DEPOSIT_AMOUNT", paymentValue: depositAmount.amount };
  return { paymentRule: share === "FULL" ? "FULL" : "NONE", paymentValue: 0 };
}
