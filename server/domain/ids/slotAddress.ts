import type { EpochMinute } from "../slots/types.ts";
import { uuidBytes, uuidText } from "./bytes.ts";

/** What a slot's id says: what, when, who and where. Never a promise: a hold judges the rules again. */
export interface SlotAddress {
  readonly serviceId: string;
  readonly startsAt: EpochMinute;
  /** The person asked for; null: anyone, or everybody of a collective service. */
  readonly staffId: string | null;
  readonly providerId: string | null;
}

const VERSION = 1;
const HAS_STAFF = 1;
const HAS_PROVIDER = 2;

/** The bytes that are signed and sent. */
export function encodeSlotAddress(address: SlotAddress): Uint8Array {
  const parts = [uuidBytes(address.serviceId)];
  if (address.staffId) parts.push(uuidBytes(address.staffId));
  if (address.providerId) parts.push(uuidBytes(address.providerId));
  const bytes = new Uint8Array(6 + 16 * parts.length);
  bytes[0] = VERSION;
  bytes[1] = (address.staffId ? HAS_STAFF : 0) | (address.providerId ? HAS_PROVIDER : 0);
  new DataView(bytes.buffer).setInt32(2, address.startsAt);
  parts.forEach((part, i) => bytes.set(part, 6 + 16 * i));
  return bytes;
}

/** Reads those bytes; null when they are none of ours. */
export function decodeSlotAddress(bytes: Uint8Array): SlotAddress | null {
  const flags = bytes[1];
  if (bytes[0] !== VERSION || flags === undefined || flags > 3) return null;
  const count = 1 + (flags & HAS_STAFF) + (flags >> 1);
  if (bytes.length !== 6 + 16 * count) return null;
  const ids = Array.from({ length: count }, (_, i) => uuidText(bytes.subarray(6 + 16 * i, 22 + 16 * i)));
  const startsAt = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt32(2);
  const staffId = flags & HAS_STAFF ? ids[1]! : null;
  return { serviceId: ids[0]!, startsAt, staffId, providerId: flags & HAS_PROVIDER ? ids[count - 1]! : null };
}
