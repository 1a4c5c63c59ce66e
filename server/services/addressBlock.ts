import { isIPv4, isIPv6 } from "node:net";

/**
 * What counts as one place on the Internet when attempts are counted: an IPv4 address, or the /64 that an IPv6 address lies
 * in, since whoever has one address of it has all of them (RFC 6177). A mapped IPv4 address is that IPv4 address.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain] = address.split("%", 1);
  if (plain === undefined || !isIPv6(plain)) return address;
  const [before = "", after] = plain.toLowerCase().split("::");
  const groups = before === "" ? [] : before.split(":");
  const rest = after ? after.split(":") : [];
  // An IPv4 address at the end takes the place of two groups.
  const length = rest.at(-1)?.includes(".") ? rest.length + 1 : rest.length;
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
