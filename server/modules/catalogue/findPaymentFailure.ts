import type { FailureWith } from "../../shared/failures/failure.ts";
import { type PaymentRule, getUnitDeposit } from "../../shared/money/due.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** Minor units. */
export interface PaymentTerms {
  readonly unitMinor?: number;
  readonly paymentRule?: PaymentRule;
  readonly paymentValue?: number;
}

export const NO_PROVIDER: FailureWith<"PAYMENT_UNAVAILABLE"> = {
  code: "PAYMENT_UNAVAILABLE",
  reason: "NO_PROVIDER",
};

/** Returns the failure if a line must be paid when booking and this server has no provider. */
export function findPaymentFailure(
  { payments }: Pick<Scope, "payments">,
  lines: readonly PaymentTerms[],
): FailureWith<"PAYMENT_UNAVAILABLE"> | null {
  if (payments.current) return null;
  return lines.some(isPaidAtBooking) ? NO_PROVIDER : null;
}

export function isUnpayable(
  scope: Pick<Scope, "payments">,
  service: { readonly priceMinor: number } & Required<Pick<PaymentTerms, "paymentRule" | "paymentValue">>,
): boolean {
  return findPaymentFailure(scope, [{ ...service, unitMinor: service.priceMinor }]) !== null;
}

function isPaidAtBooking({ unitMinor = 0, paymentRule = "NONE", paymentValue = 0 }: PaymentTerms): boolean {
  return (getUnitDeposit({ unitMinor, paymentRule, paymentValue }) ?? 0) > 0;
}
