/** The `tel:` address (RFC 3966) of a number as people write it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^0-9+]/g, "")}`;
}
