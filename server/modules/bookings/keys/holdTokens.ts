import { parseUuid, formatUuid } from "../../../shared/ids/bytes.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

const HOLD = { name: "hold" };

/** Returns the hold's signed id. A replay returns the same token. */
export function createHoldToken(signer: Signer, businessId: string, holdId: string): string {
  return signer.seal(HOLD, businessId, parseUuid(holdId));
}

/** Returns null if the token was altered or belongs to another business. */
export function readHoldToken(signer: Signer, businessId: string, token: string): string | null {
  const bytes = signer.open(HOLD, businessId, token);
  return bytes?.length === 16 ? formatUuid(bytes) : null;
}
