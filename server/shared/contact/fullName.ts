/** The parts of a person's name. */
export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** Whether readers of a language write the family name first. */
export function isFamilyNameFirst(locale: string): boolean {
  return /^hu\b/i.test(locale);
}

/** A name in full, in the order of the reader's language: `Nagy Margit` in Hungarian, `Margit Nagy` elsewhere. */
export function fullName({ firstName, lastName }: NameParts, locale: string): string {
  const parts = isFamilyNameFirst(locale) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(" ");
}
