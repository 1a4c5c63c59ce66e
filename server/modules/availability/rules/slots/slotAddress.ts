import type { EpochMinute } from "../../../../shared/slots/types.ts";
import { parseUuid, formatUuid } from "../../../../shared/ids/bytes.ts";

/** The content of a slot key. It reserves nothing. A hold validates it again. */
export interface SlotAddress {
  readonly serviceId: string;
  readonly startsAt: EpochMinute;
  /** The requested staff member. Null for any, or for a collective service. */
  readonly staffId: string | null;
  readonly providerId: string | null;
  /** Digest of all lines of a party, 8 bytes in hexadecimal. Absent for a single line. */
  readonly party?: string | null;
}

const VERSION = 1;
const HAS_STAFF = 1;
const HAS_PROVIDER = 2;
const HAS_PARTY = 4;
const PARTY_BYTES = 8;

export function encodeSlotAddress(address: SlotAddress): Uint8Array {
  const parts = [parseUuid(address.serviceId)];
  if (address.staffId) parts.push(parseUuid(address.staffId));
  if (address.providerId) parts.push(parseUuid(address.providerId));
  const party = address.party ? fromHex(address.party) : new Uint8Array(0);
  const bytes = new Uint8Array(6 + 16 * parts.length + party.length);
  bytes[0] = VERSION;
  bytes[1] =
    (address.staffId ? HAS_STAFF : 0) |
    (address.providerId ? HAS_PROVIDER : 0) |
    (address.party ? HAS_PARTY : 0);
  new DataView(bytes.buffer).setInt32(2, address.startsAt);
  parts.forEach((part, i) => bytes.set(part, 6 + 16 * i));
  bytes.set(party, 6 + 16 * parts.length);
  return bytes;
}

/** Returns null for bytes that `encodeSlotAddress` did not write. */
export function decodeSlotAddress(bytes: Uint8Array): SlotAddress | null {
  const flags = bytes[1];
  if (bytes[0] !== VERSION || flags === undefined || flags > 7) return null;
  const count = 1 + (flags & HAS_STAFF) + ((flags & HAS_PROVIDER) >> 1);
  const end = 6 + 16 * count;
  if (bytes.length !== end + (flags & HAS_PARTY ? PARTY_BYTES : 0)) return null;
  const ids = Array.from({ length: count }, (_, i) => formatUuid(bytes.subarray(6 + 16 * i, 22 + 16 * i)));
  const startsAt = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt32(2);
  return {
    serviceId: ids[0]!,
    startsAt,
    staffId: flags & HAS_STAFF ? ids[1]! : null,
    providerId: flags & HAS_PROVIDER ? ids[count - 1]! : null,
    ...(flags & HAS_PARTY ? { party: toHex(bytes.subarray(end)) } : {}),
  };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: PARTY_BYTES }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
