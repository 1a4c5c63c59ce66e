/** Encodings inside encodings that are decoded to look for dot segments. */
const DEPTH = 3;
/** The percent-encodings of letters, digits and `-._~`. */
const UNRESERVED = /%(?:2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi;
/** Without one of these a path is as it seems. */
const SUSPICIOUS = /[%\\#]|\/\.|^[^/]/;

/**
 * Returns the address that every hook, guard, route and the renderer sees, from the address as it was sent.
 *
 * Percent-encoded letters, digits and `-._~` are decoded (RFC 3986, section 6.2.2.2): `/%77idget/x` is `/widget/x`. A path that
 * leads nowhere becomes one segment: it matches no route but the not-found page, whose message shows it as it was sent.
 */
export function safeAddress(sent: string): string {
  const end = sent.search(/[?#]/);
  const path = end < 0 || sent[end] === "#" ? sent : sent.slice(0, end);
  if (!SUSPICIOUS.test(path)) return sent;
  const plain = path.replaceAll(UNRESERVED, decodeURIComponent);
  return (leadsNowhere(plain) ? oneSegment(path) : plain) + sent.slice(path.length);
}

/** Encodes a path so that decoding it once gives what was sent. A path of dots alone cannot be kept: it shows as encoded. */
function oneSegment(path: string): string {
  const segment = encodeURIComponent(path.replace(/^\//, ""));
  return `/${/^\.{1,2}$/.test(segment) ? segment.replaceAll(".", "%252E") : segment}`;
}

/**
 * Returns whether a path cannot be decoded, or holds a NUL, a backslash, a fragment, or a segment `.` or `..`, also where these are
 * encoded several times. `new URL()` would make another path of it.
 */
function leadsNowhere(path: string): boolean {
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
