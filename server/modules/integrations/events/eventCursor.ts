import { createHash } from "node:crypto";

const HASH_BYTES = 6;
const BYTES = HASH_BYTES + 8;

/**
 * Encodes a position in the event log. A cursor grants no access, so it is unsigned and survives a change of secrets.
 */
export function encodeEventCursor(businessId: string, position: number): string {
  const bytes = Buffer.alloc(BYTES);
  hashBusiness(businessId).copy(bytes);
  bytes.writeBigUInt64BE(BigInt(position), HASH_BYTES);
  return bytes.toString("base64url");
}

export function decodeEventCursor(businessId: string, cursor: string): number | null {
  const bytes = /^[\w-]{1,40}$/.test(cursor) ? Buffer.from(cursor, "base64url") : Buffer.alloc(0);
  if (bytes.length !== BYTES || !bytes.subarray(0, HASH_BYTES).equals(hashBusiness(businessId))) return null;
  const position = bytes.readBigUInt64BE(HASH_BYTES);
  return position <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(position) : null;
}

function hashBusiness(businessId: string): Buffer {
  return createHash("sha256").update(`events ${businessId}`).digest().subarray(0, HASH_BYTES);
}
