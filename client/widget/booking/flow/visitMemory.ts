import type { Answers } from "../details/answers.ts";
import { noAnswers } from "../details/noAnswers.ts";
import type { Work } from "../../forms/proof/prove.ts";
import type { GuestAnswer } from "../party/guestAnswers.ts";
import { type Filled, notFilled, readFilled, storedFilled } from "../../forms/drafts.ts";
import type { Prefilled } from "../prefill/applyPrefill.ts";
import { type FormPrefilled, readFormPrefilled } from "../../forms/prefill/formPrefilled.ts";

/** A time that is kept for this visitor. */
export interface HeldTime {
  readonly token: string;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The end of the hold by this device's clock, in milliseconds. */
  readonly until: number;
  /** Who will serve. */
  readonly staff: readonly string[];
  readonly service: string;
  /** Who will serve each line of the visit. */
  readonly people: readonly (readonly string[])[];
  /** What is held: `VisitPlan.key`. */
  readonly visit: string;
  /** Every start of a series, in the order of time; absent: it is one visit. */
  readonly series?: readonly string[];
  /** Proof of work that booking it will need; absent: none, as far as known. */
  readonly work?: Work;
  /** The ids of the forms that its services ask, in the order in which they are merged; absent: none. */
  readonly forms?: readonly string[];
}

/** What a visit has come to so far. Never in a cookie, never in the address. */
export interface Visit {
  /** The visitor's own random token: a new hold gives the former back. */
  readonly visitor: string;
  readonly answers: Answers;
  /** What an address filled in of them. */
  readonly prefilled: Prefilled;
  /** What was typed about the guests. */
  readonly guests: readonly GuestAnswer[];
  /** The answers to the forms of the services, and what an address filled in of them. */
  readonly filled: Filled;
  readonly formPrefilled: FormPrefilled;
  readonly hold: HeldTime | null;
  /** The key of the last attempt to book and what it was for: the same again is the same request. */
  readonly attempt: { readonly key: string; readonly input: string } | null;
}

/** The part of `Storage` that we use; session storage where it is allowed. */
export interface VisitStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const storageKey = "daybook.visit";

/** A token or key of 128 random bits. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** A visit at its beginning. */
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

/** Where storage is forbidden: as long as the page lives, through all its screens. */
const kept = new Map<string, string>();
const inMemory: VisitStore = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

/** This tab's session storage, or the page's own memory where a frame or a setting forbids it. None on the server. */
export function sessionStore(): VisitStore | null {
  if (typeof window === "undefined") return null;
  try {
    return window.sessionStorage ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** What the tab remembers of the visit; a new visit where it remembers nothing readable. */
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

/** Remembers the visit for a reload. A full or forbidden storage forgets it, nothing worse. */
export function rememberVisit(store: VisitStore | null, visit: Visit): void {
  try {
    const { filled, formPrefilled, ...rest } = visit;
    const stored = { ...rest, filled: storedFilled(filled), formPrefilled: [...formPrefilled] };
    store?.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // The visit goes on in memory.
  }
}

/** Forgets everything that was typed, once it is booked. */
export function forgetVisit(store: VisitStore | null): void {
  try {
    store?.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
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
