import { emailFault, nameFault } from "../contact/contactRules.ts";
import { cleanText } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";

/** A guest as somebody typed them; anything may be missing or wrong. */
export interface GuestDraft {
  readonly name?: string | null;
  readonly email?: string | null;
}

/** Somebody who comes along. */
export interface Guest {
  readonly name: string;
  readonly email: string;
}

/** The most guests of one order, the booker not counted. */
export const MAX_GUESTS = 100;

/** A letter of any script: what a name has at least one of. */
const LETTER = /\p{L}/u;

/** The fault of a guest's name; null: none. `name` is already cleaned. */
export function guestNameFault(name: string): IssueCode | null {
  if (name === "") return "NAME_REQUIRED";
  return nameFault(name) !== null || !LETTER.test(name) ? "NAME_INVALID" : null;
}

/** The fault of a guest's e-mail alone; null: none. `email` is already cleaned. */
export function guestEmailFault(email: string): IssueCode | null {
  if (email === "") return "EMAIL_REQUIRED";
  return emailFault(email) === null ? null : "INVALID_EMAIL";
}

/** How two addresses are compared: whatever their case. */
export function sameEmail(email: string): string {
  return cleanText(email).toLowerCase();
}

/**
 * Judges the guests of an order. Null: adding them was not chosen. Once it is, 1 to 100 come along, each with a name
 * and an e-mail that neither another guest nor the booker has. The same in the browser and on the server.
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
