import { createHash } from "node:crypto";
import { toBase64Url, uuidBytes, uuidText } from "../../../shared/ids/bytes.ts";
import type { RandomSource } from "../../../platform/database/ports.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

const SESSION_BYTES = 32;
const DEVICE_BYTES = 16;

/** A session's new token, for its cookie alone. */
export function newSessionToken(random: RandomSource): string {
  return toBase64Url(random.bytes(SESSION_BYTES));
}

/** What is kept of a session's token: 256 random bits cannot be guessed from their hash. */
export function sessionHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** What a link in a mail says: its row's id, signed. It can be made again for each attempt at sending. */
export function userLinkToken(signer: Signer, businessId: string, linkId: string): string {
  return signer.seal("user link", businessId, uuidBytes(linkId));
}

/** The link that a token opens; null: it was altered, or belongs to another business. */
export function readUserLinkToken(signer: Signer, businessId: string, token: string): string | null {
  const bytes = signer.open("user link", businessId, token);
  return bytes?.length === 16 ? uuidText(bytes) : null;
}

/** So many accounts are known to one device. */
const KNOWN_ACCOUNTS = 4;

/**
 * What a device's cookie says once somebody has signed in there: for each of the last accounts a random name, signed for that account.
 *
 * @param former what it said before
 */
export function deviceCookie(
  { signer, random }: { readonly signer: Signer; readonly random: RandomSource },
  account: { readonly businessId: string; readonly emailKey: string },
  former: string | null,
): string {
  const others = tokensOf(former).filter((token) => nameOf(signer, account, token) === null);
  const fresh = signer.seal("device", contextOf(account), random.bytes(DEVICE_BYTES));
  return [fresh, ...others].slice(0, KNOWN_ACCOUNTS).join(".");
}

/** The device's random name when its cookie says that this account signed in there; null: it does not. */
export function knownDevice(
  signer: Signer,
  account: { readonly businessId: string; readonly emailKey: string },
  cookie: string | null,
): string | null {
  for (const token of tokensOf(cookie)) {
    const name = nameOf(signer, account, token);
    if (name !== null) return name;
  }
  return null;
}

const tokensOf = (cookie: string | null) => (cookie ?? "").split(".", KNOWN_ACCOUNTS).filter(Boolean);
const contextOf = ({ businessId, emailKey }: { businessId: string; emailKey: string }) =>
  `${businessId} ${emailKey}`;

function nameOf(signer: Signer, account: { businessId: string; emailKey: string }, token: string) {
  const bytes = signer.open("device", contextOf(account), token);
  return bytes?.length === DEVICE_BYTES ? toBase64Url(bytes) : null;
}
