import type { Failure } from "../../shared/failures/failure.ts";
import { allocatePayment } from "./data/settlePayment.ts";
import { type Reject, toResult } from "../../platform/database/domainError.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type PaymentWorkDeps, loadScope } from "./paymentDeps.ts";
import { notifyAllocation } from "./settlePayment.ts";

const MAX_ATTEMPTS = 3;

/** Takes the same time again, otherwise refunds. Safe to run concurrently. */
export async function resolveLatePayment(
  deps: PaymentWorkDeps,
  businessId: string,
  paymentId: string,
): Promise<void> {
  const scope = await loadScope(deps, businessId);
  const { late: lateBookingIds } = await allocate(deps, businessId, paymentId, false);
  if (lateBookingIds.length === 0) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const taken = await toResult<void, Failure>((reject) =>
      retakeTimes(deps, scope, paymentId, lateBookingIds, reject),
    );
    if (taken.ok) return;
  }
  await allocate(deps, businessId, paymentId, true);
  deps.wakePayments();
}

function allocate(deps: PaymentWorkDeps, businessId: string, paymentId: string, refundLate: boolean) {
  const now = deps.clock.now();
  return deps.database.transaction(async (sql) => {
    const allocation = await allocatePayment(sql, businessId, paymentId, refundLate, now);
    await notifyAllocation(sql, deps, businessId, allocation, now);
    return allocation;
  });
}

async function retakeTimes(
  deps: PaymentWorkDeps,
  scope: Scope,
  paymentId: string,
  lateBookingIds: readonly string[],
  reject: Reject<Failure>,
): Promise<void> {
  const now = deps.clock.now();
  const retake = await deps.orders.planRetake(scope, lateBookingIds, now, reject);
  await scope.database.transaction(async (sql) => {
    await retake.take(sql, paymentId);
    await notifyAllocation(sql, deps, scope.business.id, { stood: retake.bookingIds, refunded: [] }, now);
  });
}
