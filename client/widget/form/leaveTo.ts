/** Leaves the page for an address that the server answered: an own path, or an origin that the business allows. */
export function leaveTo(url: string): void {
  // Other sites may refuse to be shown in a frame; where the frame may not leave it, the link stays.
  if (url.startsWith("/") || window.top === window) window.location.assign(url);
  else window.open(url, "_top");
}
