/** Returns the sign-in that leads back to an address of the desk. */
export function toSignInAddress(url: URL): string {
  return `/account/sign-in?next=${encodeURIComponent(`${url.pathname}${url.search}`)}`;
}
