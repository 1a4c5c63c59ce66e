import type { PaymentProviderName } from "./rules/types.ts";
import { PaymentUnavailableError, type SessionReport } from "./gateways/port.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import { resolveLate } from "./resolveLate.ts";
import { settle } from "./settlePayment.ts";

export interface BegunPayment {
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
export async function askProvider(
  deps: PaymentDeps,
  payment: BegunPayment,
  wish: "read" | "end",
): Promise<SessionReport["state"]> {
  if (!deps.payments) throw new PaymentUnavailableError("nobody takes payments here", { isRefused: true });
  const gateway = deps.payments.of(payment.provider);
  const { businessId, id: paymentId, sessionId } = payment;
  const session = { businessId, paymentId, sessionId };
  const report = await (wish === "end" ? gateway.expireSession(session) : gateway.readSession(session));
  const settled = await settle(deps, payment, report);
  if (settled.late.length > 0) await resolveLate(deps, businessId, paymentId);
  return report.state;
}
