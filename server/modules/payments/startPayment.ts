import type { FailureWith } from "../../shared/failures/failure.ts";
import type { PaymentRow } from "./data/loadPayments.ts";
import { type IdempotencyFailure, withIdempotency } from "../../platform/database/withIdempotency.ts";
import { NO_PROVIDER } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { openOrderPayment, type OpenOrderPaymentFailure } from "./openOrderPayment.ts";
import type { PayableBooking, PaymentOrders } from "./paymentOrders.ts";
import { type SessionOptions, startSession } from "./startSession.ts";

export interface StartPaymentInput extends SessionOptions {
  readonly key: string;
  readonly idempotencyKey?: string | null;
}

type StartPaymentFailure = IdempotencyFailure | OpenOrderPaymentFailure | FailureWith<"BOOKING_NOT_FOUND">;

export interface StartedPayment<Row extends PayableBooking> {
  readonly rows: readonly Row[];
  readonly payment: PaymentRow;
}

/**
 * Stores the payment, then creates the session outside any transaction. A repeated request gets the same payment and
 * address.
 */
export async function startPayment<Row extends PayableBooking>(
  scope: Scope,
  orders: Pick<PaymentOrders<Row>, "view">,
  input: StartPaymentInput,
): Promise<Outcome<StartedPayment<Row>, StartPaymentFailure>> {
  const { key, origin } = input;
  const rows = await orders.view(scope, key);
  if (!rows) return { ok: false, failure: { code: "BOOKING_NOT_FOUND", accessKey: key } };
  if (scope.payments.current === null) return { ok: false, failure: NO_PROVIDER };
  const opened = await withIdempotency<string, OpenOrderPaymentFailure>(scope, {
    caller: scope.signer.fingerprint("order", key),
    operation: "startPayment",
    input,
    uncounted: ["key", "origin", "businessName"],
    idempotencyKey: input.idempotencyKey ?? null,
    run: (_, sql) => openOrderPayment(sql, scope, rows[0]!, { origin, isFromDesk: false }),
  });
  if (!opened.ok) return opened;
  // The payment of a replay may have ended.
  const started = await startSession(scope, { key, rows }, opened.value, input);
  return started.ok ? { ok: true, value: { rows, payment: started.value } } : started;
}
