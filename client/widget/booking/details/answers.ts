import {
  type FieldRequirement,
  CONTACT_LIMITS,
  validateContact,
} from "../../../../server/shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../../../server/shared/contact/text.ts";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";

export { EMPTY_ANSWERS } from "./emptyAnswers.ts";

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

export type FieldIssues = Partial<Record<AnswerField, IssueCode>>;

export interface Questions {
  readonly askPhone: FieldRequirement;
  readonly askDateOfBirth: FieldRequirement;
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
export function getLocationKind(answers: Answers, questions: Questions): LocationKind | null {
  const [only, ...others] = questions.locationKinds;
  if (only !== undefined && others.length === 0) return only;
  return questions.locationKinds.find((kind) => kind === answers.locationKind) ?? null;
}

export function validateContactDetails(answers: Answers, questions: Questions): FieldIssues {
  const fieldIssues: FieldIssues = {};
  for (const { path, code } of validateContact(answers, questions).issues) {
    fieldIssues[path[0] as AnswerField] ??= code;
  }
  const chosenKind = getLocationKind(answers, questions);
  if (questions.locationKinds.length > 0 && chosenKind === null)
    fieldIssues.locationKind = "LOCATION_REQUIRED";
  if (chosenKind === "AT_VISITOR") {
    const location = cleanText(answers.location);
    const textIssue = checkText(location, { max: CONTACT_LIMITS.location, allowsLines: true });
    if (location === "" || textIssue !== null) fieldIssues.location = textIssue ?? "LOCATION_REQUIRED";
  }
  const notes = checkText(cleanText(answers.notes), { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (notes !== null) fieldIssues.notes = notes;
  if (questions.consentText !== null && !answers.consent) fieldIssues.consent = "CONSENT_REQUIRED";
  return fieldIssues;
}

interface IssueContext {
  readonly hasGuestIssue?: boolean;
  readonly hasFormIssue?: boolean;
  readonly isFamilyNameFirst?: boolean;
}

/** Returns the first invalid part of the page. Guests and then forms come before the notes. */
export function findFirstIssue(
  fieldIssues: FieldIssues,
  { hasGuestIssue = false, hasFormIssue = false, isFamilyNameFirst = false }: IssueContext = {},
): AnswerField | "guests" | "forms" | null {
  const hasIssue = (field: AnswerField) => fieldIssues[field] !== undefined;
  const guestPosition = fieldOrder.indexOf("notes");
  const fieldsBeforeGuests = fieldOrder.slice(0, guestPosition).filter(hasIssue);
  return (
    (isFamilyNameFirst ? fieldsBeforeGuests.find((field) => field === "lastName") : null) ??
    fieldsBeforeGuests[0] ??
    (hasGuestIssue ? "guests" : null) ??
    (hasFormIssue ? "forms" : null) ??
    fieldOrder.slice(guestPosition).find(hasIssue) ??
    null
  );
}

/** Assigns the server's issues to fields. Issues of other inputs are left out. */
export function toFieldIssues(
  issues: readonly { readonly path: readonly string[]; readonly code: string }[],
): FieldIssues {
  const fieldIssues: FieldIssues = {};
  for (const issue of issues) {
    // Guests and forms have fields of the same names.
    if (issue.path.includes("guests") || issue.path.includes("answers")) continue;
    // Paths may begin with the argument's name: `input`, `contact`, `email`.
    const field = fieldOrder.find((name) => name === issue.path.at(-1));
    if (field !== undefined) fieldIssues[field] ??= issue.code as IssueCode;
  }
  return fieldIssues;
}
