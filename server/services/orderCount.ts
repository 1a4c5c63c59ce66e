import type { OrderCount, OrderLimit } from "../data/bookings/orderCount.ts";
import { MEMBER_ORDERS_PER_HOUR, ORDER_PROOF_BITS, orderLimits } from "../domain/booking/orderLimits.ts";
import { uuidBytes } from "../domain/ids/bytes.ts";
import type { Failure } from "../domain/failures/failure.ts";
import { countedAddress } from "./countedAddress.ts";
import { LONGEST_PROOF, zeroBits } from "./proofOfWork.ts";
import type { Scope } from "./scope.ts";

/** Who places an order, as far as limits count callers. */
export interface OrderCaller {
  readonly clientAddress: string;
  /** An API key or a signed-in user that may change bookings (`kind id`); null: a visitor. */
  readonly member?: string | null;
}

const HOUR = 3_600_000;

/**
 * The limits of the caller's next order. A visitor is counted by address, e-mail address and business; an API key or a
 * user that may change bookings by itself alone, and needs no proof of work. Null: nothing is counted (a dry run).
 */
export function orderCount(scope: Scope, { clientAddress, member }: OrderCaller): OrderCount | null {
  if (scope.isDry) return null;
  const { business, signer, clock } = scope;
  const windowAt = new Date(Math.floor(clock.now() / HOUR) * HOUR).toISOString();
  const bucketOf = (caller: string) => signer.fingerprint("orders of", caller).toString("hex");
  if (member != null) return { bucket: bucketOf(member), windowAt, most: MEMBER_ORDERS_PER_HOUR };
  const limits = orderLimits(business, scope.orderLimits);
  const address = countedAddress(scope, clientAddress);
  return {
    ...(address !== null && {
      bucket: bucketOf(address),
      windowAt,
      most: limits.maxOrdersPerHour,
      free: limits.freeOrdersPerHour,
    }),
    open: limits.maxOpenOrders,
    busy: limits.busyBookingsPerHour,
  };
}

/** The failure of an order that a limit refused. */
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

/** The proof of work that booking a hold may need. The challenge belongs to the hold, so work is good for one order. */
export function orderWork({ signer, business }: Scope, holdId: string) {
  // Short enough that a browser hashes challenge and proof in one block of 64 bytes.
  const challenge = signer.seal("proof", `order ${business.id}`, uuidBytes(holdId));
  return { challenge, bits: ORDER_PROOF_BITS };
}

/** Whether a proof solves the work of a hold. */
export function isOrderProof(scope: Scope, holdId: string, proof: string | null | undefined): boolean {
  if (proof == null || proof.length > LONGEST_PROOF) return false;
  const { challenge, bits } = orderWork(scope, holdId);
  return zeroBits(challenge + proof) >= bits;
}
