const MAX_LENGTH = 2_000;

/** Web ports only, so that a URL cannot probe other services. */
const PORTS = ["", "443", "8443"];

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Normalises an endpoint URL: https, host name, no user, no fragment. Returns null if it is not acceptable. The IP
 * address is checked at connection time.
 * @param allowsLoopback allows `http` and `https` to this machine at any port
 */
export function normaliseWebhookUrl(text: string, allowsLoopback = false): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || !/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.username !== "" || url.password !== "" || url.href.length > MAX_LENGTH) return null;
  url.hash = "";
  if (LOOPBACK.includes(url.hostname)) return allowsLoopback ? url.href : null;
  // The URL parser has already normalised every form of an IPv4 address to four decimal numbers.
  const isName = /^[^[]*\.[a-z][^.]*\.?$/i.test(url.hostname) && !isInternalName(url.hostname);
  return url.protocol === "https:" && PORTS.includes(url.port) && isName ? url.href : null;
}

/** Names that are never public (RFC 6761, RFC 8375, and internal names of clouds). */
function isInternalName(name: string): boolean {
  return /\.(localhost|local|internal|lan|home|corp|test|invalid|arpa|onion)\.?$/i.test(name);
}
