import { checkEmail, checkName } from "../contact/contactRules.ts";
import { cleanText } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";

export interface GuestDraft {
  readonly name?: string | null;
  readonly email?: string | null;
}

export interface Guest {
  readonly name: string;
  readonly email: string;
}

export const MAX_GUESTS = 100;

const LETTER = /\p{L}/u;

/** Returns the issue of a guest's name that `cleanText` has cleaned. */
export function checkGuestName(name: string): IssueCode | null {
  if (name === "") return "NAME_REQUIRED";
  return checkName(name) !== null || !LETTER.test(name) ? "NAME_INVALID" : null;
}

export function checkGuestEmail(email: string): IssueCode | null {
  if (email === "") return "EMAIL_REQUIRED";
  return checkEmail(email) === null ? null : "INVALID_EMAIL";
}

export function toEmailKey(email: string): string {
  return cleanText(email).toLowerCase();
}

/**
 * Validates the guests of an order, in the browser and on the server. Null means no guests. A list has 1 to 100 guests
 * with unique e-mail addresses that differ from the booker's.
 */
export function validateGuests(
  drafts: readonly GuestDraft[] | null,
  bookerEmail: string | null,
): { readonly guests: readonly Guest[]; readonly issues: readonly Issue[] } {
  if (drafts === null) return { guests: [], issues: [] };
  if (drafts.length < 1 || drafts.length > MAX_GUESTS)
    return { guests: [], issues: [issue(["guests"], "GUEST_COUNT")] };
  const issues: Issue[] = [];
  const usedEmails = new Set(bookerEmail === null ? [] : [toEmailKey(bookerEmail)]);
  const guests = drafts.map((draft, index) => {
    const path = (field: string) => ["guests", String(index), field];
    const guest = { name: cleanText(draft.name ?? ""), email: cleanText(draft.email ?? "") };
    const nameIssue = checkGuestName(guest.name);
    if (nameIssue) issues.push(issue(path("name"), nameIssue));
    const key = toEmailKey(guest.email);
    const emailIssue = checkGuestEmail(guest.email) ?? (usedEmails.has(key) ? "EMAIL_NOT_UNIQUE" : null);
    if (emailIssue) issues.push(issue(path("email"), emailIssue));
    usedEmails.add(key);
    return guest;
  });
  return { guests, issues };
}
