import { isIPv4, isIPv6 } from "node:net";

/** The block of all clients whose address is missing or not an IP address. They share one limit. */
export const UNKNOWN_ADDRESS = "unknown";

/**
 * Normalises a client address to the unit that limits count: an IPv4 address, or the /64 prefix of an IPv6 address, which usually
 * belongs to one subscriber (RFC 6177). An IPv4-mapped address (RFC 4291, 2.5.5.2) becomes its IPv4 address. A port that a proxy
 * appended is removed. Idempotent.
 */
export function addressBlock(address: string | undefined): string {
  const plain = withoutPort(address ?? "");
  if (isIPv4(plain)) return plain;
  if (BLOCK.test(plain)) return plain;
  const [unscoped = ""] = plain.split("%", 1);
  if (!isIPv6(unscoped)) return UNKNOWN_ADDRESS;
  const groups = parseAddress(unscoped);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

const BLOCK = /^([\da-f]{1,4}:){4}:\/64$/;

/** Removes the port from `192.0.2.1:443` and `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, ipv4] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? ipv4 ?? address;
}

/** Parses the eight groups of an IPv6 address. */
function parseAddress(address: string): number[] {
  const [before = "", after] = address.split("::");
  const head = parseGroups(before);
  if (after === undefined) return head;
  const tail = parseGroups(after);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => 0);
  return [...head, ...zeros, ...tail];
}

function parseGroups(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    // An IPv4 address at the end stands for two groups.
    const [a, b, c, d] = group.split(".").map(Number) as [number, number, number, number];
    return [(a << 8) | b, (c << 8) | d];
  });
}
