import type { PaymentGateways } from "./gateways/port.ts";
import type { PaymentOrders } from "./paymentOrders.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NotificationQueue } from "../../platform/database/notificationQueue.ts";
import type { Clock, Jobs, RandomSource } from "../../platform/database/ports.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Signer } from "../../platform/ids/signer.ts";

declare module "../../platform/database/scope.ts" {
  interface Scope {
    readonly payments?: PaymentGateways;
    /** Default: the rest of the hold, at least five minutes. */
    readonly paySeconds?: number;
  }
}

export interface PaymentDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signer: Signer;
  readonly notifications: NotificationQueue;
  readonly jobs?: Jobs;
  readonly payments?: PaymentGateways;
  /** Starts the job. If absent, due work waits for its next run. */
  readonly wake?: () => void;
}

export interface PaymentWorkDeps extends PaymentDeps {
  readonly orders: PaymentOrders;
}

/** Returns a scope for work without a request. */
export async function loadScope(deps: PaymentDeps, businessId: string): Promise<Scope> {
  const where = { id: businessId };
  return { ...deps, business: await deps.database.prisma.business.findUniqueOrThrow({ where }) };
}
