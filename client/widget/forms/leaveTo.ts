import { staysInFrame } from "./staysInFrame.ts";

/** Leaves the page for an address that the server answered: an own path, or an origin that the business allows. */
export function leaveTo(url: string): void {
  // Other pages than the widget's may not be shown in a frame; where the frame may not leave it, the link stays.
  if (staysInFrame(url) || window.top === window) window.location.assign(url);
  else window.open(url, "_top");
}
