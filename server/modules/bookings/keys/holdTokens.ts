import { parseUuid, formatUuid } from "../../../shared/ids/bytes.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

/** Returns the hold's signed id. A replay returns the same token. */
export function createHoldToken(signer: Signer, businessId: string, holdId: string): string {
  return signer.seal("hold", businessId, parseUuid(holdId));
}

/** Returns null if the token was altered or belongs to another business. */
export function readHoldToken(signer: Signer, businessId: string, token: string): string | null {
  const bytes = signer.open("hold", businessId, token);
  return bytes?.length === 16 ? formatUuid(bytes) : null;
}
