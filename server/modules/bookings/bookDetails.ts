import type { BookingDraft, OrderAnswersDraft, OrderDraft } from "./data/writeOrder.ts";
import type { HeldHold, HeldLine } from "./data/holds/loadHold.ts";
import { CONTACT_LIMITS, type ContactDraft, validateContact } from "../../shared/contact/contactRules.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import { type Failure, type Issue, issue } from "../../shared/failures/failure.ts";
import { placeGuests } from "../../shared/guests/guestPlaces.ts";
import { type GuestDraft, validateGuests } from "../../shared/guests/guestRules.ts";
import { orderSum } from "../../shared/money/due.ts";
import { validateAttribution } from "../../shared/links/attribution.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import { canonicalTimeZone } from "../../shared/time/timeZones.ts";
import { isLocale } from "../../platform/i18n/locales.ts";
import type { Outcome } from "../../platform/database/scope.ts";

export interface BookDraft {
  readonly contact: ContactDraft;
  readonly locationKind: HeldLine["locationKinds"][number] | null;
  readonly location: string | null;
  readonly notes: string | null;
  readonly consent: boolean;
  readonly timeZone: string;
  readonly locale: string;
  /** Null or absent if the visitor did not choose to add guests. */
  readonly guests?: readonly GuestDraft[] | null;
  readonly attribution?: readonly { readonly name: string; readonly value: string }[] | null;
}

type Details = Omit<
  OrderDraft,
  "id" | "reference" | "contactId" | "bookings" | "guestsAwaitConfirmation" | keyof OrderAnswersDraft
> & {
  readonly bookings: readonly Omit<BookingDraft, "id">[];
};

/** Returns every issue at once. */
export function validateDetails(
  hold: HeldHold,
  draft: BookDraft,
  at: {
    readonly now: number;
    readonly timeZone: string;
    readonly paySeconds?: number | undefined;
    readonly isDiallable?: (phone: string) => boolean;
  },
): Outcome<Details> {
  const issues: Issue[] = [];
  const contact = validateContact(draft.contact, {
    askPhone: strictest(hold.lines.map((line) => line.askPhone)),
    askDateOfBirth: strictest(hold.lines.map((line) => line.askDateOfBirth)),
    today: localDateAt(at.timeZone, Math.floor(at.now / 60_000)),
    ...(at.isDiallable && { isDiallable: at.isDiallable }),
  });
  issues.push(...contact.issues.map((one) => ({ ...one, path: ["contact", ...one.path] })));
  const { guests, issues: guestIssues } = validateGuests(draft.guests ?? null, contact.details.email);
  issues.push(...guestIssues);
  const placed = placeGuests(hold.lines, guests.length);
  if ("issue" in placed && guestIssues.length === 0) issues.push(placed.issue);

  const notes = cleanText(draft.notes ?? "");
  const notesFault = textFault(notes, { max: CONTACT_LIMITS.notes, lines: true });
  if (notesFault) issues.push(issue(["notes"], notesFault));

  const consentText = hold.lines.find((line) => line.consentText !== null)?.consentText ?? null;
  if (consentText !== null && !draft.consent) issues.push(issue(["consent"], "CONSENT_REQUIRED"));

  const timeZone = canonicalTimeZone(draft.timeZone);
  if (!timeZone) issues.push(issue(["timeZone"], "UNKNOWN_TIME_ZONE"));
  if (!isLocale(draft.locale)) issues.push(issue(["locale"], "INVALID"));

  const places = "places" in placed ? placed.places : hold.lines.map(() => []);
  const sum = orderSum(hold.lines.map((line, i) => ({ ...line, people: peopleOf(line, places[i]!) })));
  // An order is paid as one, so its free bookings wait as well.
  const isPaid = hold.lines.some((line, i) => line.mode === "INSTANT" && sum.lines[i]!.dueMinor > 0);
  const bookings = hold.lines.map((line, i) => {
    const where = judgeLocation(line, hold.lines, draft);
    // Lines share one location.
    issues.push(...where.issues.filter((one) => !issues.some((known) => isSame(known, one))));
    const isRequest = line.mode === "REQUEST";
    return {
      ordinal: line.ordinal,
      status: isRequest
        ? ("REQUESTED" as const)
        : isPaid
          ? ("AWAITING_PAYMENT" as const)
          : ("SCHEDULED" as const),
      // A request ends at its start at the latest.
      decideBy: isRequest
        ? new Date(Math.min(line.startsAt, at.now + line.decisionMinutes * 60_000)).toISOString()
        : isPaid
          ? new Date(payUntil(hold, at)).toISOString()
          : null,
      ...sum.lines[i]!,
      locationKind: where.kind,
      location: where.text,
      guests: places[i]!,
    };
  });
  const limit: Failure | null = "limit" in placed ? { code: "RESERVATION_LIMIT", count: placed.limit } : null;
  if (issues.length === 0 && limit) return { ok: false, failure: limit };
  if (issues.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", issues } };
  return {
    ok: true,
    value: {
      contact: contact.details,
      notes,
      consentText,
      totalMinor: sum.totalMinor,
      timeZone: timeZone!,
      locale: draft.locale.toLowerCase(),
      guests: guests.map((guest, i) => ({ ...guest, ordinal: i + 1 })),
      attribution: validateAttribution(draft.attribution ?? []).map(
        ({ name, value }) => [name, value] as const,
      ),
      bookings,
    },
  };
}

/** Even if the hold expires earlier. */
const PAY_SECONDS = 300;

/** Epoch milliseconds. */
function payUntil(
  hold: HeldHold,
  { now, paySeconds }: { readonly now: number; readonly paySeconds?: number | undefined },
): number {
  return paySeconds === undefined
    ? Math.max(hold.expiresAt, now + PAY_SECONDS * 1000)
    : now + paySeconds * 1000;
}

function peopleOf({ member }: HeldLine, guests: readonly number[]): number {
  return member > 0 ? 1 : 1 + guests.length;
}

function isSame(a: Issue, b: Issue): boolean {
  return a.code === b.code && a.path.join() === b.path.join();
}

function strictest(asks: readonly HeldLine["askPhone"][]): HeldLine["askPhone"] {
  return asks.includes("REQUIRED") ? "REQUIRED" : asks.includes("OPTIONAL") ? "OPTIONAL" : "NO";
}

/**
 * The only location kind of the line, otherwise the chosen one. The choice applies to all lines, so one line has to
 * offer it.
 */
function judgeLocation(line: HeldLine, lines: readonly HeldLine[], draft: BookDraft) {
  const issues: Issue[] = [];
  const only = line.locationKinds.length === 1 ? line.locationKinds[0]! : null;
  const chosen = draft.locationKind;
  const isForeign = chosen !== null && !lines.some((one) => one.locationKinds.includes(chosen));
  const kind = isForeign ? chosen : (only ?? chosen);
  const isOffered = kind === null ? line.locationKinds.length === 0 : line.locationKinds.includes(kind);
  if (!isOffered) issues.push(issue(["locationKind"], kind === null ? "LOCATION_REQUIRED" : "INVALID"));
  const text = kind === "AT_VISITOR" ? cleanText(draft.location ?? "") : "";
  const fault = textFault(text, { max: CONTACT_LIMITS.location, lines: true });
  if (fault) issues.push(issue(["location"], fault));
  if (kind === "AT_VISITOR" && text === "") issues.push(issue(["location"], "LOCATION_REQUIRED"));
  return { kind, text, issues };
}
