const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

/** Random bits of a code. They resist a search of the stored hashes. */
export const RECOVERY_CODE_BYTES = 10;

export const RECOVERY_CODE_COUNT = 10;

/** Formats ten bytes as four groups of Crockford base32, such as `k3fq-91rt-…`. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += ALPHABET[(bits >> count) & 31];
    }
    bits &= (1 << count) - 1;
  }
  return text.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** Returns the code as it was shown, from a text that a person typed. Null if it cannot be a code. */
export function normalizeRecoveryCode(text: string): string | null {
  if (text.length > 100) return null;
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  const isCode = plain.length === LENGTH && [...plain].every((character) => ALPHABET.includes(character));
  return isCode ? plain.replaceAll(/(.{4})(?=.)/g, "$1-") : null;
}
