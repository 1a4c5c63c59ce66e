import { isWidgetUrl } from "./isWidgetUrl.ts";

/** Opens a URL from the server: a path of this site, or an origin that the business allows. */
export function openEndingUrl(url: string): void {
  // Other pages must leave the iframe. If the browser blocks that, the visible link remains.
  if (isWidgetUrl(url) || window.top === window) window.location.assign(url);
  else window.open(url, "_top");
}
