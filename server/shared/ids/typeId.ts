/**
 * Global ids such as `service_01jd…` after the TypeID specification 0.3 (26 characters of Crockford base32, most
 * significant first). They sort by age.
 */

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

export function encodeTypeId(prefix: string, uuid: string): string {
  let suffix = "";
  // Two leading zero bits and the 128 bits give 26 characters of 5 bits. `BigInt` is too slow for a page with hundreds
  // of ids.
  let bits = 0;
  let count = 2;
  for (const digit of uuid) {
    if (digit === "-") continue;
    bits = (bits << 4) | Number.parseInt(digit, 16);
    count += 4;
    if (count < 5) continue;
    count -= 5;
    suffix += ALPHABET[bits >> count];
    bits &= (1 << count) - 1;
  }
  return `${prefix}_${suffix}`;
}

/** Returns null if the text is not a global id. */
export function decodeTypeId(id: string): { readonly prefix: string; readonly uuid: string } | null {
  const match = /^([a-z]+)_([0-7][0-9a-hjkmnp-tv-z]{25})$/.exec(id);
  if (!match) return null;
  let value = 0n;
  for (const letter of match[2]!) value = (value << 5n) | BigInt(ALPHABET.indexOf(letter));
  const hex = value.toString(16).padStart(32, "0");
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return { prefix: match[1]!, uuid };
}
