import { createHash } from "node:crypto";
import { toBase64Url, parseUuid, formatUuid } from "../../../shared/ids/bytes.ts";
import type { RandomSource } from "../../../platform/database/ports.ts";
import type { Signer } from "../../../platform/ids/signer.ts";

const SESSION_BYTES = 32;
const DEVICE_BYTES = 16;

export function newSessionToken(random: RandomSource): string {
  return toBase64Url(random.bytes(SESSION_BYTES));
}

/** A fast hash is enough, because a token has 256 random bits. */
export function sessionHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

const USER_LINK = { name: "user link" };

/** Deterministic, so that each attempt to send a mail contains the same token. */
export function userLinkToken(signer: Signer, businessId: string, linkId: string): string {
  return signer.seal(USER_LINK, businessId, parseUuid(linkId));
}

export function readUserLinkToken(signer: Signer, businessId: string, token: string): string | null {
  const bytes = signer.open(USER_LINK, businessId, token);
  return bytes?.length === 16 ? formatUuid(bytes) : null;
}

const KNOWN_ACCOUNTS = 4;
const DEVICE = { name: "device" };

/**
 * Contains one signed random name for each of the last accounts.
 * @param former the previous value
 */
export function createDeviceCookie(
  { signer, random }: { readonly signer: Signer; readonly random: RandomSource },
  account: { readonly businessId: string; readonly emailKey: string },
  former: string | null,
): string {
  const otherTokens = splitTokens(former).filter((token) => openDeviceName(signer, account, token) === null);
  const fresh = signer.seal(DEVICE, formatContext(account), random.bytes(DEVICE_BYTES));
  return [fresh, ...otherTokens].slice(0, KNOWN_ACCOUNTS).join(".");
}

export function findDeviceName(
  signer: Signer,
  account: { readonly businessId: string; readonly emailKey: string },
  cookie: string | null,
): string | null {
  for (const token of splitTokens(cookie)) {
    const name = openDeviceName(signer, account, token);
    if (name !== null) return name;
  }
  return null;
}

const splitTokens = (cookie: string | null) => (cookie ?? "").split(".", KNOWN_ACCOUNTS).filter(Boolean);
const formatContext = ({ businessId, emailKey }: { businessId: string; emailKey: string }) =>
  `${businessId} ${emailKey}`;

function openDeviceName(signer: Signer, account: { businessId: string; emailKey: string }, token: string) {
  const bytes = signer.open(DEVICE, formatContext(account), token);
  return bytes?.length === DEVICE_BYTES ? toBase64Url(bytes) : null;
}
