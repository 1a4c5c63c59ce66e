import type { HoldDraft } from "./data/holds/takeHold.ts";
import { getCountedAddress } from "../../platform/http/limits/countedAddress.ts";
import type { HoldPlanning, HoldRequest } from "./holdRequest.ts";
import { getOrderQuota } from "./orderQuota.ts";
import type { Scope } from "../../platform/database/scope.ts";

export const HOLD_MINUTES = 10;
/** A party or a series is one hold of up to 101 lines. The first hold of an address always fits. */
export const HOLD_CAPS = {
  address: 40,
  addressLines: 200,
  business: 2000,
  businessLines: 4000,
  trusted: 400,
  trustedLines: 2000,
  /** Share of the business's caps for addresses that have a live hold. */
  unreserved: 0.8,
} as const;

/** The parts that do not depend on the lines. */
export function buildHoldBase(
  scope: Scope,
  request: Pick<HoldRequest, "target" | "clientAddress" | "trustedCaller">,
  planning: HoldPlanning,
): Omit<HoldDraft, "lines" | "totalMinor"> {
  const isTrusted = request.trustedCaller != null;
  const caller = scope.isDry
    ? null
    : (request.trustedCaller ?? getCountedAddress(scope, request.clientAddress));
  return {
    id: planning.id,
    providerId: request.target.providerId,
    visitorHash: planning.visitorHash?.toString("hex") ?? null,
    addressHash: caller === null ? null : scope.signer.fingerprint("address", caller).toString("hex"),
    currency: scope.business.currency,
    expiresAt: new Date(planning.now + HOLD_MINUTES * 60_000).toISOString(),
    addressCap: isTrusted ? HOLD_CAPS.trusted : HOLD_CAPS.address,
    addressLineCap: isTrusted ? HOLD_CAPS.trustedLines : HOLD_CAPS.addressLines,
    businessCap: HOLD_CAPS.business,
    businessLineCap: HOLD_CAPS.businessLines,
    unreserved: HOLD_CAPS.unreserved,
    quota: getOrderQuota(scope, request),
  };
}
