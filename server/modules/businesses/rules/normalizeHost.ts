/** In characters (RFC 1035). */
const LONGEST = 253;

const NAME = /^(?=.*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Special-use names (RFC 6761, RFC 8375), which cannot be owned. */
const SPECIAL_USE = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * Normalizes a host name: lower case, ASCII (IDNA), no port. Returns null for names that a business cannot have, such
 * as IP addresses.
 */
export function normalizeHost(text: string): string | null {
  const input = text.trim().replace(/\.$/, "");
  if (input === "" || input.length > LONGEST || /[\s/?#@:\\[\]%]/.test(input)) return null;
  if (!URL.canParse(`https://${input}`)) return null;
  const name = new URL(`https://${input}`).hostname;
  return name.length <= LONGEST && NAME.test(name) && !SPECIAL_USE.test(name) && !/^[\d.]+$/.test(name)
    ? name
    : null;
}
