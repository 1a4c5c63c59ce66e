/** Returns a `tel:` URI (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^0-9+]/g, "")}`;
}
