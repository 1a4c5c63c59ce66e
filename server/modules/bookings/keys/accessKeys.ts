import { type AccessGrant, decodeGrant, encodeGrant, looksLikeAccessKey } from "../../access/index.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

/** Keys are never stored. */
export function createAccessKey(signer: Signer, businessId: string, grant: AccessGrant): string {
  return signer.seal("access", businessId, encodeGrant(grant));
}

/** Null if the key is malformed, altered or of another business. The caller compares the version. */
export function readAccessKey(signer: Signer, businessId: string, key: string): AccessGrant | null {
  const bytes = looksLikeAccessKey(key) ? signer.open("access", businessId, key) : null;
  return bytes && decodeGrant(bytes);
}
