import {
  CONTACT_LIMITS,
  emailFault,
  nameFault,
  phoneFault,
} from "../../../../server/shared/contact/contactRules.ts";
import { cleanText, textFault } from "../../../../server/shared/contact/text.ts";
import { type Attribution, validateAttribution } from "../../../../server/shared/links/attribution.ts";
import { isIsoDate } from "../../../../server/shared/time/dates.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";
import type { Answers } from "../details/answers.ts";
import { type GuestsPrefill, readGuests } from "./readGuests.ts";

export type PrefillField =
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "dateOfBirth"
  | "location"
  | "notes";

export type LockName = PrefillField | "staff" | "timeZone" | "date" | "guests";

export interface Prefill {
  readonly answers: Partial<Pick<Answers, PrefillField>>;
  readonly guests: GuestsPrefill | null;
  /** Only valid values of the address can be locked. A lock on an invalid value would block the visitor. */
  readonly locked: ReadonlySet<LockName>;
  /** All other parameters: custom fields by key, and attribution. */
  readonly others: readonly Attribution[];
}

const fields: Readonly<Record<string, PrefillField>> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  date_of_birth: "dateOfBirth",
  location: "location",
  notes: "notes",
};

const locks: Readonly<Record<string, LockName>> = {
  ...fields,
  staff: "staff",
  timezone: "timeZone",
  date: "date",
  guests: "guests",
};

/**
 * Parses the contact parameters, `guests` and `lock` (parameter names separated by commas). Values that cannot be
 * displayed (too long, control characters, an impossible date) are ignored. Other invalid values are prefilled for
 * correction but cannot be locked.
 */
export function readPrefill(url: URL): Prefill {
  const { searchParams } = url;
  const answers: Partial<Record<PrefillField, string>> = {};
  const right = new Set<LockName>();
  for (const [name, field] of Object.entries(fields)) {
    const text = cleanText(searchParams.get(name) ?? "");
    if (text === "" || !canBeShown(field, text)) continue;
    answers[field] = text;
    if (isRight(field, text)) right.add(field);
  }
  const guests = readGuests(searchParams.get("guests"));
  if (guests !== null) right.add("guests");
  const { staff, timeZone, date } = readCalendarAddress(url);
  if (staff !== null) right.add("staff");
  if (timeZone !== null) right.add("timeZone");
  if (date !== null) right.add("date");
  const wanted = (searchParams.get("lock") ?? "").split(",", 50).map((name) => locks[name.trim()]);
  return {
    answers,
    guests,
    locked: new Set(wanted.filter((lock) => lock !== undefined && right.has(lock)) as LockName[]),
    others: validateAttribution([...searchParams].map(([name, value]) => ({ name, value }))),
  };
}

const limits: Readonly<Record<PrefillField, { readonly max: number; readonly lines?: boolean }>> = {
  firstName: { max: CONTACT_LIMITS.name },
  lastName: { max: CONTACT_LIMITS.name },
  email: { max: CONTACT_LIMITS.email },
  phone: { max: CONTACT_LIMITS.phone },
  dateOfBirth: { max: 10 },
  location: { max: CONTACT_LIMITS.location, lines: true },
  notes: { max: CONTACT_LIMITS.notes, lines: true },
};

function canBeShown(field: PrefillField, text: string): boolean {
  return textFault(text, limits[field]) === null && (field !== "dateOfBirth" || isIsoDate(text));
}

function isRight(field: PrefillField, text: string): boolean {
  if (field === "email") return emailFault(text) === null;
  if (field === "firstName" || field === "lastName") return nameFault(text) === null;
  return field !== "phone" || phoneFault(text) === null;
}
