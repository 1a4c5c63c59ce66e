import { uuidBytes, uuidText } from "../../shared/ids/bytes.ts";
import type { Signer } from "../../platform/ids/signer.ts";

/** What the holder of a hold shows: its signed id. It can be made again, so a repeated request gets the same one. */
export function holdToken(signer: Signer, businessId: string, holdId: string): string {
  return signer.seal("hold", businessId, uuidBytes(holdId));
}

/** The hold a token opens; null when it was altered or belongs to another business. */
export function readHoldToken(signer: Signer, businessId: string, token: string): string | null {
  const bytes = signer.open("hold", businessId, token);
  return bytes?.length === 16 ? uuidText(bytes) : null;
}
