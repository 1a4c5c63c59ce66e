const MAX_LENGTH = 35;

/** Returns a language tag (BCP 47) in canonical form. Null if it is malformed or has more than 35 characters. */
export function toCanonicalLocale(tag: string): string | null {
  if (tag.length > MAX_LENGTH) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
