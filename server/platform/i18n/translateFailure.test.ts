import { describe, expect, it } from "vitest";
import {
  type Failure,
  ISSUE_MESSAGES,
  type IssueCode,
  getFailureMessage,
} from "../../shared/failures/failure.ts";
import { locales } from "../../shared/languages/locales.ts";
import { translateFailure, translateIssue, translateIfKnown } from "./translateFailure.ts";
import { getI18n } from "./getI18n.ts";

/** One example per code. A new code without an example does not compile. */
const examples: { readonly [Code in Failure["code"]]: Extract<Failure, { code: Code }> } = {
  STAFF_BUSY: { code: "STAFF_BUSY" },
  RESOURCE_UNAVAILABLE: { code: "RESOURCE_UNAVAILABLE" },
  SLOT_UNAVAILABLE: { code: "SLOT_UNAVAILABLE", reason: "TOO_SOON" },
  SEAT_SHORTAGE: { code: "SEAT_SHORTAGE", available: 3 },
  RESERVATION_LIMIT: { code: "RESERVATION_LIMIT", count: 4 },
  CALENDAR_UNAVAILABLE: { code: "CALENDAR_UNAVAILABLE", reason: "UNPUBLISHED" },
  TOO_MANY_HOLDS: { code: "TOO_MANY_HOLDS" },
  TOO_MANY_ATTEMPTS: { code: "TOO_MANY_ATTEMPTS" },
  TOO_MANY_BOOKINGS: { code: "TOO_MANY_BOOKINGS", retryAt: 0 },
  TOO_MANY_OPEN_BOOKINGS: { code: "TOO_MANY_OPEN_BOOKINGS", count: 10 },
  PASSWORD_REQUIRED: { code: "PASSWORD_REQUIRED" },
  SECOND_FACTOR_REQUIRED: { code: "SECOND_FACTOR_REQUIRED", token: "t", expiresAt: 0, methods: ["CODE"] },
  CHALLENGE_EXPIRED: { code: "CHALLENGE_EXPIRED" },
  PASSKEY_REFUSED: { code: "PASSKEY_REFUSED" },
  PASSKEYS_UNAVAILABLE: { code: "PASSKEYS_UNAVAILABLE" },
  TOO_MANY_PASSKEYS: { code: "TOO_MANY_PASSKEYS", most: 20 },
  NO_SECOND_FACTOR: { code: "NO_SECOND_FACTOR" },
  LAST_SECOND_FACTOR: { code: "LAST_SECOND_FACTOR" },
  SIGN_IN_REFUSED: { code: "SIGN_IN_REFUSED" },
  USER_LINK_EXPIRED: { code: "USER_LINK_EXPIRED" },
  USER_NOT_FOUND: { code: "USER_NOT_FOUND" },
  REQUIRES_OWNER: { code: "REQUIRES_OWNER" },
  LAST_OWNER: { code: "LAST_OWNER" },
  API_KEY_NOT_FOUND: { code: "API_KEY_NOT_FOUND" },
  HOST_NOT_PROVEN: { code: "HOST_NOT_PROVEN", reason: "NOT_FOUND" },
  HOLD_EXPIRED: { code: "HOLD_EXPIRED" },
  SLUG_EXPIRED: { code: "SLUG_EXPIRED" },
  PAST_CUTOFF: { code: "PAST_CUTOFF", cutoffMinutes: 60 },
  LINK_NOT_FOUND: { code: "LINK_NOT_FOUND" },
  LINK_SPENT: { code: "LINK_SPENT" },
  INVALID_INPUT: { code: "INVALID_INPUT", issues: [] },
  IDEMPOTENCY_CONFLICT: { code: "IDEMPOTENCY_CONFLICT" },
  BUSINESS_SUSPENDED: { code: "BUSINESS_SUSPENDED" },
  BUSINESS_NOT_FOUND: { code: "BUSINESS_NOT_FOUND" },
  QUOTA_EXCEEDED: { code: "QUOTA_EXCEEDED", quota: "BOOKINGS_PER_MONTH", resetsAt: 0 },
  BOOKING_NOT_FOUND: { code: "BOOKING_NOT_FOUND" },
  NOTHING_DUE: { code: "NOTHING_DUE" },
  PAYMENT_UNAVAILABLE: { code: "PAYMENT_UNAVAILABLE" },
  PAYMENT_NOT_FOUND: { code: "PAYMENT_NOT_FOUND" },
  REFUND_TOO_LARGE: { code: "REFUND_TOO_LARGE", refundable: { amount: 100, currency: "USD" } },
  STATUS_CONFLICT: { code: "STATUS_CONFLICT", status: "CANCELLED" },
  FORM_NOT_FOUND: { code: "FORM_NOT_FOUND" },
  SURVEY_NOT_FOUND: { code: "SURVEY_NOT_FOUND" },
  ENTRY_NOT_FOUND: { code: "ENTRY_NOT_FOUND" },
  ENTRY_STATE_CONFLICT: { code: "ENTRY_STATE_CONFLICT", state: "ARCHIVED" },
  PREVIEW_NOT_FOUND: { code: "PREVIEW_NOT_FOUND" },
  MEDIA_NOT_FOUND: { code: "MEDIA_NOT_FOUND" },
  START_EXPIRED: { code: "START_EXPIRED" },
  CURSOR_EXPIRED: { code: "CURSOR_EXPIRED" },
  ENDPOINT_NOT_FOUND: { code: "ENDPOINT_NOT_FOUND" },
  ENDPOINT_NOT_ENABLED: { code: "ENDPOINT_NOT_ENABLED" },
  TOO_MANY_ENDPOINTS: { code: "TOO_MANY_ENDPOINTS", most: 20 },
  DELIVERY_NOT_FOUND: { code: "DELIVERY_NOT_FOUND" },
  PROOF_REQUIRED: { code: "PROOF_REQUIRED", challenge: "c", bits: 16 },
  NO_EMAIL: { code: "NO_EMAIL" },
  ABSENCE_CHANGED: { code: "ABSENCE_CHANGED", bookingIds: [] },
  DECISION_MISSING: { code: "DECISION_MISSING", bookingIds: [] },
  SUBSTITUTE_BUSY: { code: "SUBSTITUTE_BUSY", bookingIds: [] },
  ABSENCE_IN_EFFECT: { code: "ABSENCE_IN_EFFECT" },
  BOOKINGS_AHEAD: { code: "BOOKINGS_AHEAD", bookingIds: [] },
  DISQUALIFIED: { code: "DISQUALIFIED", text: "Please call us." },
};
/** All failures except those with a text of the business. */
const failures = Object.values<Failure>(examples).filter(({ code }) => code !== "DISQUALIFIED");
const issueCodes = Object.keys(ISSUE_MESSAGES) as IssueCode[];

describe.each(locales)("in %s", (locale) => {
  const i18n = getI18n(locale);

  it("translates every failure with its numbers", () => {
    for (const failure of failures) {
      const translation = translateFailure(i18n, failure);
      expect(translation, failure.code).not.toMatch(/[{}#]|undefined/);
      if (locale === "en") expect(translation).toBe(getFailureMessage(failure));
      else expect(translation, failure.code).not.toBe(getFailureMessage(failure));
    }
    expect(translateFailure(i18n, { code: "SEAT_SHORTAGE", available: 3 })).toContain("3");
    expect(translateFailure(i18n, { code: "RESERVATION_LIMIT", count: 4 })).toContain("4");
    const noProvider = { code: "PAYMENT_UNAVAILABLE", reason: "NO_PROVIDER" } as const;
    expect(translateFailure(i18n, noProvider)).not.toBe(
      translateFailure(i18n, { code: "PAYMENT_UNAVAILABLE" }),
    );
    if (locale !== "en") expect(translateFailure(i18n, noProvider)).not.toBe(getFailureMessage(noProvider));
  });

  it("translates every issue", () => {
    for (const code of issueCodes) {
      if (locale === "en") expect(translateIssue(i18n, code)).toBe(ISSUE_MESSAGES[code]);
      else expect(translateIssue(i18n, code), code).not.toBe(ISSUE_MESSAGES[code]);
    }
  });
});

it("uses the first issue for an invalid input", () => {
  const issues = [{ path: ["email"], code: "INVALID_EMAIL", message: ISSUE_MESSAGES.INVALID_EMAIL }] as const;
  expect(translateFailure(getI18n("de"), { code: "INVALID_INPUT", issues })).toBe(
    "Die E-Mail-Adresse ist ungültig!",
  );
});

it("uses the plural rules of the language", () => {
  const translation = (count: number) =>
    translateFailure(getI18n("pl"), { code: "SEAT_SHORTAGE", available: count });
  expect([1, 2, 5].map(translation)).toEqual([
    "Na tę godzinę zostało tylko 1 wolne miejsce",
    "Na tę godzinę zostały tylko 2 wolne miejsca",
    "Na tę godzinę zostało tylko 5 wolnych miejsc",
  ]);
});

it("keeps a text of the business unchanged, including braces", () => {
  expect(translateFailure(getI18n("de"), { code: "DISQUALIFIED", text: "Call {us} 'soon'" })).toBe(
    "Call {us} 'soon'",
  );
});

it("keeps a text without translation unchanged", () => {
  expect(translateIfKnown(getI18n("fr"), "Field {x} isn't known")).toBe("Field {x} isn't known");
  expect(translateIfKnown(getI18n("fr"), "constructor")).toBe("constructor");
  expect(translateIfKnown(getI18n("fr"), "You are not allowed to do this.")).toBe(
    "Vous n’avez pas l’autorisation de faire cela.",
  );
});
