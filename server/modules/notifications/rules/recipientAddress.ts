/** Domains whose mailboxes ignore dots before the `@`. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the same text for all spellings of an address that lead to one mailbox: lower case, without a subaddress (RFC 5233, the
 * part after `+`), and without dots where the provider ignores them. Use it to count, not to send.
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
