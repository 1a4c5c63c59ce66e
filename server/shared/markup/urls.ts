import { allowedRedirect } from "../forms/redirects.ts";

/** What nobody sees in an address, and what browsers leave out of one. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\<>"`]/u;

/** An address of our own: one slash at its beginning, nothing that a browser reads as another host. */
export function isOwnPath(path: string): boolean {
  return path.length <= 2_000 && !UNSEEN.test(path) && allowedRedirect(path, []) !== null;
}

/** An address elsewhere that content may lead to: the web, mail or telephone, without a name and password. */
export function isForeignUrl(url: string): boolean {
  if (url.length > 2_000 || UNSEEN.test(url)) return false;
  if (/^mailto:[^@:/?#]+@[^@:/?#]+(\?[^#]*)?$/i.test(url)) return true;
  if (/^tel:\+?[\d().-]{3,30}$/i.test(url)) return true;
  return /^https?:\/\/[^/?#@\s]+([/?#].*)?$/i.test(url) && URL.canParse(url);
}

/** An address that a link of the content may have. */
export function isPublicUrl(url: string): boolean {
  return isOwnPath(url) || isForeignUrl(url);
}
