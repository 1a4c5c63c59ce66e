import { type Ask, CONTACT_LIMITS, validateContact } from "../../../../server/shared/contact/contactRules.ts";
import { cleanText, textFault } from "../../../../server/shared/contact/text.ts";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";

export { noAnswers } from "./noAnswers.ts";

export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE";

export interface Answers {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** An ISO date or "". */
  readonly dateOfBirth: string;
  readonly locationKind: LocationKind | null;
  readonly location: string;
  readonly notes: string;
  readonly consent: boolean;
}

export type AnswerField = keyof Answers;

export type Faults = Partial<Record<AnswerField, IssueCode>>;

export interface Questions {
  readonly askPhone: Ask;
  readonly askDateOfBirth: Ask;
  readonly locationKinds: readonly LocationKind[];
  readonly consentText: string | null;
  readonly today: string;
}

/** The order of the page. The first invalid field gets the focus. */
export const fieldOrder = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "locationKind",
  "location",
  "notes",
  "consent",
] as const satisfies readonly AnswerField[];

/** Returns the chosen location kind, or the only one that is offered. */
export function placeOf(answers: Answers, questions: Questions): LocationKind | null {
  const [only, ...others] = questions.locationKinds;
  if (only !== undefined && others.length === 0) return only;
  return questions.locationKinds.find((kind) => kind === answers.locationKind) ?? null;
}

export function faultsOf(answers: Answers, questions: Questions): Faults {
  const faults: Faults = {};
  for (const { path, code } of validateContact(answers, questions).issues) {
    faults[path[0] as AnswerField] ??= code;
  }
  const place = placeOf(answers, questions);
  if (questions.locationKinds.length > 0 && place === null) faults.locationKind = "LOCATION_REQUIRED";
  if (place === "AT_VISITOR") {
    const location = cleanText(answers.location);
    const fault = textFault(location, { max: CONTACT_LIMITS.location, lines: true });
    if (location === "" || fault !== null) faults.location = fault ?? "LOCATION_REQUIRED";
  }
  const notes = textFault(cleanText(answers.notes), { max: CONTACT_LIMITS.notes, lines: true });
  if (notes !== null) faults.notes = notes;
  if (questions.consentText !== null && !answers.consent) faults.consent = "CONSENT_REQUIRED";
  return faults;
}

interface FaultsAround {
  readonly hasGuestFault?: boolean;
  readonly hasFormFault?: boolean;
  readonly isFamilyNameFirst?: boolean;
}

/** Returns the first invalid part of the page. Guests and then forms come before the notes. */
export function firstFault(
  faults: Faults,
  { hasGuestFault = false, hasFormFault = false, isFamilyNameFirst = false }: FaultsAround = {},
): AnswerField | "guests" | "forms" | null {
  const found = (field: AnswerField) => faults[field] !== undefined;
  const guestsAt = fieldOrder.indexOf("notes");
  const before = fieldOrder.slice(0, guestsAt).filter(found);
  return (
    (isFamilyNameFirst ? before.find((field) => field === "lastName") : null) ??
    before[0] ??
    (hasGuestFault ? "guests" : null) ??
    (hasFormFault ? "forms" : null) ??
    fieldOrder.slice(guestsAt).find(found) ??
    null
  );
}

/** Assigns the server's issues to fields. Issues of other inputs are left out. */
export function faultsFrom(
  issues: readonly { readonly path: readonly string[]; readonly code: string }[],
): Faults {
  const faults: Faults = {};
  for (const issue of issues) {
    // Guests and forms have fields of the same names.
    if (issue.path.includes("guests") || issue.path.includes("answers")) continue;
    // Paths may begin with the argument's name: `input`, `contact`, `email`.
    const field = fieldOrder.find((name) => name === issue.path.at(-1));
    if (field !== undefined) faults[field] ??= issue.code as IssueCode;
  }
  return faults;
}
