import { checkEmail, checkName } from "../../../../server/shared/contact/contactRules.ts";
import { cleanText } from "../../../../server/shared/contact/text.ts";

export interface GuestsPrefill {
  /** 1 to 100. */
  readonly count: number;
  readonly list: readonly { readonly name: string; readonly email: string }[];
}

const MAX_PREFILL_GUESTS = 100;

/**
 * Parses `guests`: a number, or emails separated by commas, each alone or as `Name <address>`. Returns null if any part
 * is invalid.
 */
export function readGuests(text: string | null): GuestsPrefill | null {
  if (text === null || text.length > MAX_PREFILL_GUESTS * 400) return null;
  if (/^\d{1,3}$/.test(text.trim())) {
    const count = Number(text);
    return count >= 1 && count <= MAX_PREFILL_GUESTS ? { count, list: [] } : null;
  }
  const list = text.split(",").map(readGuest);
  if (list.length > MAX_PREFILL_GUESTS || !list.every((guest) => guest !== null)) return null;
  const emails = new Set(list.map(({ email }) => email.toLowerCase()));
  return emails.size === list.length ? { count: list.length, list } : null;
}

function readGuest(text: string): { name: string; email: string } | null {
  const groups = /^(?<name>[^<>]*)<(?<email>[^<>]*)>\s*$/.exec(text)?.groups;
  const name = cleanText(groups?.["name"] ?? "").replace(/^"(.*)"$/, "$1");
  const email = cleanText(groups === undefined ? text : (groups["email"] ?? ""));
  const isValid = checkName(name) === null && checkEmail(email) === null;
  return isValid ? { name, email } : null;
}
