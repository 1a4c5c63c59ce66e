import type { Answers } from "../details/answers.ts";
import { noAnswers } from "../details/noAnswers.ts";
import type { Work } from "../../forms/proof/prove.ts";
import type { GuestAnswer } from "../party/guestAnswers.ts";
import { type Filled, notFilled, readFilled, storedFilled } from "../../forms/drafts.ts";
import type { Prefilled } from "../prefill/applyPrefill.ts";
import { type FormPrefilled, readFormPrefilled } from "../../forms/prefill/formPrefilled.ts";

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
export interface Visit {
  /** A random token. A new hold releases the previous one of the same visitor. */
  readonly visitor: string;
  readonly answers: Answers;
  readonly prefilled: Prefilled;
  readonly guests: readonly GuestAnswer[];
  readonly filled: Filled;
  readonly formPrefilled: FormPrefilled;
  readonly hold: HeldTime | null;
  /** Idempotency key of the last attempt to book, and its input. */
  readonly attempt: { readonly key: string; readonly input: string } | null;
}

export interface VisitStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const storageKey = "daybook.visit";

/** Returns 128 random bits in hexadecimal. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export function newVisit(): Visit {
  return {
    visitor: randomKey(),
    answers: noAnswers,
    prefilled: {},
    guests: [],
    filled: notFilled,
    formPrefilled: new Map(),
    hold: null,
    attempt: null,
  };
}

/** Used where storage is forbidden. It lasts as long as the page. */
const kept = new Map<string, string>();
const inMemory: VisitStore = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

/** Returns the tab's session storage, or memory where a frame or a setting forbids it. Null on the server. */
export function sessionStore(): VisitStore | null {
  if (typeof window === "undefined") return null;
  try {
    return window.sessionStorage ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function recallVisit(store: VisitStore | null): Visit {
  try {
    const stored: unknown = JSON.parse(store?.getItem(storageKey) ?? "null");
    if (!isRecord(stored) || typeof stored["visitor"] !== "string") return newVisit();
    const { visitor, answers, prefilled, guests, filled, formPrefilled, hold, attempt } = stored;
    return {
      visitor,
      answers: readAnswers(answers),
      prefilled: readPrefilled(prefilled),
      guests: readGuestAnswers(guests),
      filled: readFilled(filled),
      formPrefilled: readFormPrefilled(formPrefilled),
      hold: readHold(hold),
      attempt:
        isRecord(attempt) && typeof attempt["key"] === "string" && typeof attempt["input"] === "string"
          ? { key: attempt["key"], input: attempt["input"] }
          : null,
    };
  } catch {
    return newVisit();
  }
}

/** Stores the draft for a reload. Errors of the storage are ignored. */
export function rememberVisit(store: VisitStore | null, visit: Visit): void {
  try {
    const { filled, formPrefilled, ...rest } = visit;
    const stored = { ...rest, filled: storedFilled(filled), formPrefilled: [...formPrefilled] };
    store?.setItem(storageKey, JSON.stringify(stored));
  } catch {}
}

export function forgetVisit(store: VisitStore | null): void {
  try {
    store?.removeItem(storageKey);
  } catch {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return noAnswers;
  const entries = Object.entries(noAnswers).map(([field, empty]) => {
    const value = stored[field];
    const isGood = empty === null ? typeof value === "string" : typeof value === typeof empty;
    return [field, isGood ? value : empty];
  });
  return Object.fromEntries(entries) as unknown as Answers;
}

function readPrefilled(stored: unknown): Prefilled {
  const texts = Object.entries(isRecord(stored) ? stored : {}).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Prefilled;
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
  const isGood =
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
  return isGood ? (stored as unknown as HeldTime) : null;
}
