import { parseUuid, formatUuid } from "../../shared/ids/bytes.ts";
import type { Signer } from "../../platform/ids/signer.ts";

const FEED = { name: "feed" };
const ID_BYTES = 16;

/** Valid while `version` equals the version in the database. */
export interface FeedGrant {
  readonly staffId: string;
  readonly version: number;
}

/** Returns the signed key of a staff feed, 46 URL-safe characters. It is derived, not stored. */
export function createFeedKey(signer: Signer, businessId: string, { staffId, version }: FeedGrant): string {
  const bytes = new Uint8Array(ID_BYTES + 2);
  bytes.set(parseUuid(staffId));
  new DataView(bytes.buffer).setUint16(ID_BYTES, version);
  return signer.seal(FEED, businessId, bytes);
}

export function parseFeedKey(signer: Signer, businessId: string, key: string): FeedGrant | null {
  const bytes = /^[A-Za-z0-9_-]{46}$/.test(key) ? signer.open(FEED, businessId, key) : null;
  if (bytes?.length !== ID_BYTES + 2) return null;
  return {
    staffId: formatUuid(bytes.subarray(0, ID_BYTES)),
    version: new DataView(bytes.buffer, bytes.byteOffset).getUint16(ID_BYTES),
  };
}
