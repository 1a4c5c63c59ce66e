import {
  type AccessGrant,
  decodeGrant,
  encodeGrant,
  GRANT_MAC_BYTES,
  looksLikeAccessKey,
} from "../../access/index.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

const ACCESS = { name: "access", macBytes: GRANT_MAC_BYTES };

/** Keys are never stored. */
export function createAccessKey(signer: Signer, businessId: string, grant: AccessGrant): string {
  return signer.seal(ACCESS, businessId, encodeGrant(grant));
}

/** Null if the key is malformed, altered or of another business. The caller compares the version. */
export function readAccessKey(signer: Signer, businessId: string, key: string): AccessGrant | null {
  const bytes = looksLikeAccessKey(key) ? signer.open(ACCESS, businessId, key) : null;
  return bytes && decodeGrant(bytes);
}
