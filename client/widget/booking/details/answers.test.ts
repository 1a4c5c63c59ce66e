import { expect, test } from "vitest";
import { faultsFrom, faultsOf, firstFault, noAnswers, placeOf, type Questions } from "./answers.ts";

const questions: Questions = {
  askPhone: "OPTIONAL",
  askDateOfBirth: "NO",
  locationKinds: ["AT_PROVIDER"],
  consentText: null,
  today: "2026-11-20",
};
const complete = { ...noAnswers, firstName: "Margit", lastName: "Nagy", email: "margit@example.org" };

test("validateContactDetails requires name and email, other fields as configured", () => {
  expect(faultsOf(noAnswers, questions)).toEqual({
    firstName: "REQUIRED",
    lastName: "REQUIRED",
    email: "REQUIRED",
  });
  expect(faultsOf(complete, questions)).toEqual({});
  expect(
    faultsOf(complete, {
      ...questions,
      askPhone: "REQUIRED",
      askDateOfBirth: "REQUIRED",
      consentText: "I agree",
    }),
  ).toEqual({ phone: "REQUIRED", dateOfBirth: "REQUIRED", consent: "CONSENT_REQUIRED" });
});

test("validateContactDetails requires an address or a choice of location", () => {
  const home: Questions = { ...questions, locationKinds: ["AT_VISITOR"] };
  expect(faultsOf({ ...complete, location: "   " }, home)).toEqual({ location: "LOCATION_REQUIRED" });
  expect(faultsOf({ ...complete, location: "1 Elm Street" }, home)).toEqual({});
  const choice: Questions = { ...questions, locationKinds: ["AT_PROVIDER", "ONLINE"] };
  expect(faultsOf(complete, choice)).toEqual({ locationKind: "LOCATION_REQUIRED" });
  expect(placeOf({ ...complete, locationKind: "PHONE" }, choice)).toBe(null);
  expect(placeOf(complete, questions)).toBe("AT_PROVIDER");
});

test("validateContactDetails reports invalid texts", () => {
  const wrong = { ...complete, email: "margit@", phone: "12", notes: "x".repeat(2001), firstName: "A\u0000" };
  expect(faultsOf(wrong, questions)).toEqual({
    firstName: "NAME_INVALID",
    email: "INVALID_EMAIL",
    phone: "INVALID_PHONE",
    notes: "TOO_LONG",
  });
});

test("findFirstIssue returns the first issue in page order", () => {
  expect(firstFault({ consent: "CONSENT_REQUIRED", email: "INVALID_EMAIL" })).toBe("email");
  expect(firstFault({})).toBe(null);
  const names = { firstName: "REQUIRED", lastName: "REQUIRED" } as const;
  expect(firstFault(names)).toBe("firstName");
  expect(firstFault(names, { isFamilyNameFirst: true })).toBe("lastName");
  expect(firstFault({ firstName: "REQUIRED" }, { isFamilyNameFirst: true })).toBe("firstName");
});

test("toFieldIssues assigns issues of the server by path", () => {
  expect(
    faultsFrom([
      { path: ["input", "contact", "email"], code: "INVALID_EMAIL" },
      { path: ["contact", "email"], code: "TOO_LONG" },
      { path: ["location"], code: "LOCATION_REQUIRED" },
      { path: ["holdToken"], code: "ALTERED" },
    ]),
  ).toEqual({ email: "INVALID_EMAIL", location: "LOCATION_REQUIRED" });
});
