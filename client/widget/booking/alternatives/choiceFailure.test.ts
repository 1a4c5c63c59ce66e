import { expect, test } from "vitest";
import { isChoiceFailure, getChoiceFailureMessage } from "./choiceFailure.ts";

const RESERVATION_LIMIT =
  "You can reserve up to {count} slots for this service. To book for additional guests, kindly select a different service for the same time slot.";

test.each([
  [{ code: "RESERVATION_LIMIT", count: 2 }, RESERVATION_LIMIT, { count: 2 }],
  [
    { code: "SEAT_SHORTAGE", available: 3 },
    "Total available seats for this slot is only {count}",
    { count: 3 },
  ],
  [
    { code: "INVALID_INPUT", issues: [{ code: "GUESTS_NOT_TAKEN" }] },
    "This service takes no guests.",
    undefined,
  ],
  [{ code: "RESOURCE_UNAVAILABLE" }, "This cannot all take place at the same time.", undefined],
])("getChoiceFailureMessage names the reason of a choice without times: %j", (failure, message, values) => {
  const { title } = getChoiceFailureMessage(failure);
  expect(title.message).toBe(message);
  expect(title.values).toEqual(values);
});

test("isChoiceFailure distinguishes a choice without times from a closed calendar", () => {
  expect(isChoiceFailure({ code: "STAFF_BUSY" })).toBe(true);
  for (const code of ["CALENDAR_UNAVAILABLE", "PAYMENT_UNAVAILABLE"])
    expect(isChoiceFailure({ code })).toBe(false);
  expect(isChoiceFailure(null)).toBe(false);
});
