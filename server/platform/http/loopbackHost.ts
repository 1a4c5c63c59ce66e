const OCTET = String.raw`(25[0-5]|2[0-4]\d|1?\d?\d)`;
const IPV4_LOOPBACK = new RegExp(String.raw`^(::ffff:)?127(\.${OCTET}){3}$`);

/** True for `localhost` and its subdomains (RFC 6761, section 6.3), 127.0.0.0/8 and `::1`. The name has no port. */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || IPV4_LOOPBACK.test(name);
}
