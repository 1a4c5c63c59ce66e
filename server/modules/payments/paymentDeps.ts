import type { PaymentGateways } from "./gateways/port.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Clock, Jobs, RandomSource } from "../../platform/database/ports.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Signer } from "../../platform/ids/signer.ts";

/** What payments need, whoever asks: a visitor, a provider's event, or the look at what is due. */
export interface PaymentDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signer: Signer;
  readonly jobs?: Jobs;
  readonly payments?: PaymentGateways;
  /** Has what is due looked at soon; without, it waits for the next look. */
  readonly wake?: () => void;
}

/** The use cases' view of a business, for what happens without a request. */
export async function scopeFor(deps: PaymentDeps, businessId: string): Promise<Scope> {
  const where = { id: businessId };
  return { ...deps, business: await deps.database.prisma.business.findUniqueOrThrow({ where }) };
}
