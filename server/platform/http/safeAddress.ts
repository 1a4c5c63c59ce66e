const MAX_DEPTH = 3;
const UNRESERVED = /%(?:2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi;
const SUSPICIOUS = /[%\\#]|\/\.|^[^/]/;

/**
 * Returns the address that every hook, route and the renderer use. Decodes letters, digits and `-._~` (RFC 3986,
 * section 6.2.2.2), so `/%77idget/x` becomes `/widget/x`. An unsafe path becomes one segment, which matches only the
 * not-found page.
 */
export function toSafeAddress(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 || url[end] === "#" ? url : url.slice(0, end);
  if (!SUSPICIOUS.test(path)) return url;
  const plain = path.replaceAll(UNRESERVED, decodeURIComponent);
  return (isUnsafe(plain) ? toOneSegment(path) : plain) + url.slice(path.length);
}

/** Decoding the result once returns the path. A path of only dots is encoded twice. */
function toOneSegment(path: string): string {
  const segment = encodeURIComponent(path.replace(/^\//, ""));
  return `/${/^\.{1,2}$/.test(segment) ? segment.replaceAll(".", "%252E") : segment}`;
}

/**
 * `new URL()` would change these paths: invalid encoding, NUL, backslash, fragment, or dot segments, even if encoded
 * several times.
 */
function isUnsafe(path: string): boolean {
  if (!path.startsWith("/") || path.includes("#") || decode(path) === null) return true;
  let text = path;
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    if (/[\\\0]/.test(text) || /(?:^|\/)\.\.?(?:\/|$)/.test(text)) return true;
    const decoded = decode(text) ?? text;
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
