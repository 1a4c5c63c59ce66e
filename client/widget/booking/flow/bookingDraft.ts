import { isRecord } from "../../../shared/isRecord.ts";
import { type KeyValueStore, randomKey } from "../../../shared/webStorage.ts";
import type { Answers } from "../details/answers.ts";
import { EMPTY_ANSWERS } from "../details/emptyAnswers.ts";
import type { Work } from "../../forms/proof/prove.ts";
import type { GuestAnswer } from "../party/guestAnswers.ts";
import {
  type FormAnswers,
  NO_FORM_ANSWERS,
  parseStoredAnswers,
  toStoredAnswers,
} from "../../../forms/drafts.ts";
import type { PrefilledAnswers } from "../prefill/applyPrefill.ts";
import { type FormPrefill, parseFormPrefill } from "../../forms/prefill/formPrefill.ts";

export interface HeldTime {
  readonly token: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** End of the hold in milliseconds of the device's clock. */
  readonly until: number;
  readonly staff: readonly string[];
  readonly service: string;
  readonly people: readonly (readonly string[])[];
  /** `CartPlan.key` of the held lines. */
  readonly visit: string;
  /** Starts of a series in ascending order. Absent for a single appointment. */
  readonly series?: readonly string[];
  /** Proof of work that booking requires. Absent if the server announced none. */
  readonly work?: Work;
  /** Ids of the services' forms in merge order. Absent if there are none. */
  readonly forms?: readonly string[];
}

/** The unfinished booking of a tab. It contains personal data, so it is never stored in a cookie or in the address. */
export interface SavedBookingDraft {
  /** A random token. A new hold releases the previous one of the same visitor. */
  readonly visitor: string;
  readonly answers: Answers;
  readonly prefilled: PrefilledAnswers;
  readonly guests: readonly GuestAnswer[];
  readonly filled: FormAnswers;
  readonly formPrefilled: FormPrefill;
  readonly hold: HeldTime | null;
  /** Idempotency key of the last attempt to book, and its input. */
  readonly attempt: { readonly key: string; readonly input: string } | null;
}

const storageKey = "daybook.visit";

export function createDraft(): SavedBookingDraft {
  return {
    visitor: randomKey(),
    answers: EMPTY_ANSWERS,
    prefilled: {},
    guests: [],
    filled: NO_FORM_ANSWERS,
    formPrefilled: new Map(),
    hold: null,
    attempt: null,
  };
}

export function loadDraft(store: KeyValueStore | null): SavedBookingDraft {
  try {
    const stored: unknown = JSON.parse(store?.getItem(storageKey) ?? "null");
    if (!isRecord(stored) || typeof stored["visitor"] !== "string") return createDraft();
    const { visitor, answers, prefilled, guests, filled, formPrefilled, hold, attempt } = stored;
    return {
      visitor,
      answers: readAnswers(answers),
      prefilled: readPrefilled(prefilled),
      guests: readGuestAnswers(guests),
      filled: parseStoredAnswers(filled),
      formPrefilled: parseFormPrefill(formPrefilled),
      hold: readHold(hold),
      attempt:
        isRecord(attempt) && typeof attempt["key"] === "string" && typeof attempt["input"] === "string"
          ? { key: attempt["key"], input: attempt["input"] }
          : null,
    };
  } catch {
    return createDraft();
  }
}

/** Stores the draft for a reload. Errors of the storage are ignored. */
export function saveDraft(store: KeyValueStore | null, visit: SavedBookingDraft): void {
  try {
    const { filled, formPrefilled, ...rest } = visit;
    const stored = { ...rest, filled: toStoredAnswers(filled), formPrefilled: [...formPrefilled] };
    store?.setItem(storageKey, JSON.stringify(stored));
  } catch {}
}

export function removeDraft(store: KeyValueStore | null): void {
  try {
    store?.removeItem(storageKey);
  } catch {}
}

function readAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return EMPTY_ANSWERS;
  const entries = Object.entries(EMPTY_ANSWERS).map(([field, initial]) => {
    const value = stored[field];
    const isValid = initial === null ? typeof value === "string" : typeof value === typeof initial;
    return [field, isValid ? value : initial];
  });
  return Object.fromEntries(entries) as unknown as Answers;
}

function readPrefilled(stored: unknown): PrefilledAnswers {
  const texts = Object.entries(isRecord(stored) ? stored : {}).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as PrefilledAnswers;
}

function readGuestAnswers(stored: unknown): readonly GuestAnswer[] {
  if (!Array.isArray(stored)) return [];
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return stored.map((guest: unknown) =>
    isRecord(guest) ? { name: text(guest["name"]), email: text(guest["email"]) } : { name: "", email: "" },
  );
}

function readHold(stored: unknown): HeldTime | null {
  if (!isRecord(stored)) return null;
  const { token, startsAt, endsAt, until, staff, service, people, visit, series, forms, work } = stored;
  const isValid =
    [token, startsAt, endsAt, service, visit].every((text) => typeof text === "string") &&
    typeof until === "number" &&
    Array.isArray(staff) &&
    staff.every((name) => typeof name === "string") &&
    Array.isArray(people) &&
    people.every(Array.isArray) &&
    (work === undefined ||
      (isRecord(work) && typeof work["challenge"] === "string" && typeof work["bits"] === "number")) &&
    [series, forms].every(
      (list) => list === undefined || (Array.isArray(list) && list.every((text) => typeof text === "string")),
    );
  return isValid ? (stored as unknown as HeldTime) : null;
}
