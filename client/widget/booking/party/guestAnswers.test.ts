import { expect, test } from "vitest";
import { toGuestIssues, validateGuestAnswers, sortIssuePaths, resizeGuests } from "./guestAnswers.ts";

test("resizeGuests returns one row per guest and keeps typed answers", () => {
  const ada = { name: "Ada", email: "ada@example.org" };
  expect(resizeGuests([ada], 2)).toEqual([ada, { name: "", email: "" }]);
  expect(resizeGuests([ada, ada], 1)).toEqual([ada]);
});

test("sortIssuePaths sorts issues in the order of the page", () => {
  const issues = validateGuestAnswers([{ name: "", email: "" }], "margit@example.org");
  expect(issues).toEqual({ "guests.0.name": "NAME_REQUIRED", "guests.0.email": "EMAIL_REQUIRED" });
  expect(validateGuestAnswers([], "")).toEqual({ guests: "GUEST_COUNT" });
  expect(validateGuestAnswers(null, "")).toEqual({});
  expect(
    sortIssuePaths({
      "guests.10.name": "NAME_REQUIRED",
      "guests.2.email": "EMAIL_REQUIRED",
      "guests.2.service": "GUEST_SERVICES",
      guests: "GUEST_COUNT",
    }),
  ).toEqual(["guests", "guests.2.service", "guests.2.email", "guests.10.name"]);
});

test("toGuestIssues takes only issues about guests, with or without a prefix", () => {
  expect(
    toGuestIssues([
      { path: ["contact", "email"], code: "INVALID_EMAIL" },
      { path: ["guests", "1", "email"], code: "EMAIL_NOT_UNIQUE" },
      { path: ["input", "guests", "0", "name"], code: "NAME_INVALID" },
    ]),
  ).toEqual({ "guests.1.email": "EMAIL_NOT_UNIQUE", "guests.0.name": "NAME_INVALID" });
});
