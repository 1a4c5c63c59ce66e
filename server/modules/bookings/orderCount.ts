import { windowStart } from "../access/data/attempts.ts";
import type { OrderCount, OrderLimit } from "./data/orderCount.ts";
import { MEMBER_ORDERS_PER_HOUR, ORDER_PROOF_BITS, orderLimits } from "./rules/orderLimits.ts";
import { uuidBytes } from "../../shared/ids/bytes.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { countedAddress } from "../../platform/http/limits/countedAddress.ts";
import { LONGEST_PROOF, zeroBits } from "../access/proofOfWork.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface OrderCaller {
  readonly clientAddress: string;
  /** An API key or a signed-in user that may change bookings, as `kind id`. Null for a visitor. */
  readonly member?: string | null;
}

const HOUR = 3_600_000;

/**
 * Null for a dry run, which is not counted. Visitors are counted by address, e-mail and business; a trusted caller by
 * itself, without proof of work.
 */
export function orderCount(scope: Scope, { clientAddress, member }: OrderCaller): OrderCount | null {
  if (scope.isDry) return null;
  const { business, signer, clock } = scope;
  const windowAt = windowStart({ minutes: 60, now: clock.now() });
  const callerBucket = (caller: string) => signer.fingerprint("orders of", caller).toString("hex");
  if (member != null) return { bucket: callerBucket(member), windowAt, most: MEMBER_ORDERS_PER_HOUR };
  const limits = orderLimits(business, scope.orderLimits);
  const address = countedAddress(scope, clientAddress);
  return {
    ...(address !== null && {
      bucket: callerBucket(address),
      windowAt,
      most: limits.maxOrdersPerHour,
      free: limits.freeOrdersPerHour,
    }),
    open: limits.maxOpenOrders,
    busy: limits.busyBookingsPerHour,
  };
}

export function orderLimitFailure(scope: Scope, limit: OrderLimit, holdId: string): Failure {
  const { clock, business } = scope;
  switch (limit) {
    case "WORK":
      return { code: "PROOF_REQUIRED", ...orderWork(scope, holdId) };
    case "CALLER":
      return { code: "TOO_MANY_BOOKINGS", retryAt: (Math.floor(clock.now() / HOUR) + 1) * HOUR };
    case "OPEN":
      return {
        code: "TOO_MANY_OPEN_BOOKINGS",
        count: orderLimits(business, scope.orderLimits).maxOpenOrders,
      };
  }
}

/** The challenge contains the hold, so a proof serves one order only. */
export function orderWork({ signer, business }: Scope, holdId: string) {
  // A browser hashes challenge and proof in one block of 64 bytes.
  const challenge = signer.seal("proof", `order ${business.id}`, uuidBytes(holdId));
  return { challenge, bits: ORDER_PROOF_BITS };
}

export function isOrderProof(scope: Scope, holdId: string, proof: string | null | undefined): boolean {
  if (proof == null || proof.length > LONGEST_PROOF) return false;
  const { challenge, bits } = orderWork(scope, holdId);
  return zeroBits(challenge + proof) >= bits;
}
