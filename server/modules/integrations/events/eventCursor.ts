import { createHash } from "node:crypto";

const MARK_BYTES = 6;
const BYTES = MARK_BYTES + 8;

/**
 * Encodes a position in the event log. A cursor grants no access, so it is unsigned and survives a change of secrets.
 */
export function eventCursor(businessId: string, position: number): string {
  const bytes = Buffer.alloc(BYTES);
  mark(businessId).copy(bytes);
  bytes.writeBigUInt64BE(BigInt(position), MARK_BYTES);
  return bytes.toString("base64url");
}

export function readEventCursor(businessId: string, cursor: string): number | null {
  const bytes = /^[\w-]{1,40}$/.test(cursor) ? Buffer.from(cursor, "base64url") : Buffer.alloc(0);
  if (bytes.length !== BYTES || !bytes.subarray(0, MARK_BYTES).equals(mark(businessId))) return null;
  const position = bytes.readBigUInt64BE(MARK_BYTES);
  return position <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(position) : null;
}

function mark(businessId: string): Buffer {
  return createHash("sha256").update(`events ${businessId}`).digest().subarray(0, MARK_BYTES);
}
