import { windowStart } from "../access/data/attempts.ts";
import type { OrderCount, OrderLimit } from "./data/orderCount.ts";
import { MEMBER_ORDERS_PER_HOUR, ORDER_PROOF_BITS, orderLimits } from "./rules/orderLimits.ts";
import { uuidBytes } from "../../shared/ids/bytes.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { countedAddress } from "../../platform/http/limits/countedAddress.ts";
import { LONGEST_PROOF, zeroBits } from "../access/proofOfWork.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** The caller of an order, for limits. */
export interface OrderCaller {
  readonly clientAddress: string;
  /** An API key or a signed-in user that may change bookings, as `kind id`. Null for a visitor. */
  readonly member?: string | null;
}

const HOUR = 3_600_000;

/**
 * Returns the limits of the caller's next order. Visitors are counted by client address, e-mail address and business. An API key or
 * a user that may change bookings is counted by itself and needs no proof of work. Returns null for a dry run, which is not counted.
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

/** Returns the failure of an order that a limit rejected. */
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

/** Returns the proof of work that booking a hold may need. Its challenge contains the hold, so a proof serves one order only. */
export function orderWork({ signer, business }: Scope, holdId: string) {
  // Short enough that a browser hashes challenge and proof in one block of 64 bytes.
  const challenge = signer.seal("proof", `order ${business.id}`, uuidBytes(holdId));
  return { challenge, bits: ORDER_PROOF_BITS };
}

/** Returns true if a proof solves the work of a hold. */
export function isOrderProof(scope: Scope, holdId: string, proof: string | null | undefined): boolean {
  if (proof == null || proof.length > LONGEST_PROOF) return false;
  const { challenge, bits } = orderWork(scope, holdId);
  return zeroBits(challenge + proof) >= bits;
}
