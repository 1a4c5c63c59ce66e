import type { Scope } from "../../platform/database/scope.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";

/**
 * Returns the failure of everything that a suspended business does not do, or null. The row may be a few seconds old,
 * so the transaction of a hold or an order checks again.
 */
export function findSuspension({
  business,
}: Pick<Scope, "business">): FailureWith<"BUSINESS_SUSPENDED"> | null {
  return business.suspendedAt === null ? null : { code: "BUSINESS_SUSPENDED" };
}
