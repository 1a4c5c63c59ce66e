import { parseUuid, formatUuid } from "../../../shared/ids/bytes.ts";

/** Rights of a key on one booking. VIEW shows only the service, time and place. Calendar entries contain such keys. */
export type AccessRole = "BOOKER" | "GUEST" | "STAFF" | "VIEW";

export interface AccessGrant {
  readonly bookingId: string;
  readonly role: AccessRole;
  /** Number of the guest, from 1. Zero for the booker and for staff. */
  readonly member: number;
  readonly staffId?: string | null;
  /** Must equal the version in the booking's row, which revokes the key when it is raised. */
  readonly version: number;
}

/** A key contains the index of its role, so append only. */
const ROLES: readonly AccessRole[] = ["BOOKER", "GUEST", "STAFF", "VIEW"];

const ROLE_BITS = 2;

/** 14 bits: one byte, and 6 bits beside the role. */
export const MAX_VERSION = 0x3fff;

export const GRANT_BYTES = 19;
const STAFF_GRANT_BYTES = GRANT_BYTES + 16;
/** A key has 30 bytes (40 characters), or with a staff member 46 bytes (62 characters). */
export const GRANT_MAC_BYTES = 11;

export function encodeGrant({ bookingId, role, member, staffId, version }: AccessGrant): Uint8Array {
  const bytes = new Uint8Array(staffId ? STAFF_GRANT_BYTES : GRANT_BYTES);
  bytes.set(parseUuid(bookingId));
  bytes[16] = ROLES.indexOf(role) | ((version >> 8) << ROLE_BITS);
  bytes[17] = member;
  bytes[18] = version & 0xff;
  if (staffId) bytes.set(parseUuid(staffId), GRANT_BYTES);
  return bytes;
}

/** Returns null for bytes that are not a grant, and for a STAFF grant without a staff member. */
export function decodeGrant(bytes: Uint8Array): AccessGrant | null {
  const [head = 0, member = 0, low = 0] = bytes.subarray(16);
  const role = ROLES[head & 3]!;
  const hasStaff = bytes.length === STAFF_GRANT_BYTES;
  if (bytes.length !== GRANT_BYTES && !hasStaff) return null;
  if (role === "STAFF" ? !hasStaff : hasStaff && role !== "VIEW") return null;
  return {
    bookingId: formatUuid(bytes.subarray(0, 16)),
    role,
    member,
    staffId: hasStaff ? formatUuid(bytes.subarray(GRANT_BYTES)) : null,
    version: ((head >> ROLE_BITS) << 8) | low,
  };
}

/** Slugs and ids are shorter than access keys. */
export function looksLikeAccessKey(text: string): boolean {
  return /^([A-Za-z0-9_-]{40}|[A-Za-z0-9_-]{62})$/.test(text);
}
