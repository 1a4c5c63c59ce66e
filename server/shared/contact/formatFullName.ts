/** Null or empty after an erasure. */
export interface NameParts {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
}

export function isFamilyNameFirst(locale: string): boolean {
  return /^hu\b/i.test(locale);
}

/** Returns the full name in the order of the locale: `Nagy Margit` in Hungarian, `Margit Nagy` elsewhere. */
export function formatFullName({ firstName, lastName }: NameParts, locale: string): string {
  const parts = isFamilyNameFirst(locale) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(" ");
}
