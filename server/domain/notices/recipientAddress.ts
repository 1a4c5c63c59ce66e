/** Domains whose mailboxes ignore dots before the `@`. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns one spelling for all spellings of an address that lead to the same mailbox: small letters, no subaddress
 * (RFC 5233: what follows `+`), no dots where the provider ignores them. Only for counting, never to send to.
 */
export function normaliseRecipient(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at <= 0) return address;
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  const plus = address.indexOf("+");
  // An address that begins with "+" has no other name.
  const name = address.slice(0, plus > 0 && plus < at ? plus : at);
  return `${IGNORES_DOTS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
