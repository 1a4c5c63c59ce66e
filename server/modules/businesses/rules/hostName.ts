/** The most characters of a host's name (RFC 1035). */
const LONGEST = 253;

/** A name with a dot in it, as DNS has them: labels of letters, digits and hyphens. */
const NAME = /^(?=.*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Names that lead nowhere but home (RFC 6761, RFC 8375), so that nobody can own them. */
const AT_HOME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * A host's name as requests name it: small letters, IDNA in its ASCII spelling, no port. Null: it is none that a business can
 * have, an address in numbers for one.
 */
export function hostName(text: string): string | null {
  const typed = text.trim().replace(/\.$/, "");
  if (typed === "" || typed.length > LONGEST || /[\s/?#@:\\[\]%]/.test(typed)) return null;
  if (!URL.canParse(`https://${typed}`)) return null;
  const name = new URL(`https://${typed}`).hostname;
  return name.length <= LONGEST && NAME.test(name) && !AT_HOME.test(name) && !/^[\d.]+$/.test(name)
    ? name
    : null;
}
