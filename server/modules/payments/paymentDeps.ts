import type { PaymentGateways } from "./gateways/port.ts";
import type { PaymentOrders } from "./paymentOrders.ts";
import type { Deps, Scope } from "../../platform/database/scope.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly payments: PaymentGateways;
    /** Seconds to pay after booking. Null for the rest of the hold, at least five minutes. */
    readonly paySeconds: number | null;
    /** Starts the payment job after a commit. Without a job in this process, due work waits for the next run. */
    readonly wakePayments: () => void;
  }
}

export interface PaymentWorkDeps extends Deps {
  readonly orders: PaymentOrders;
}

/** Returns a scope for work without a request. */
export async function loadScope(deps: Deps, businessId: string): Promise<Scope> {
  const where = { id: businessId };
  return { ...deps, business: await deps.database.prisma.business.findUniqueOrThrow({ where }) };
}
