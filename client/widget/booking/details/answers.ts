import { type Ask, CONTACT_LIMITS, validateContact } from "../../../../server/shared/contact/contactRules.ts";
import { cleanText, textFault } from "../../../../server/shared/contact/text.ts";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";

export { noAnswers } from "./noAnswers.ts";

/** Where a visit can take place. */
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE";

/** What the visitor typed and ticked, as it stands. */
export interface Answers {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO date or "" */
  readonly dateOfBirth: string;
  readonly locationKind: LocationKind | null;
  readonly location: string;
  readonly notes: string;
  readonly consent: boolean;
}

/** One question of the details. */
export type AnswerField = keyof Answers;

/** What is wrong, by question. */
export type Faults = Partial<Record<AnswerField, IssueCode>>;

/** What a service asks beyond name and e-mail. */
export interface Questions {
  readonly askPhone: Ask;
  readonly askDateOfBirth: Ask;
  readonly locationKinds: readonly LocationKind[];
  readonly consentText: string | null;
  /** Today, as an ISO date. */
  readonly today: string;
}

/** The order on the page: the first fault in it takes the focus. */
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

/** The place of the visit: chosen, or the only one there is. */
export function placeOf(answers: Answers, questions: Questions): LocationKind | null {
  const [only, ...others] = questions.locationKinds;
  if (only !== undefined && others.length === 0) return only;
  return questions.locationKinds.find((kind) => kind === answers.locationKind) ?? null;
}

/** Everything that is wrong, by the server's own rules. */
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

/** Which other parts of the details have a fault, and how the page orders its questions. */
interface FaultsAround {
  readonly hasGuestFault?: boolean;
  readonly hasFormFault?: boolean;
  /** The last name comes before the first name. */
  readonly isFamilyNameFirst?: boolean;
}

/** The first question on the page that has a fault. Guests, then forms, are between the place and the notes. */
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

/** Puts the server's issues to their questions; what belongs to none (a token, a zone) is left out. */
export function faultsFrom(
  issues: readonly { readonly path: readonly string[]; readonly code: string }[],
): Faults {
  const faults: Faults = {};
  for (const issue of issues) {
    // The guests have names and e-mails too, and forms ask what they like.
    if (issue.path.includes("guests") || issue.path.includes("answers")) continue;
    // Any of them may come with the name of its argument in front: input, contact, email.
    const field = fieldOrder.find((name) => name === issue.path.at(-1));
    if (field !== undefined) faults[field] ??= issue.code as IssueCode;
  }
  return faults;
}
