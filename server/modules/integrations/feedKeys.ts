import { uuidBytes, uuidText } from "../../shared/ids/bytes.ts";
import type { Signer } from "../../platform/ids/signer.ts";

const ID_BYTES = 16;

/** Whose calendar a key opens, should its version still be the row's. */
export interface FeedGrant {
  readonly staffId: string;
  readonly version: number;
}

/** What opens a staff member's calendar: their signed id and version, 46 URL-safe characters. Made again whenever it is shown. */
export function feedKey(signer: Signer, businessId: string, { staffId, version }: FeedGrant): string {
  const bytes = new Uint8Array(ID_BYTES + 2);
  bytes.set(uuidBytes(staffId));
  new DataView(bytes.buffer).setUint16(ID_BYTES, version);
  return signer.seal("feed", businessId, bytes);
}

/** What a key grants; null: altered, another business's, or none. */
export function readFeedKey(signer: Signer, businessId: string, key: string): FeedGrant | null {
  const bytes = /^[A-Za-z0-9_-]{46}$/.test(key) ? signer.open("feed", businessId, key) : null;
  if (bytes?.length !== ID_BYTES + 2) return null;
  return {
    staffId: uuidText(bytes.subarray(0, ID_BYTES)),
    version: new DataView(bytes.buffer, bytes.byteOffset).getUint16(ID_BYTES),
  };
}
