import { staysInFrame } from "./staysInFrame.ts";

/** Opens a URL from the server: a path of this site, or an origin that the business allows. */
export function leaveTo(url: string): void {
  // Other pages must leave the iframe. If the browser blocks that, the visible link remains.
  if (staysInFrame(url) || window.top === window) window.location.assign(url);
  else window.open(url, "_top");
}
