/** How deep encodings inside encodings are decoded to find dot segments. */
const DEPTH = 3;
/** The percent-encodings of letters, digits and `-._~`. */
const UNRESERVED = /%(?:2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi;
/** A path without any of these needs no change. */
const SUSPICIOUS = /[%\\#]|\/\.|^[^/]/;

/**
 * Returns the address that every hook, guard, route and the renderer use for a requested address.
 *
 * Percent-encoded letters, digits and `-._~` are decoded (RFC 3986, section 6.2.2.2), so `/%77idget/x` becomes `/widget/x`. An unsafe
 * path becomes one segment. It matches the not-found page only, which shows the path that was requested.
 */
export function safeAddress(sent: string): string {
  const end = sent.search(/[?#]/);
  const path = end < 0 || sent[end] === "#" ? sent : sent.slice(0, end);
  if (!SUSPICIOUS.test(path)) return sent;
  const plain = path.replaceAll(UNRESERVED, decodeURIComponent);
  return (isUnsafe(plain) ? oneSegment(path) : plain) + sent.slice(path.length);
}

/** Encodes a path so that decoding it once returns the path. A path of dots alone is encoded twice and shown encoded. */
function oneSegment(path: string): string {
  const segment = encodeURIComponent(path.replace(/^\//, ""));
  return `/${/^\.{1,2}$/.test(segment) ? segment.replaceAll(".", "%252E") : segment}`;
}

/**
 * Returns whether a path cannot be decoded, or contains NUL, a backslash, a fragment, or a segment `.` or `..`, also encoded several
 * times. `new URL()` would change such paths.
 */
function isUnsafe(path: string): boolean {
  if (!path.startsWith("/") || path.includes("#") || decode(path) === null) return true;
  let text = path;
  for (let depth = 0; depth <= DEPTH; depth += 1) {
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
