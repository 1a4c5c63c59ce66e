import { useEffect, useState } from "react";
import {
  type FormAnswers,
  NO_FORM_ANSWERS,
  parseStoredAnswers,
  toStoredAnswers,
} from "../../forms/drafts.ts";
import { isRecord } from "../../shared/isRecord.ts";
import { getSessionStorage, randomKey } from "../../shared/webStorage.ts";
import type { BookingOverride } from "../bookings/actions/overrideLabels.ts";

export interface BookedGuest {
  readonly name: string;
  readonly email: string;
}

export interface NewBookingDraft {
  /** Id of the known client whose details were taken over. */
  readonly contact: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO date. Empty if the service does not need it. */
  readonly dateOfBirth: string;
  /** Id of the service. */
  readonly service: string;
  /** Id of the staff member. Empty for anyone. */
  readonly staff: string;
  readonly startsAt: string;
  readonly seats: number;
  readonly guests: readonly BookedGuest[];
  readonly location: string;
  readonly locationKind: string;
  readonly notes: string;
  readonly consent: boolean;
  readonly answers: FormAnswers;
  readonly overrides: readonly BookingOverride[];
}

export const emptyDraft: NewBookingDraft = {
  contact: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  dateOfBirth: "",
  service: "",
  staff: "",
  startsAt: "",
  seats: 1,
  guests: [],
  location: "",
  locationKind: "",
  notes: "",
  consent: false,
  answers: NO_FORM_ANSWERS,
  overrides: [],
};

const STORAGE_KEY = "daybook.desk.newBooking";
const VISITOR_KEY = "daybook.desk.visitor";

/** After a reload the same booking is the same request, so the token stays. */
function getVisitor(): string {
  const visitor = getSessionStorage()?.getItem(VISITOR_KEY) ?? randomKey();
  getSessionStorage()?.setItem(VISITOR_KEY, visitor);
  return visitor;
}

function loadDraft(): NewBookingDraft {
  try {
    const stored: unknown = JSON.parse(getSessionStorage()?.getItem(STORAGE_KEY) ?? "null");
    if (!isRecord(stored)) return emptyDraft;
    const known = Object.entries(stored).filter(
      ([name, value]) =>
        name in emptyDraft && typeof value === typeof emptyDraft[name as keyof NewBookingDraft],
    );
    return {
      ...emptyDraft,
      ...Object.fromEntries(known),
      answers: parseStoredAnswers(stored["answers"]),
      guests: parseGuests(stored["guests"]),
      overrides: Array.isArray(stored["overrides"]) ? (stored["overrides"] as BookingOverride[]) : [],
    };
  } catch {
    return emptyDraft;
  }
}

function parseGuests(stored: unknown): readonly BookedGuest[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).map(({ name, email }) => ({
    name: typeof name === "string" ? name : "",
    email: typeof email === "string" ? email : "",
  }));
}

/**
 * Keeps what is typed in the tab's session storage, so it survives a reload and a sign-in. An uploaded file stays as
 * well; one that is still being sent does not. `prefill` holds the values of the address, which replace stored ones
 * once.
 */
export function useNewBookingDraft(prefill: Partial<NewBookingDraft>) {
  const [draft, setDraft] = useState<NewBookingDraft>(() => ({ ...loadDraft(), ...prefill }));
  const [visitor] = useState(getVisitor);
  useEffect(() => {
    if (draft === emptyDraft) getSessionStorage()?.removeItem(STORAGE_KEY);
    else
      getSessionStorage()?.setItem(
        STORAGE_KEY,
        JSON.stringify({ ...draft, answers: toStoredAnswers(draft.answers) }),
      );
  }, [draft]);
  return {
    draft,
    change: (next: Partial<NewBookingDraft>) => setDraft((current) => ({ ...current, ...next })),
    /** The form may unmount before an effect runs, so the stored draft is removed at once. */
    clear() {
      getSessionStorage()?.removeItem(STORAGE_KEY);
      setDraft(emptyDraft);
    },
    /** Token of this tab. Its next hold releases the one before. */
    visitor,
  };
}
