import type { HoldDraft } from "./data/holds/takeHold.ts";
import { getCountedAddress } from "../../platform/http/limits/countedAddress.ts";
import type { HoldPlanning, HoldRequest } from "./holdRequest.ts";
import { getOrderQuota } from "./orderQuota.ts";
import type { Scope } from "../../platform/database/scope.ts";

export const HOLD_MINUTES = 10;
/** A party or a series is one hold of up to 101 lines. The first hold of an address always fits. */
export const HOLD_CAPS = {
  addressCap: 40,
  addressLineCap: 200,
  businessCap: 2000,
  businessLineCap: 4000,
  unreserved: 0.8,
} as const;
const TRUSTED_CAPS = { addressCap: 400, addressLineCap: 2000 } as const;

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
    ...HOLD_CAPS,
    ...(isTrusted && TRUSTED_CAPS),
    quota: getOrderQuota(scope, request),
  };
}
