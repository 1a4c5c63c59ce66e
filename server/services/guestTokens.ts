import { createHash } from "node:crypto";
import { sameEmail } from "../domain/guests/guestRules.ts";
import { uuidBytes, uuidText } from "../domain/ids/bytes.ts";
import type { Scope } from "./scope.ts";
import type { Signer } from "./signer.ts";

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
 * Makes the token by which a booker confirms that the guests may be notified. Only a mail to the booker's address carries
 * it: no answer of the graph does. It ends with the order's key version and with the address.
 */
export function guestToken(
  signer: Signer,
  businessId: string,
  order: { readonly orderId: string; readonly orderVersion: number; readonly email: string },
): string {
  const head = [...uuidBytes(order.orderId), order.orderVersion & 0xff];
  return signer.seal("guests", businessId, Uint8Array.from([...head, ...emailDigest(order.email)]));
}

/** Returns what a token grants, or null if it was altered or belongs to another business. The caller compares the rest. */
export function readGuestToken(signer: Signer, businessId: string, token: string): GuestGrant | null {
  const bytes = token.length <= 100 ? signer.open("guests", businessId, token) : null;
  if (bytes?.length !== ID_BYTES + 1 + EMAIL_BYTES) return null;
  return {
    orderId: uuidText(bytes.subarray(0, ID_BYTES)),
    version: bytes[ID_BYTES]!,
    email: Buffer.from(bytes.subarray(ID_BYTES + 1)),
  };
}

/** Returns the first 8 bytes of the SHA-256 of an address in small letters. */
export function emailDigest(email: string): Buffer {
  return createHash("sha256").update(sameEmail(email)).digest().subarray(0, EMAIL_BYTES);
}

/** A booker stays known for so long, in seconds: 400 days. */
const KNOWN_SECONDS = 400 * 86_400;

type TokenScope = Pick<Scope, "signer" | "clock"> & { readonly business: { readonly id: string } };

/** Makes the token by which a booker is known later: who holds it reads the mails to that address. */
export function bookerToken({ signer, clock, business }: TokenScope, email: string): string {
  const bytes = Buffer.alloc(4 + EMAIL_BYTES);
  bytes.writeUInt32BE(Math.floor(clock.now() / 1000));
  emailDigest(email).copy(bytes, 4);
  return signer.seal("booker", business.id, bytes);
}

/** Returns whether a token was made for that address at this business within the last 400 days. */
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
