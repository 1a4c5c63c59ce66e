import { createHash } from "node:crypto";
import { sameEmail } from "../../shared/guests/guestRules.ts";
import { uuidBytes, uuidText } from "../../shared/ids/bytes.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { Signer } from "../../platform/ids/signer.ts";

const ID_BYTES = 16;
const EMAIL_BYTES = 8;

/** An order and the address that its confirmation link was mailed to. */
export interface GuestGrant {
  readonly orderId: string;
  /** The order's key version, as one byte. */
  readonly version: number;
  /** See `emailDigest`. */
  readonly email: Buffer;
}

/**
 * Returns the token by which a booker confirms that the guests may be notified. Only mails to the booker's address contain it; the
 * graph never returns it. It is invalid once the order's key version or the address changes.
 */
export function guestToken(
  signer: Signer,
  businessId: string,
  order: { readonly orderId: string; readonly orderVersion: number; readonly email: string },
): string {
  const head = [...uuidBytes(order.orderId), order.orderVersion & 0xff];
  return signer.seal("guests", businessId, Uint8Array.from([...head, ...emailDigest(order.email)]));
}

/** Parses a token. Returns null if it was altered or belongs to another business. The caller compares version and address. */
export function readGuestToken(signer: Signer, businessId: string, token: string): GuestGrant | null {
  const bytes = token.length <= 100 ? signer.open("guests", businessId, token) : null;
  if (bytes?.length !== ID_BYTES + 1 + EMAIL_BYTES) return null;
  return {
    orderId: uuidText(bytes.subarray(0, ID_BYTES)),
    version: bytes[ID_BYTES]!,
    email: Buffer.from(bytes.subarray(ID_BYTES + 1)),
  };
}

/** Returns the first 8 bytes of the SHA-256 of the lower-case address. */
export function emailDigest(email: string): Buffer {
  return createHash("sha256").update(sameEmail(email)).digest().subarray(0, EMAIL_BYTES);
}

/** Seconds for which a booker stays known (400 days). */
const KNOWN_SECONDS = 400 * 86_400;

type TokenScope = Pick<Scope, "signer" | "clock"> & { readonly business: { readonly id: string } };

/** Returns a token which proves later that its holder can read the mails to the address. */
export function bookerToken({ signer, clock, business }: TokenScope, email: string): string {
  const bytes = Buffer.alloc(4 + EMAIL_BYTES);
  bytes.writeUInt32BE(Math.floor(clock.now() / 1000));
  emailDigest(email).copy(bytes, 4);
  return signer.seal("booker", business.id, bytes);
}

/** Returns true if the token was issued for the address by this business within the last 400 days. */
export function isKnownBooker(
  { signer, clock, business }: TokenScope,
  token: string | null,
  email: string,
): boolean {
  const opened = token !== null && token.length <= 100 ? signer.open("booker", business.id, token) : null;
  if (opened?.length !== 4 + EMAIL_BYTES) return false;
  const bytes = Buffer.from(opened);
  const isFresh = clock.now() < (bytes.readUInt32BE() + KNOWN_SECONDS) * 1000;
  return isFresh && bytes.subarray(4).equals(emailDigest(email));
}
