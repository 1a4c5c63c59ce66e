import { expect, test } from "vitest";
import {
  toFieldIssues,
  validateContactDetails,
  findFirstIssue,
  EMPTY_ANSWERS,
  getLocationKind,
  type Questions,
} from "./answers.ts";

const questions: Questions = {
  askPhone: "OPTIONAL",
  askDateOfBirth: "NO",
  locationKinds: ["AT_PROVIDER"],
  consentText: null,
  today: "2026-11-20",
};
const complete = { ...EMPTY_ANSWERS, firstName: "Margit", lastName: "Nagy", email: "margit@example.org" };

test("validateContactDetails requires name and email, other fields as configured", () => {
  expect(validateContactDetails(EMPTY_ANSWERS, questions)).toEqual({
    firstName: "REQUIRED",
    lastName: "REQUIRED",
    email: "REQUIRED",
  });
  expect(validateContactDetails(complete, questions)).toEqual({});
  expect(
    validateContactDetails(complete, {
      ...questions,
      askPhone: "REQUIRED",
      askDateOfBirth: "REQUIRED",
      consentText: "I agree",
    }),
  ).toEqual({ phone: "REQUIRED", dateOfBirth: "REQUIRED", consent: "CONSENT_REQUIRED" });
});

test("validateContactDetails requires an address or a choice of location", () => {
  const home: Questions = { ...questions, locationKinds: ["AT_VISITOR"] };
  expect(validateContactDetails({ ...complete, location: "   " }, home)).toEqual({
    location: "LOCATION_REQUIRED",
  });
  expect(validateContactDetails({ ...complete, location: "1 Elm Street" }, home)).toEqual({});
  const choice: Questions = { ...questions, locationKinds: ["AT_PROVIDER", "ONLINE"] };
  expect(validateContactDetails(complete, choice)).toEqual({ locationKind: "LOCATION_REQUIRED" });
  expect(getLocationKind({ ...complete, locationKind: "PHONE" }, choice)).toBe(null);
  expect(getLocationKind(complete, questions)).toBe("AT_PROVIDER");
});

test("validateContactDetails reports invalid texts", () => {
  const wrong = { ...complete, email: "margit@", phone: "12", notes: "x".repeat(2001), firstName: "A\u0000" };
  expect(validateContactDetails(wrong, questions)).toEqual({
    firstName: "NAME_INVALID",
    email: "INVALID_EMAIL",
    phone: "INVALID_PHONE",
    notes: "TOO_LONG",
  });
});

test("findFirstIssue returns the first issue in page order", () => {
  expect(findFirstIssue({ consent: "CONSENT_REQUIRED", email: "INVALID_EMAIL" })).toBe("email");
  expect(findFirstIssue({})).toBe(null);
  const names = { firstName: "REQUIRED", lastName: "REQUIRED" } as const;
  expect(findFirstIssue(names)).toBe("firstName");
  expect(findFirstIssue(names, { isFamilyNameFirst: true })).toBe("lastName");
  expect(findFirstIssue({ firstName: "REQUIRED" }, { isFamilyNameFirst: true })).toBe("firstName");
});

test("toFieldIssues assigns issues of the server by path", () => {
  expect(
    toFieldIssues([
      { path: ["input", "contact", "email"], code: "INVALID_EMAIL" },
      { path: ["contact", "email"], code: "TOO_LONG" },
      { path: ["location"], code: "LOCATION_REQUIRED" },
      { path: ["holdToken"], code: "ALTERED" },
    ]),
  ).toEqual({ email: "INVALID_EMAIL", location: "LOCATION_REQUIRED" });
});
