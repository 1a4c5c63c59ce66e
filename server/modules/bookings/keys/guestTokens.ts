import { createHash } from "node:crypto";
import { toEmailKey } from "../../../shared/guests/guestRules.ts";
import { parseUuid, formatUuid } from "../../../shared/ids/bytes.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

const GUESTS = { name: "guests" };
const BOOKER = { name: "booker" };
const ID_BYTES = 16;
const EMAIL_BYTES = 8;

export interface GuestGrant {
  readonly orderId: string;
  /** As one byte. */
  readonly version: number;
  readonly email: Buffer;
}

/** Only mails to the booker contain it. A new key version or address invalidates it. */
export function createGuestToken(
  signer: Signer,
  businessId: string,
  order: { readonly orderId: string; readonly orderVersion: number; readonly email: string },
): string {
  const head = [...parseUuid(order.orderId), order.orderVersion & 0xff];
  return signer.seal(GUESTS, businessId, Uint8Array.from([...head, ...emailDigest(order.email)]));
}

/** Null if it was altered or belongs to another business. The caller compares version and address. */
export function readGuestToken(signer: Signer, businessId: string, token: string): GuestGrant | null {
  const bytes = token.length <= 100 ? signer.open(GUESTS, businessId, token) : null;
  if (bytes?.length !== ID_BYTES + 1 + EMAIL_BYTES) return null;
  return {
    orderId: formatUuid(bytes.subarray(0, ID_BYTES)),
    version: bytes[ID_BYTES]!,
    email: Buffer.from(bytes.subarray(ID_BYTES + 1)),
  };
}

/** First 8 bytes of the SHA-256 of the lower-case address. */
export function emailDigest(email: string): Buffer {
  return createHash("sha256").update(toEmailKey(email)).digest().subarray(0, EMAIL_BYTES);
}

/** 400 days. */
const BOOKER_TOKEN_SECONDS = 400 * 86_400;

type TokenScope = Pick<Scope, "signer" | "clock"> & { readonly business: { readonly id: string } };

/** Proves that its holder can read mails to the address. */
export function createBookerToken({ signer, clock, business }: TokenScope, email: string): string {
  const bytes = Buffer.alloc(4 + EMAIL_BYTES);
  bytes.writeUInt32BE(Math.floor(clock.now() / 1000));
  emailDigest(email).copy(bytes, 4);
  return signer.seal(BOOKER, business.id, bytes);
}

export function isKnownBooker(
  { signer, clock, business }: TokenScope,
  token: string | null,
  email: string | null,
): boolean {
  if (email === null) return false;
  const opened = token !== null && token.length <= 100 ? signer.open(BOOKER, business.id, token) : null;
  if (opened?.length !== 4 + EMAIL_BYTES) return false;
  const bytes = Buffer.from(opened);
  const isFresh = clock.now() < (bytes.readUInt32BE() + BOOKER_TOKEN_SECONDS) * 1000;
  return isFresh && bytes.subarray(4).equals(emailDigest(email));
}
