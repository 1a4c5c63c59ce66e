import type { Signer } from "../ids/signer.ts";

/** Domains whose mailboxes ignore dots before the `@`. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * Maps all spellings of one mailbox to one text: lower case, without subaddress (RFC 5233), without ignored dots. For
 * counting only; never send to it.
 */
export function normaliseRecipient(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at <= 0) return address;
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  const plus = address.indexOf("+");
  // In an address that begins with "+", the plus sign is part of the name.
  const name = address.slice(0, plus > 0 && plus < at ? plus : at);
  return `${IGNORES_DOTS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

/** 16 bytes, equal for all businesses, so that caps count across them. */
export function recipientHash(signer: Signer, email: string): Buffer {
  return signer.fingerprint("mail recipient", normaliseRecipient(email)).subarray(0, 16);
}
