/**
 * Returns the network of an address: `192.0.2.0/24` or `2001:db8:1::/48`. Null for any other text.
 * @param address an IPv4 address or the /64 of an IPv6 address, such as `2001:db8:1:2::/64`
 */
export function shortenAddress(address: string): string | null {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (ipv4) return `${ipv4[1]!}.0/24`;
  const ipv6 = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(address);
  return ipv6 ? `${ipv6[1]!}:/48` : null;
}
