import { emailFault, nameFault } from "../../../../server/shared/contact/contactRules.ts";
import { cleanText } from "../../../../server/shared/contact/text.ts";

export interface GuestsPrefill {
  /** 1 to 100. */
  readonly count: number;
  readonly list: readonly { readonly name: string; readonly email: string }[];
}

const most = 100;

/**
 * Parses `guests`: a number, or emails separated by commas, each alone or as `Name <address>`. Returns null if any part
 * is invalid.
 */
export function readGuests(text: string | null): GuestsPrefill | null {
  if (text === null || text.length > most * 400) return null;
  if (/^\d{1,3}$/.test(text.trim())) {
    const count = Number(text);
    return count >= 1 && count <= most ? { count, list: [] } : null;
  }
  const list = text.split(",").map(readGuest);
  if (list.length > most || !list.every((guest) => guest !== null)) return null;
  const emails = new Set(list.map(({ email }) => email.toLowerCase()));
  return emails.size === list.length ? { count: list.length, list } : null;
}

function readGuest(text: string): { name: string; email: string } | null {
  const written = /^(?<name>[^<>]*)<(?<email>[^<>]*)>\s*$/.exec(text)?.groups;
  const name = cleanText(written?.["name"] ?? "").replace(/^"(.*)"$/, "$1");
  const email = cleanText(written === undefined ? text : (written["email"] ?? ""));
  const isGood = nameFault(name) === null && emailFault(email) === null;
  return isGood ? { name, email } : null;
}
