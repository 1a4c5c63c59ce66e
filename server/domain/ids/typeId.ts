/**
 * Global ids: a type's prefix and its row's UUID, `service_01jd…`, after the TypeID specification 0.3
 * (26 characters of Crockford's base32, most significant first). URL-safe, and sortable by age.
 */

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SUFFIX_LENGTH = 26;

/** Writes a row's id for the world. `uuid` is in its usual text form. */
export function encodeTypeId(prefix: string, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll("-", "")}`);
  let suffix = "";
  for (let i = 0; i < SUFFIX_LENGTH; i++) {
    suffix = ALPHABET[Number(rest & 31n)] + suffix;
    rest >>= 5n;
  }
  return `${prefix}_${suffix}`;
}

/** Reads a global id; null when it is none. */
export function decodeTypeId(id: string): { readonly prefix: string; readonly uuid: string } | null {
  const match = /^([a-z]+)_([0-7][0-9a-hjkmnp-tv-z]{25})$/.exec(id);
  if (!match) return null;
  let value = 0n;
  for (const letter of match[2]!) value = (value << 5n) | BigInt(ALPHABET.indexOf(letter));
  const hex = value.toString(16).padStart(32, "0");
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return { prefix: match[1]!, uuid };
}
