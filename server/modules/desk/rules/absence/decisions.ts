import { checkText } from "../../../../shared/contact/text.ts";
import { type Issue, issue } from "../../../../shared/failures/failure.ts";

/** A null id stands for a reference that was not found. Instants in epoch milliseconds. */
export type AbsenceChoice =
  | { readonly kind: "REASSIGN"; readonly staffId: string | null }
  | { readonly kind: "OFFER"; readonly until: number | null }
  | { readonly kind: "CANCEL"; readonly note: string };

export interface AbsenceChoiceOfBooking {
  readonly bookingId: string | null;
  readonly choice: AbsenceChoice;
}

/** Messages, cancellations and refunds begin after this time. */
export const UNDO_MS = 60_000;

const NOTE_MAX = 200;
const DEFAULT_OFFER_MS = 24 * 3_600_000;
/** An offer of which the client hears too late is useless. */
const SHORTEST_OFFER_MS = 10 * 60_000;
const LONGEST_OFFER_MS = 90 * 86_400_000;

export function findDecisionIssues(
  decisions: readonly AbsenceChoiceOfBooking[],
  absentStaffId: string | null,
  now: number,
): Issue[] {
  const seen = new Set<string>();
  return decisions.flatMap(({ bookingId, choice }, i) => {
    const at = (...path: string[]) => ["decisions", String(i), ...path];
    if (bookingId === null) return [issue(at("booking"), "NOT_FOUND")];
    if (seen.has(bookingId)) return [issue(at("booking"), "DUPLICATE")];
    seen.add(bookingId);
    if (choice.kind === "REASSIGN") {
      if (choice.staffId === null) return [issue(at("choice", "reassign", "staff"), "NOT_FOUND")];
      return choice.staffId === absentStaffId ? [issue(at("choice", "reassign", "staff"), "INVALID")] : [];
    }
    if (choice.kind === "CANCEL") {
      const code = checkText(choice.note, { max: NOTE_MAX });
      return code ? [issue(at("choice", "cancel", "note"), code)] : [];
    }
    if (choice.until === null) return [];
    const isValid =
      choice.until >= now + UNDO_MS + SHORTEST_OFFER_MS && choice.until <= now + LONGEST_OFFER_MS;
    return isValid ? [] : [issue(at("choice", "offer", "until"), "OUT_OF_RANGE")];
  });
}

/** Ends at the start of the booking at the latest, but leaves the client some minutes. */
export function getOfferLimit(until: number | null, startsAt: number, now: number): number {
  const limit = Math.min(until ?? now + UNDO_MS + DEFAULT_OFFER_MS, startsAt);
  return Math.max(limit, now + UNDO_MS + SHORTEST_OFFER_MS);
}
