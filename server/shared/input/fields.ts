import { emailFault, phoneFault } from "../contact/contactRules.ts";
import { type TextLimits, cleanText, textFault } from "../contact/text.ts";
import { isOwnPath } from "../markup/urls.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import { RESERVED_SLUGS, SLUG_MAX, isSlug } from "../ids/slug.ts";
import { canonicalTimeZone } from "../time/timeZones.ts";

/** Validates one field of an owner's input. Returns the value to store or an issue code. */
export type Field<T> = (
  written: unknown,
) => { readonly value: T; readonly fault?: never } | { readonly fault: IssueCode };

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

/** A missing member leaves the stored value unchanged. Null clears an optional field. */
export type Written<F extends Fields> = { readonly [Name in keyof F]?: unknown };

/**
 * Validates an input field by field.
 * @param required members that a create mutation needs
 */
export function validateFields<F extends Fields>(
  fields: F,
  written: Written<F>,
  required: readonly (keyof F & string)[] = [],
): { readonly values: Partial<Values<F>>; readonly issues: readonly Issue[] } {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const given = written[name];
    if (given === undefined && !required.includes(name)) continue;
    const judged = field(given ?? null);
    if (judged.fault !== undefined) issues.push(issue([name], judged.fault));
    else values[name] = judged.value;
  }
  return { values: values as Partial<Values<F>>, issues };
}

export function text(limits: TextLimits & { readonly mayBeEmpty?: boolean }): Field<string> {
  return (written) => {
    if (written !== null && typeof written !== "string") return { fault: "INVALID" };
    const value = cleanText(written ?? "");
    if (value === "") return limits.mayBeEmpty ? { value } : { fault: "REQUIRED" };
    const fault = textFault(value, limits);
    return fault ? { fault } : { value };
  };
}

/** Makes a field optional. Null and empty text become null. */
export function orNull<T>(field: Field<T>): Field<T | null> {
  return (written) =>
    written === null || (typeof written === "string" && written.trim() === "")
      ? { value: null }
      : field(written);
}

function ruled(rule: (text: string) => IssueCode | null): Field<string> {
  return (written) => {
    const value = cleanText(typeof written === "string" ? written : "");
    const fault = value === "" ? "REQUIRED" : rule(value);
    return fault ? { fault } : { value };
  };
}

/** Validates one path segment. With `isRouted` it must not be a path of the server itself. */
export function slug({ isRouted }: { readonly isRouted: boolean }): Field<string> {
  return ruled((value) => {
    if (value.length > SLUG_MAX) return "TOO_LONG";
    if (!isSlug(value)) return "INVALID";
    return isRouted && RESERVED_SLUGS.includes(value) ? "TAKEN" : null;
  });
}

export const email: Field<string> = ruled(emailFault);

export const phone: Field<string> = ruled(phoneFault);

export const picture: Field<string> = ruled((value) => {
  if (value.length > 500) return "TOO_LONG";
  if (isOwnPath(value)) return null;
  const isSecure = /^https:\/\/[^/?#@\s"'<>\\]+\/[^\s"'<>\\]*$/i.test(value) && URL.canParse(value);
  return isSecure && textFault(value, { max: 500 }) === null ? null : "INVALID";
});

/** Validates an integer, bounds inclusive. */
export function whole(from: number, to: number): Field<number> {
  return (written) => {
    if (written === null) return { fault: "REQUIRED" };
    if (typeof written !== "number" || !Number.isInteger(written)) return { fault: "INVALID" };
    return written >= from && written <= to ? { value: written } : { fault: "OUT_OF_RANGE" };
  };
}

export const flag: Field<boolean> = (written) => {
  if (written === null) return { fault: "REQUIRED" };
  return typeof written === "boolean" ? { value: written } : { fault: "INVALID" };
};

export function word<const W extends string>(words: readonly W[]): Field<W> {
  return (written) => {
    if (written === null) return { fault: "REQUIRED" };
    const known = words.find((one) => one === written);
    return known === undefined ? { fault: "INVALID" } : { value: known };
  };
}

export const zone: Field<string> = (written) => {
  if (written === null) return { fault: "REQUIRED" };
  const value = typeof written === "string" ? canonicalTimeZone(written.trim()) : null;
  return value === null ? { fault: "UNKNOWN_TIME_ZONE" } : { value };
};

export const position: Field<number> = whole(0, 100_000);

export const publication = word(["DRAFT", "PUBLISHED", "ARCHIVED"]);
