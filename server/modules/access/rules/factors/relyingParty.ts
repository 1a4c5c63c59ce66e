/** `id` is the relying party of WebAuthn, a host name. `origin` is that of the page. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Passkeys belong to the host of the server's own origin and work on its subdomains. Returns null on another host, on
 * an IP address and without TLS, where browsers refuse passkeys.
 */
export function findRelyingParty(serverOrigin: string, origin: string): RelyingParty | null {
  const { hostname: id } = new URL(serverOrigin);
  const { hostname, protocol } = new URL(origin);
  if (/^[\d.]+$|^\[/.test(id)) return null;
  if (hostname !== id && !hostname.endsWith(`.${id}`)) return null;
  const isSecure = protocol === "https:" || /(^|\.)localhost$/.test(hostname);
  return isSecure ? { id, origin } : null;
}
