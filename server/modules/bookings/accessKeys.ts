import { type AccessGrant, decodeGrant, encodeGrant, looksLikeAccessKey } from "../access/rules/accessKey.ts";
import type { Signer } from "../../platform/ids/signer.ts";

/** The `{id}` of a booking's address. Made again whenever a link is needed; nothing of it is stored. */
export function accessKey(signer: Signer, businessId: string, grant: AccessGrant): string {
  return signer.seal("access", businessId, encodeGrant(grant));
}

/** What a key grants; null when it is none, was altered, or is another business's. Its version is still to be compared. */
export function readAccessKey(signer: Signer, businessId: string, key: string): AccessGrant | null {
  const bytes = looksLikeAccessKey(key) ? signer.open("access", businessId, key) : null;
  return bytes && decodeGrant(bytes);
}
