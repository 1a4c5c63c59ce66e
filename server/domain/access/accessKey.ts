import { uuidBytes, uuidText } from "../ids/bytes.ts";

/** Who a key makes its holder, towards one booking. */
export type AccessRole = "BOOKER" | "GUEST" | "STAFF";

/** What an access key says, before it is signed. */
export interface AccessGrant {
  readonly bookingId: string;
  readonly role: AccessRole;
  /** Which guest or staff member: 0 for the booker, else from 1. */
  readonly member: number;
  /** Must equal the version in the booking's row; raising that one revokes the key. */
  readonly version: number;
}

const ROLES: readonly AccessRole[] = ["BOOKER", "GUEST", "STAFF"];

/** Bytes of a grant: booking, role, member, version. */
export const GRANT_BYTES = 19;
/** Bytes of its truncated HMAC: the whole key is 30 bytes, 40 characters. */
export const GRANT_MAC_BYTES = 11;

/** The bytes that are signed. */
export function encodeGrant(grant: AccessGrant): Uint8Array {
  const bytes = new Uint8Array(GRANT_BYTES);
  bytes.set(uuidBytes(grant.bookingId));
  bytes[16] = ROLES.indexOf(grant.role);
  bytes[17] = grant.member;
  bytes[18] = grant.version & 0xff;
  return bytes;
}

/** Reads those bytes; null when they say nothing. */
export function decodeGrant(bytes: Uint8Array): AccessGrant | null {
  const role = ROLES[bytes[16] ?? 255];
  if (bytes.length !== GRANT_BYTES || !role) return null;
  return { bookingId: uuidText(bytes.subarray(0, 16)), role, member: bytes[17]!, version: bytes[18]! };
}

/** Whether a path segment is shaped like an access key, and so is only ever a key. Slugs and ids are shorter. */
export function looksLikeAccessKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{40}$/.test(text);
}
