import type { PaymentProviderName } from "./rules/types.ts";
import type { SessionReport } from "./gateways/port.ts";
import type { PaymentWorkDeps } from "./paymentDeps.ts";
import { resolveLatePayment } from "./resolveLatePayment.ts";
import { applyReport } from "./settlePayment.ts";

export interface ProviderPayment {
  readonly businessId: string;
  readonly id: string;
  readonly provider: PaymentProviderName;
  readonly sessionId: string;
}

/**
 * Reads a session at the provider, or expires it there, and applies the reported state. Returns that state.
 *
 * @throws {PaymentUnavailableError} if the state is unknown
 */
export async function syncPayment(
  deps: PaymentWorkDeps,
  payment: ProviderPayment,
  action: "read" | "end",
): Promise<SessionReport["state"]> {
  const gateway = deps.payments.get(payment.provider);
  const { businessId, id: paymentId, sessionId } = payment;
  const session = { businessId, paymentId, sessionId };
  const report = await (action === "end" ? gateway.expireSession(session) : gateway.readSession(session));
  const settled = await applyReport(deps, payment, report);
  if (settled.late.length > 0) await resolveLatePayment(deps, businessId, paymentId);
  return report.state;
}
