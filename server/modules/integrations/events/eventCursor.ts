import { createHash } from "node:crypto";

/** How much of the business's name a cursor carries, to tell one of another business. */
const MARK_BYTES = 6;
const BYTES = MARK_BYTES + 8;

/**
 * A place in a business's feed as it is handed out. It opens nothing and says only how far somebody has read, so it is not signed:
 * it stays good whichever secrets come and go.
 */
export function eventCursor(businessId: string, position: number): string {
  const bytes = Buffer.alloc(BYTES);
  mark(businessId).copy(bytes);
  bytes.writeBigUInt64BE(BigInt(position), MARK_BYTES);
  return bytes.toString("base64url");
}

/** The place that a cursor names; null: it is none of this business. */
export function readEventCursor(businessId: string, cursor: string): number | null {
  const bytes = /^[\w-]{1,40}$/.test(cursor) ? Buffer.from(cursor, "base64url") : Buffer.alloc(0);
  if (bytes.length !== BYTES || !bytes.subarray(0, MARK_BYTES).equals(mark(businessId))) return null;
  const position = bytes.readBigUInt64BE(MARK_BYTES);
  return position <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(position) : null;
}

function mark(businessId: string): Buffer {
  return createHash("sha256").update(`events ${businessId}`).digest().subarray(0, MARK_BYTES);
}
