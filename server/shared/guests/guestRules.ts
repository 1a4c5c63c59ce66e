import { emailFault, nameFault } from "../contact/contactRules.ts";
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
export function guestNameFault(name: string): IssueCode | null {
  if (name === "") return "NAME_REQUIRED";
  return nameFault(name) !== null || !LETTER.test(name) ? "NAME_INVALID" : null;
}

export function guestEmailFault(email: string): IssueCode | null {
  if (email === "") return "EMAIL_REQUIRED";
  return emailFault(email) === null ? null : "INVALID_EMAIL";
}

export function sameEmail(email: string): string {
  return cleanText(email).toLowerCase();
}

/**
 * Validates the guests of an order, in the browser and on the server. Null means no guests. A list has 1 to 100 guests
 * with unique e-mail addresses that differ from the booker's.
 */
export function validateGuests(
  drafts: readonly GuestDraft[] | null,
  bookerEmail: string,
): { readonly guests: readonly Guest[]; readonly issues: readonly Issue[] } {
  if (drafts === null) return { guests: [], issues: [] };
  if (drafts.length < 1 || drafts.length > MAX_GUESTS)
    return { guests: [], issues: [issue(["guests"], "GUEST_COUNT")] };
  const issues: Issue[] = [];
  const known = new Set([sameEmail(bookerEmail)]);
  const guests = drafts.map((draft, index) => {
    const path = (field: string) => ["guests", String(index), field];
    const guest = { name: cleanText(draft.name ?? ""), email: cleanText(draft.email ?? "") };
    const wrongName = guestNameFault(guest.name);
    if (wrongName) issues.push(issue(path("name"), wrongName));
    const key = sameEmail(guest.email);
    const fault = guestEmailFault(guest.email) ?? (known.has(key) ? "EMAIL_NOT_UNIQUE" : null);
    if (fault) issues.push(issue(path("email"), fault));
    known.add(key);
    return guest;
  });
  return { guests, issues };
}
