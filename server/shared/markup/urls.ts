import { normalizeRedirect } from "../forms/redirects.ts";

// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\<>"`]/u;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Returns true for a path of this server that browsers cannot read as another host. */
export function isOwnPath(path: string): boolean {
  return path.length <= 2_000 && !INVISIBLE.test(path) && normalizeRedirect(path, []) !== null;
}

/** Returns true for an http, https, mailto or tel URL without credentials. */
export function isExternalUrl(url: string): boolean {
  if (url.length > 2_000 || INVISIBLE.test(url)) return false;
  if (/^mailto:[^@:/?#]+@[^@:/?#]+(\?[^#]*)?$/i.test(url)) return true;
  if (/^tel:\+?[\d().-]{3,30}$/i.test(url)) return true;
  return /^https?:\/\/[^/?#@\s]+([/?#].*)?$/i.test(url) && URL.canParse(url);
}

/** Returns true for an absolute URL of any scheme, as a browser reads it without removing characters. */
export function isAbsoluteUrl(url: string): boolean {
  return !INVISIBLE.test(url) && !LONE_SURROGATE.test(url) && URL.canParse(url);
}

export function isPublicUrl(url: string): boolean {
  return isOwnPath(url) || isExternalUrl(url);
}
