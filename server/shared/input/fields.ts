import { checkEmail, checkPhone } from "../contact/contactRules.ts";
import { type TextLimits, cleanText, checkText } from "../contact/text.ts";
import { isOwnPath } from "../markup/urls.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import { RESERVED_SLUGS, SLUG_MAX, isSlug } from "../ids/slug.ts";
import { toCurrentTimeZone } from "../time/timeZones.ts";

/** Validates one field of an owner's input. Returns the value to store or an issue code. */
export type Field<T> = (
  input: unknown,
) => { readonly value: T; readonly issueCode?: never } | { readonly issueCode: IssueCode };

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** A missing member leaves the stored value unchanged. Null clears an optional field. */
export type FieldInput<F extends Fields> = { readonly [Name in keyof F]?: unknown };

/**
 * Validates an input field by field.
 * @param required members that a create mutation needs
 */
export function validateFields<F extends Fields>(
  fields: F,
  input: FieldInput<F>,
  required: readonly (keyof F & string)[] = [],
): { readonly values: Partial<Values<F>>; readonly issues: readonly Issue[] } {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const rawValue = input[name];
    if (rawValue === undefined && !required.includes(name)) continue;
    const result = field(rawValue ?? null);
    if (result.issueCode !== undefined) issues.push(issue([name], result.issueCode));
    else values[name] = result.value;
  }
  return { values: values as Partial<Values<F>>, issues };
}

export function text(limits: TextLimits & { readonly isOptional?: boolean }): Field<string> {
  return (input) => {
    if (input !== null && typeof input !== "string") return { issueCode: "INVALID" };
    const value = cleanText(input ?? "");
    if (value === "") return limits.isOptional ? { value } : { issueCode: "REQUIRED" };
    const issueCode = checkText(value, limits);
    return issueCode ? { issueCode } : { value };
  };
}

/** Makes a field optional. Null and empty text become null. */
export function nullable<T>(field: Field<T>): Field<T | null> {
  return (input) =>
    input === null || (typeof input === "string" && input.trim() === "") ? { value: null } : field(input);
}

function checkedText(rule: (text: string) => IssueCode | null): Field<string> {
  return (input) => {
    const value = cleanText(typeof input === "string" ? input : "");
    const issueCode = value === "" ? "REQUIRED" : rule(value);
    return issueCode ? { issueCode } : { value };
  };
}

/** Validates one path segment. With `isRouted` it must not be a path of the server itself. */
export function slug({ isRouted }: { readonly isRouted: boolean }): Field<string> {
  return checkedText((value) => {
    if (value.length > SLUG_MAX) return "TOO_LONG";
    if (!isSlug(value)) return "INVALID";
    return isRouted && RESERVED_SLUGS.includes(value) ? "TAKEN" : null;
  });
}

export const email: Field<string> = checkedText(checkEmail);

export const phone: Field<string> = checkedText(checkPhone);

export const pictureUrl: Field<string> = checkedText((value) => {
  if (value.length > 500) return "TOO_LONG";
  if (isOwnPath(value)) return null;
  const isSecure = /^https:\/\/[^/?#@\s"'<>\\]+\/[^\s"'<>\\]*$/i.test(value) && URL.canParse(value);
  return isSecure && checkText(value, { max: 500 }) === null ? null : "INVALID";
});

/** Validates an integer, bounds inclusive. */
export function wholeNumber(from: number, to: number): Field<number> {
  return (input) => {
    if (input === null) return { issueCode: "REQUIRED" };
    if (typeof input !== "number" || !Number.isInteger(input)) return { issueCode: "INVALID" };
    return input >= from && input <= to ? { value: input } : { issueCode: "OUT_OF_RANGE" };
  };
}

export const booleanField: Field<boolean> = (input) => {
  if (input === null) return { issueCode: "REQUIRED" };
  return typeof input === "boolean" ? { value: input } : { issueCode: "INVALID" };
};

export function enumField<const W extends string>(values: readonly W[]): Field<W> {
  return (input) => {
    if (input === null) return { issueCode: "REQUIRED" };
    const known = values.find((one) => one === input);
    return known === undefined ? { issueCode: "INVALID" } : { value: known };
  };
}

export const timeZoneField: Field<string> = (input) => {
  if (input === null) return { issueCode: "REQUIRED" };
  const value = typeof input === "string" ? toCurrentTimeZone(input.trim()) : null;
  return value === null ? { issueCode: "UNKNOWN_TIME_ZONE" } : { value };
};

export const position: Field<number> = wholeNumber(0, 100_000);

export const publication = enumField(["DRAFT", "PUBLISHED", "ARCHIVED"]);
