import type { BookingDraft, OrderAnswersDraft, OrderDraft } from "./data/writeOrder.ts";
import type { Hold, HoldLine } from "./data/holds/loadHold.ts";
import type { DetailOverride } from "../../shared/bookings/overrides.ts";
import {
  CONTACT_LIMITS,
  type ContactDetails,
  type ContactDraft,
  validateContact,
} from "../../shared/contact/contactRules.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, type Issue, issue } from "../../shared/failures/failure.ts";
import { assignGuests } from "../../shared/guests/assignGuests.ts";
import { type GuestDraft, validateGuests } from "../../shared/guests/guestRules.ts";
import { calculateOrderSum } from "../../shared/money/due.ts";
import { validateAttribution } from "../../shared/links/attribution.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import { toCurrentTimeZone } from "../../shared/time/timeZones.ts";
import { isLocale } from "../../platform/i18n/locales.ts";
import type { Outcome } from "../../platform/database/scope.ts";

export interface BookDraft {
  readonly contact: ContactDraft;
  readonly locationKind: HoldLine["locationKinds"][number] | null;
  readonly location: string | null;
  readonly notes: string | null;
  readonly consent: boolean;
  readonly timeZone: string;
  readonly locale: string;
  /** Null or absent if the visitor did not choose to add guests. */
  readonly guests?: readonly GuestDraft[] | null;
  readonly attribution?: readonly { readonly name: string; readonly value: string }[] | null;
  /** Rules that must not reject the details. */
  readonly overrides?: readonly DetailOverride[];
}

type Details = Omit<
  OrderDraft,
  "id" | "reference" | "contactId" | "bookings" | "guestsAwaitConfirmation" | keyof OrderAnswersDraft
> & {
  readonly bookings: readonly Omit<BookingDraft, "id">[];
};

export type DetailsFailure = FailureWith<"INVALID_INPUT" | "RESERVATION_LIMIT">;

/** Returns every issue at once. */
export function validateDetails(
  hold: Hold,
  draft: BookDraft,
  at: {
    readonly now: number;
    readonly timeZone: string;
    /** Null for the rest of the hold, at least five minutes. */
    readonly paySeconds: number | null;
    readonly isDiallable?: (phone: string) => boolean;
  },
): Outcome<Details, DetailsFailure> {
  const issues: Issue[] = [];
  const allowed = draft.overrides ?? [];
  const contact = validateContact(draft.contact, {
    askEmail: allowed.includes("WITHOUT_EMAIL") ? "OPTIONAL" : "REQUIRED",
    askPhone: strictestRule(hold.lines.map((line) => line.askPhone)),
    askDateOfBirth: strictestRule(hold.lines.map((line) => line.askDateOfBirth)),
    today: getLocalDate(at.timeZone, Math.floor(at.now / 60_000)),
    ...(at.isDiallable && { isDiallable: at.isDiallable }),
  });
  issues.push(...contact.issues.map((one) => ({ ...one, path: ["contact", ...one.path] })));
  const { guests, issues: guestIssues } = validateGuests(draft.guests ?? null, contact.details.email);
  issues.push(...guestIssues);
  const placement = assignGuests(hold.lines, guests.length);
  if ("issue" in placement && guestIssues.length === 0) issues.push(placement.issue);

  const notes = cleanText(draft.notes ?? "");
  const notesIssueCode = checkText(notes, { max: CONTACT_LIMITS.notes, allowsLines: true });
  if (notesIssueCode) issues.push(issue(["notes"], notesIssueCode));

  const consentText = hold.lines.find((line) => line.consentText !== null)?.consentText ?? null;
  const isConsentMissing = consentText !== null && !draft.consent;
  if (isConsentMissing && !allowed.includes("WITHOUT_CONSENT"))
    issues.push(issue(["consent"], "CONSENT_REQUIRED"));

  const timeZone = toCurrentTimeZone(draft.timeZone);
  if (!timeZone) issues.push(issue(["timeZone"], "UNKNOWN_TIME_ZONE"));
  if (!isLocale(draft.locale)) issues.push(issue(["locale"], "INVALID"));

  const guestsByLine = "places" in placement ? placement.places : hold.lines.map(() => []);
  const totals = calculateOrderSum(
    hold.lines.map((line, i) => ({ ...line, people: countPeople(line, guestsByLine[i]!) })),
  );
  // An order is paid as one, so its free bookings wait as well.
  const isPaid = hold.lines.some((line, i) => line.mode === "INSTANT" && totals.lines[i]!.dueMinor > 0);
  const bookings = hold.lines.map((line, i) => {
    const locationResult = validateLocation(line, hold.lines, draft);
    // Lines share one location.
    issues.push(...locationResult.issues.filter((one) => !issues.some((known) => isSameIssue(known, one))));
    // A start in the past leaves nothing to decide.
    const isRequest = line.mode === "REQUEST" && line.startsAt > at.now;
    return {
      ordinal: line.ordinal,
      status: isRequest
        ? ("REQUESTED" as const)
        : isPaid
          ? ("AWAITING_PAYMENT" as const)
          : ("CONFIRMED" as const),
      // A request ends at its start at the latest.
      decideBy: isRequest
        ? new Date(Math.min(line.startsAt, at.now + line.decisionMinutes * 60_000)).toISOString()
        : isPaid
          ? new Date(getPaymentDeadline(hold, at)).toISOString()
          : null,
      ...totals.lines[i]!,
      locationKind: locationResult.kind,
      location: locationResult.text,
      guests: guestsByLine[i]!,
    };
  });
  const limit: FailureWith<"RESERVATION_LIMIT"> | null =
    "limit" in placement ? { code: "RESERVATION_LIMIT", count: placement.limit } : null;
  if (issues.length === 0 && limit) return { ok: false, failure: limit };
  if (issues.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", issues } };
  return {
    ok: true,
    value: {
      contact: contact.details,
      notes,
      // Only a text that the booker has agreed to.
      consentText: isConsentMissing ? null : consentText,
      overrides: listUsedOverrides(contact.details, isConsentMissing),
      totalMinor: totals.totalMinor,
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

/** Those without which the details would be rejected. */
function listUsedOverrides({ email }: ContactDetails, isConsentMissing: boolean): DetailOverride[] {
  return [
    ...(email === null ? ["WITHOUT_EMAIL" as const] : []),
    ...(isConsentMissing ? ["WITHOUT_CONSENT" as const] : []),
  ];
}

/** Even if the hold expires earlier. */
const MIN_PAYMENT_SECONDS = 300;

/** Epoch milliseconds. */
function getPaymentDeadline(
  hold: Hold,
  { now, paySeconds }: { readonly now: number; readonly paySeconds: number | null },
): number {
  return paySeconds === null
    ? Math.max(hold.expiresAt, now + MIN_PAYMENT_SECONDS * 1000)
    : now + paySeconds * 1000;
}

function countPeople({ member }: HoldLine, guests: readonly number[]): number {
  return member > 0 ? 1 : 1 + guests.length;
}

function isSameIssue(a: Issue, b: Issue): boolean {
  return a.code === b.code && a.path.join() === b.path.join();
}

function strictestRule(rules: readonly HoldLine["askPhone"][]): HoldLine["askPhone"] {
  return rules.includes("REQUIRED") ? "REQUIRED" : rules.includes("OPTIONAL") ? "OPTIONAL" : "NO";
}

/**
 * The only location kind of the line, otherwise the chosen one. The choice applies to all lines, so one line has to
 * offer it.
 */
function validateLocation(line: HoldLine, lines: readonly HoldLine[], draft: BookDraft) {
  const issues: Issue[] = [];
  const onlyKind = line.locationKinds.length === 1 ? line.locationKinds[0]! : null;
  const chosenKind = draft.locationKind;
  const isUnknownKind = chosenKind !== null && !lines.some((one) => one.locationKinds.includes(chosenKind));
  const kind = isUnknownKind ? chosenKind : (onlyKind ?? chosenKind);
  const isOffered = kind === null ? line.locationKinds.length === 0 : line.locationKinds.includes(kind);
  if (!isOffered) issues.push(issue(["locationKind"], kind === null ? "LOCATION_REQUIRED" : "INVALID"));
  const text = kind === "AT_VISITOR" ? cleanText(draft.location ?? "") : "";
  const issueCode = checkText(text, { max: CONTACT_LIMITS.location, allowsLines: true });
  if (issueCode) issues.push(issue(["location"], issueCode));
  if (kind === "AT_VISITOR" && text === "") issues.push(issue(["location"], "LOCATION_REQUIRED"));
  return { kind, text, issues };
}
