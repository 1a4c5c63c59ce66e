import {
  CONTACT_LIMITS,
  checkEmail,
  checkName,
  checkPhone,
} from "../../../../server/shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../../../server/shared/contact/text.ts";
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
  readonly otherParams: readonly Attribution[];
}

const FIELD_BY_PARAM: Readonly<Record<string, PrefillField>> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  date_of_birth: "dateOfBirth",
  location: "location",
  notes: "notes",
};

const LOCK_BY_PARAM: Readonly<Record<string, LockName>> = {
  ...FIELD_BY_PARAM,
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
  const lockable = new Set<LockName>();
  for (const [name, field] of Object.entries(FIELD_BY_PARAM)) {
    const text = cleanText(searchParams.get(name) ?? "");
    if (text === "" || !isDisplayable(field, text)) continue;
    answers[field] = text;
    if (isValidValue(field, text)) lockable.add(field);
  }
  const guests = readGuests(searchParams.get("guests"));
  if (guests !== null) lockable.add("guests");
  const { staff, timeZone, date } = readCalendarAddress(url);
  if (staff !== null) lockable.add("staff");
  if (timeZone !== null) lockable.add("timeZone");
  if (date !== null) lockable.add("date");
  const requestedLocks = (searchParams.get("lock") ?? "")
    .split(",", 50)
    .map((name) => LOCK_BY_PARAM[name.trim()]);
  return {
    answers,
    guests,
    locked: new Set(requestedLocks.filter((lock) => lock !== undefined && lockable.has(lock)) as LockName[]),
    otherParams: validateAttribution([...searchParams].map(([name, value]) => ({ name, value }))),
  };
}

const FIELD_LIMITS: Readonly<Record<PrefillField, { readonly max: number; readonly allowsLines?: boolean }>> =
  {
    firstName: { max: CONTACT_LIMITS.name },
    lastName: { max: CONTACT_LIMITS.name },
    email: { max: CONTACT_LIMITS.email },
    phone: { max: CONTACT_LIMITS.phone },
    dateOfBirth: { max: 10 },
    location: { max: CONTACT_LIMITS.location, allowsLines: true },
    notes: { max: CONTACT_LIMITS.notes, allowsLines: true },
  };

function isDisplayable(field: PrefillField, text: string): boolean {
  return checkText(text, FIELD_LIMITS[field]) === null && (field !== "dateOfBirth" || isIsoDate(text));
}

function isValidValue(field: PrefillField, text: string): boolean {
  if (field === "email") return checkEmail(text) === null;
  if (field === "firstName" || field === "lastName") return checkName(text) === null;
  return field !== "phone" || checkPhone(text) === null;
}
