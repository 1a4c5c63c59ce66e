const LONGEST = 2_000;

/** The ports that deliveries go to: those of the web, so that nothing else is knocked at. */
const PORTS = ["", "443", "8443"];

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * An endpoint's address as it is kept: https, a name (no bare address), no user, no fragment. Null: it is no such address. Where
 * its name leads is looked at whenever it is connected to.
 *
 * @param allowsLoopback `http` and `https` to this very machine, at any port
 */
export function webhookUrl(text: string, allowsLoopback = false): string | null {
  const typed = text.trim();
  if (typed.length > LONGEST || !/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (url.username !== "" || url.password !== "" || url.href.length > LONGEST) return null;
  url.hash = "";
  if (LOOPBACK.includes(url.hostname)) return allowsLoopback ? url.href : null;
  // The URL standard writes every dress of an IPv4 address (decimal, octal, short) as four numbers.
  const isName = /^[^[]*\.[a-z][^.]*\.?$/i.test(url.hostname) && !isOwnName(url.hostname);
  return url.protocol === "https:" && PORTS.includes(url.port) && isName ? url.href : null;
}

/** Names that no public host has (RFC 6761, RFC 8375, and what clouds call their own). */
function isOwnName(name: string): boolean {
  return /\.(localhost|local|internal|lan|home|corp|test|invalid|arpa|onion)\.?$/i.test(name);
}
