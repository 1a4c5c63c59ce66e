import { isIPv4, isIPv6 } from "node:net";

export const UNKNOWN_ADDRESS = "unknown";

/**
 * The unit of limits: an IPv4 address, or the /64 of an IPv6 address (RFC 6177). Converts IPv4-mapped addresses (RFC
 * 4291, 2.5.5.2) and removes a port. Idempotent.
 */
export function toAddressBlock(address: string | undefined): string {
  const plain = removePort(address ?? "");
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
function removePort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, ipv4] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return bracketed ?? ipv4 ?? address;
}

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
    const [a, b, c, d] = group.split(".").map(Number) as [number, number, number, number];
    return [(a << 8) | b, (c << 8) | d];
  });
}
