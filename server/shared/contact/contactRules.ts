import { type Issue, type IssueCode, issue } from "../failures/failure.ts";
import { isIsoDate } from "../time/dates.ts";
import { cleanText, checkText } from "./text.ts";

export interface ContactDraft {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly dateOfBirth?: string | null;
}

export interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** Null if the business booked without one. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
}

export type FieldRequirement = "NO" | "OPTIONAL" | "REQUIRED";

export interface ContactRules {
  readonly askPhone: FieldRequirement;
  readonly askDateOfBirth: FieldRequirement;
  /** Absent means required. */
  readonly askEmail?: "OPTIONAL" | "REQUIRED";
  readonly today: string;
  /** Checks with a phone number library. If left out, only the shape is checked. */
  readonly isDiallable?: (phone: string) => boolean;
}

/** Maximum lengths in UTF-16 code units. */
export const CONTACT_LIMITS = { name: 100, email: 254, phone: 40, notes: 2000, location: 300 } as const;

/** Shape of an e-mail address: RFC 5321 lengths, the dot-atom of RFC 5322, a dotted domain, Unicode allowed. */
const EMAIL =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Shape of a phone number. A number has 5 to 15 digits (ITU-T E.164). */
const PHONE = /^\+?[0-9 ()./-]+(?: ?(?:x|ext\.?) ?[0-9]{1,6})?$/i;

/** Returns the issue of an e-mail address that `cleanText` has cleaned. */
export function checkEmail(email: string): IssueCode | null {
  return checkText(email, { max: CONTACT_LIMITS.email }) ?? (EMAIL.test(email) ? null : "INVALID_EMAIL");
}

const LINK = /:\/\/|www\./i;

export function hasLink(name: string): boolean {
  return LINK.test(name.normalize("NFKC"));
}

/** Returns the issue of a person's name that `cleanText` has cleaned. The caller checks whether it may be empty. */
export function checkName(name: string): IssueCode | null {
  const issueCode = checkText(name, { max: CONTACT_LIMITS.name });
  if (issueCode === "TOO_LONG") return issueCode;
  return issueCode !== null || hasLink(name) ? "NAME_INVALID" : null;
}

export function checkPhone(phone: string): IssueCode | null {
  const digits = phone.replace(/(?:x|ext\.?).*$/i, "").replace(/[^0-9]/g, "").length;
  const textIssue = checkText(phone, { max: CONTACT_LIMITS.phone });
  return textIssue ?? (PHONE.test(phone) && digits >= 5 && digits <= 15 ? null : "INVALID_PHONE");
}

export function validateContact(
  draft: ContactDraft,
  rules: ContactRules,
): { readonly details: ContactDetails; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const readField = (
    field: keyof ContactDraft,
    requirement: FieldRequirement,
    issueCode: (text: string) => IssueCode | null,
  ): string => {
    const text = cleanText(draft[field] ?? "");
    const code = text === "" ? (requirement === "REQUIRED" ? "REQUIRED" : null) : issueCode(text);
    if (code && requirement !== "NO") issues.push(issue([field], code));
    return requirement === "NO" ? "" : text;
  };
  const firstName = readField("firstName", "REQUIRED", checkName);
  const lastName = readField("lastName", "REQUIRED", checkName);
  const email = readField("email", rules.askEmail ?? "REQUIRED", checkEmail);
  const phone = readField("phone", rules.askPhone, (text) => {
    const isDiallable = rules.isDiallable?.(text) ?? true;
    return checkPhone(text) ?? (isDiallable ? null : "INVALID_PHONE");
  });
  const birthDate = readField("dateOfBirth", rules.askDateOfBirth, (text) =>
    checkBirthDate(text, rules.today),
  );
  return {
    details: {
      firstName,
      lastName,
      email: email || null,
      phone: phone || null,
      dateOfBirth: birthDate || null,
    },
    issues,
  };
}

function checkBirthDate(text: string, today: string): IssueCode | null {
  if (text.length !== 10 || !isIsoDate(text)) return "INVALID_DATE";
  return text > today || text < "1900-01-01" ? "OUT_OF_RANGE" : null;
}
