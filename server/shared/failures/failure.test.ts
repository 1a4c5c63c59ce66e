import { expect, it } from "vitest";
import { type Failure, getFailureMessage, invalidInput, issue } from "./failure.ts";

// Exact texts of sections 5 and 8 of the specification.
it.each<[Failure, string]>([
  [{ code: "STAFF_BUSY" }, "Not booked: Staff busy"],
  [{ code: "RESOURCE_UNAVAILABLE" }, "Booking unsuccessful, resource unavailable at the moment."],
  [{ code: "SEAT_SHORTAGE", available: 3 }, "Total available seats for this slot is only 3"],
  [
    { code: "RESERVATION_LIMIT", count: 4 },
    "You can reserve up to 4 slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
  ],
  [{ code: "CALENDAR_UNAVAILABLE", reason: "UNPUBLISHED" }, "Unable to find calendar"],
])("$0.code has the wording of the specification", (failure, expectedMessage) => {
  expect(getFailureMessage(failure)).toBe(expectedMessage);
});

it.each([
  ["REQUIRED", "This field is required."],
  ["LOCATION_REQUIRED", "Location is required."],
  ["INVALID_EMAIL", "Email is invalid!"],
  ["UNKNOWN_TIME_ZONE", "No Timezone found!"],
  ["CHOOSE_ONE", "Please choose at least one option"],
] as const)("issue %s has the wording of the specification", (code, expectedMessage) => {
  expect(issue(["a", "b"], code)).toEqual({ path: ["a", "b"], code, message: expectedMessage });
});

it("INVALID_INPUT has the message of its first issue", () => {
  expect(
    getFailureMessage(invalidInput(issue(["email"], "INVALID_EMAIL"), issue(["phone"], "REQUIRED"))),
  ).toBe("Email is invalid!");
  expect(getFailureMessage(invalidInput())).toBe("Some of the data that was sent is not valid.");
});
