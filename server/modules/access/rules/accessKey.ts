import { uuidBytes, uuidText } from "../../../shared/ids/bytes.ts";

/** The rights of a key on one booking. VIEW shows the service, time and place only; calendar entries contain such keys. */
export type AccessRole = "BOOKER" | "GUEST" | "STAFF" | "VIEW";

/** What an access key says, before it is signed. */
export interface AccessGrant {
  readonly bookingId: string;
  readonly role: AccessRole;
  /** Which guest, from 1; 0 for the booker and for staff. */
  readonly member: number;
  /** The staff member of a STAFF key, or of a VIEW key in a staff member's calendar. Null or absent in all other keys. */
  readonly staffId?: string | null;
  /** Must equal the version in the booking's row; raising that one revokes the key. At most `MAX_VERSION`. */
  readonly version: number;
}

/** A key contains the position of its role, so roles may only be appended. */
const ROLES: readonly AccessRole[] = ["BOOKER", "GUEST", "STAFF", "VIEW"];

const ROLE_BITS = 2;

/** Largest version of a key: 8 bits in a separate byte, and 6 bits in the byte of the role. */
export const MAX_VERSION = 0x3fff;

/** Bytes of a grant: booking, role, member, version. */
export const GRANT_BYTES = 19;
/** Bytes of a grant that names a staff member. */
const STAFF_GRANT_BYTES = GRANT_BYTES + 16;
/** Bytes of the truncated HMAC. A key has 30 bytes (40 characters), or with a staff member 46 bytes (62 characters). */
export const GRANT_MAC_BYTES = 11;

/** The bytes that are signed. */
export function encodeGrant({ bookingId, role, member, staffId, version }: AccessGrant): Uint8Array {
  const bytes = new Uint8Array(staffId ? STAFF_GRANT_BYTES : GRANT_BYTES);
  bytes.set(uuidBytes(bookingId));
  bytes[16] = ROLES.indexOf(role) | ((version >> 8) << ROLE_BITS);
  bytes[17] = member;
  bytes[18] = version & 0xff;
  if (staffId) bytes.set(uuidBytes(staffId), GRANT_BYTES);
  return bytes;
}

/** Parses the bytes of a grant. Returns null for other bytes, and for a STAFF grant without a staff member. */
export function decodeGrant(bytes: Uint8Array): AccessGrant | null {
  const [head = 0, member = 0, low = 0] = bytes.subarray(16);
  const role = ROLES[head & 3]!;
  const hasStaff = bytes.length === STAFF_GRANT_BYTES;
  if (bytes.length !== GRANT_BYTES && !hasStaff) return null;
  if (role === "STAFF" ? !hasStaff : hasStaff && role !== "VIEW") return null;
  return {
    bookingId: uuidText(bytes.subarray(0, 16)),
    role,
    member,
    staffId: hasStaff ? uuidText(bytes.subarray(GRANT_BYTES)) : null,
    version: ((head >> ROLE_BITS) << 8) | low,
  };
}

/** Returns true if a path segment has the shape of an access key. Slugs and ids are shorter. */
export function looksLikeAccessKey(text: string): boolean {
  return /^([A-Za-z0-9_-]{40}|[A-Za-z0-9_-]{62})$/.test(text);
}
