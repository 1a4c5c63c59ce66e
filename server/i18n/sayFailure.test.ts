import { describe, expect, it } from "vitest";
import { type Failure, ISSUE_MESSAGES, type IssueCode, failureMessage } from "../domain/failures/failure.ts";
import { locales } from "../domain/languages/locales.ts";
import { sayFailure, sayIssue, sayKnown } from "./sayFailure.ts";
import { speak } from "./speak.ts";

const failures: readonly Failure[] = [
  { code: "STAFF_BUSY" },
  { code: "RESOURCE_UNAVAILABLE" },
  { code: "SLOT_UNAVAILABLE", reason: "TOO_SOON" },
  { code: "SEAT_SHORTAGE", available: 3 },
  { code: "RESERVATION_LIMIT", count: 4 },
  { code: "CALENDAR_UNAVAILABLE" },
  { code: "TOO_MANY_HOLDS" },
  { code: "TOO_MANY_ATTEMPTS" },
  { code: "HOLD_EXPIRED" },
  { code: "SLUG_EXPIRED" },
  { code: "PAST_CUTOFF", cutoffMinutes: 60 },
  { code: "LINK_NOT_FOUND" },
  { code: "LINK_SPENT" },
  { code: "INVALID_INPUT", issues: [] },
  { code: "IDEMPOTENCY_CONFLICT" },
  { code: "BOOKING_NOT_FOUND" },
  { code: "NOTHING_DUE" },
  { code: "PAYMENT_UNAVAILABLE" },
  { code: "PAYMENT_NOT_FOUND" },
  { code: "REFUND_TOO_LARGE", left: 100 },
  { code: "STATUS_CONFLICT", status: "CANCELLED" },
  { code: "FORM_NOT_FOUND" },
  { code: "SURVEY_NOT_FOUND" },
  { code: "ENTRY_NOT_FOUND" },
  { code: "ENTRY_STATE_CONFLICT", state: "ARCHIVED" },
  { code: "PREVIEW_NOT_FOUND" },
  { code: "MEDIA_NOT_FOUND" },
  { code: "START_EXPIRED" },
  { code: "PROOF_REQUIRED", challenge: "c", bits: 16 },
];
const issueCodes = Object.keys(ISSUE_MESSAGES) as IssueCode[];

describe.each(locales)("in %s", (locale) => {
  const i18n = speak(locale);

  it("every failure is said, with its numbers", () => {
    for (const failure of failures) {
      const said = sayFailure(i18n, failure);
      expect(said, failure.code).not.toMatch(/[{}#]|undefined/);
      if (locale === "en") expect(said).toBe(failureMessage(failure));
      else expect(said, failure.code).not.toBe(failureMessage(failure));
    }
    expect(sayFailure(i18n, { code: "SEAT_SHORTAGE", available: 3 })).toContain("3");
    expect(sayFailure(i18n, { code: "RESERVATION_LIMIT", count: 4 })).toContain("4");
  });

  it("every issue is said", () => {
    for (const code of issueCodes) {
      if (locale === "en") expect(sayIssue(i18n, code)).toBe(ISSUE_MESSAGES[code]);
      else expect(sayIssue(i18n, code), code).not.toBe(ISSUE_MESSAGES[code]);
    }
  });
});

it("an invalid input speaks with its first issue", () => {
  const issues = [{ path: ["email"], code: "INVALID_EMAIL", message: ISSUE_MESSAGES.INVALID_EMAIL }] as const;
  expect(sayFailure(speak("de"), { code: "INVALID_INPUT", issues })).toBe("Die E-Mail-Adresse ist ungültig!");
});

it("counts as the language does", () => {
  const said = (count: number) => sayFailure(speak("pl"), { code: "SEAT_SHORTAGE", available: count });
  expect([1, 2, 5].map(said)).toEqual([
    "Na tę godzinę zostało tylko 1 wolne miejsce",
    "Na tę godzinę zostały tylko 2 wolne miejsca",
    "Na tę godzinę zostało tylko 5 wolnych miejsc",
  ]);
});

it("what the business says itself stays as it is, braces and all", () => {
  expect(sayFailure(speak("de"), { code: "DISQUALIFIED", text: "Call {us} 'soon'" })).toBe(
    "Call {us} 'soon'",
  );
});

it("a text that no catalogue knows stays as it is", () => {
  expect(sayKnown(speak("fr"), "Field {x} isn't known")).toBe("Field {x} isn't known");
  expect(sayKnown(speak("fr"), "constructor")).toBe("constructor");
  expect(sayKnown(speak("fr"), "You may not do this.")).toBe("Vous n’y êtes pas autorisé.");
});
