import { windowStart, LONGEST_PROOF, PROOF, zeroBits } from "../access/index.ts";
import type { OrderQuota, OrderLimit } from "./data/orderQuota.ts";
import {
  type BusinessOrderLimits,
  type OrderLimits,
  TRUSTED_ORDERS_PER_HOUR,
  ORDER_PROOF_BITS,
  getOrderLimits,
} from "./rules/orderLimits.ts";
import { parseUuid } from "../../shared/ids/bytes.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";
import { getCountedAddress } from "../../platform/http/limits/countedAddress.ts";
import type { Scope } from "../../platform/database/scope.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly orderLimits: OrderLimits;
  }

  interface BusinessScope extends BusinessOrderLimits {
    /** Days during which links show contact data. */
    readonly linkContactDays: number;
  }
}

export interface OrderCaller {
  readonly clientAddress: string;
  /** An API key or a signed-in user that may change bookings, as `kind id`. Null for a visitor. */
  readonly trustedCaller?: string | null;
}

const HOUR = 3_600_000;

/**
 * Null for a dry run, which is not counted. Visitors are counted by address, e-mail and business; a trusted caller by
 * itself, without proof of work.
 */
export function getOrderQuota(
  scope: Scope,
  { clientAddress, trustedCaller }: OrderCaller,
): OrderQuota | null {
  if (scope.isDry) return null;
  const { business, signer, clock } = scope;
  const windowAt = windowStart({ minutes: 60, now: clock.now() });
  const toCallerBucket = (caller: string) => signer.fingerprint("orders of", caller).toString("hex");
  if (trustedCaller != null)
    return { bucket: toCallerBucket(trustedCaller), windowAt, most: TRUSTED_ORDERS_PER_HOUR };
  const limits = getOrderLimits(business, scope.orderLimits);
  const address = getCountedAddress(scope, clientAddress);
  return {
    ...(address !== null && {
      bucket: toCallerBucket(address),
      windowAt,
      most: limits.maxOrdersPerHour,
      free: limits.freeOrdersPerHour,
    }),
    open: limits.maxOpenOrders,
    busy: limits.busyBookingsPerHour,
  };
}

export function toOrderLimitFailure(
  scope: Scope,
  limit: OrderLimit,
  holdId: string,
): FailureWith<"PROOF_REQUIRED" | "TOO_MANY_BOOKINGS" | "TOO_MANY_OPEN_BOOKINGS"> {
  const { clock, business } = scope;
  switch (limit) {
    case "WORK":
      return { code: "PROOF_REQUIRED", ...createOrderChallenge(scope, holdId) };
    case "CALLER":
      return { code: "TOO_MANY_BOOKINGS", retryAt: (Math.floor(clock.now() / HOUR) + 1) * HOUR };
    case "OPEN":
      return {
        code: "TOO_MANY_OPEN_BOOKINGS",
        count: getOrderLimits(business, scope.orderLimits).maxOpenOrders,
      };
  }
}

/** The challenge contains the hold, so a proof serves one order only. */
export function createOrderChallenge({ signer, business }: Scope, holdId: string) {
  // A browser hashes challenge and proof in one block of 64 bytes.
  const challenge = signer.seal(PROOF, `order ${business.id}`, parseUuid(holdId));
  return { challenge, bits: ORDER_PROOF_BITS };
}

export function isValidOrderProof(scope: Scope, holdId: string, proof: string | null | undefined): boolean {
  if (proof == null || proof.length > LONGEST_PROOF) return false;
  const { challenge, bits } = createOrderChallenge(scope, holdId);
  return zeroBits(challenge + proof) >= bits;
}
