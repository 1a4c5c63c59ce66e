import { BlockList, isIP } from "node:net";

/** IANA's special-purpose registries (RFC 6890 and its successors). */
const SPECIAL_4: readonly (readonly [prefix: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Only `2000::/3` is global unicast; these parts are special. */
const SPECIAL_6: readonly (readonly [prefix: string, bits: number])[] = [
  // Includes Teredo.
  ["2001::", 23],
  ["2001:db8::", 32],
  // 6to4, which embeds any IPv4 address.
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const special4 = new BlockList();
for (const [prefix, bits] of SPECIAL_4) special4.addSubnet(prefix, bits, "ipv4");
const special6 = new BlockList();
for (const [prefix, bits] of SPECIAL_6) special6.addSubnet(prefix, bits, "ipv6");
const allocated6 = new BlockList();
allocated6.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  // A zone (RFC 4007) means a link-local address.
  if (address.includes("%")) return false;
  const family = isIP(address);
  if (family === 4) return !special4.check(address, "ipv4");
  return family === 6 && allocated6.check(address, "ipv6") && !special6.check(address, "ipv6");
}
