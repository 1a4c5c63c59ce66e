import { expect, test } from "vitest";
import { EMPTY_ANSWERS } from "../details/answers.ts";
import {
  initialFlow,
  hasDetails,
  endsHold,
  nextFlow,
  type BookingFlow,
  type FlowEvent,
} from "./bookingFlow.ts";

const hold = {
  token: "t",
  startsAt: "2026-11-24T19:30:00Z",
  endsAt: "2026-11-24T20:00:00Z",
  until: 600_000,
  staff: ["Amara"],
  service: "consultation",
  people: [["Amara Osei"]],
  visit: "[]",
};
const answers = { ...EMPTY_ANSWERS, firstName: "Margit", email: "margit@" };
const after = (...events: FlowEvent[]): BookingFlow => events.reduce(nextFlow, initialFlow);

test("nextFlow goes from the choice of a time to a booking", () => {
  const held = after({ type: "asksToHold" }, { type: "held", hold });
  expect(held).toMatchObject({ busy: null, hold, failure: null });
  expect(nextFlow(held, { type: "asksToBook" }).busy).toBe("booking");
});

test("nextFlow drops a lost hold and keeps the answers", () => {
  for (const code of ["STAFF_BUSY", "RESOURCE_UNAVAILABLE", "SLOT_UNAVAILABLE", "HOLD_EXPIRED"] as const) {
    const lost = after(
      { type: "held", hold },
      { type: "answered", answers },
      { type: "asksToBook" },
      { type: "refused", failure: { code } },
    );
    expect(lost).toMatchObject({ busy: null, hold: null, answers, failure: { code } });
    expect(endsHold(lost.failure)).toBe(true);
  }
});

test("nextFlow keeps hold and answers after a failure that does not lose the time", () => {
  for (const code of ["CONNECTION", "UNKNOWN", "INVALID_INPUT", "IDEMPOTENCY_CONFLICT"] as const) {
    const failed = after(
      { type: "held", hold },
      { type: "answered", answers },
      { type: "asksToBook" },
      { type: "refused", failure: { code } },
    );
    expect(failed).toMatchObject({ busy: null, hold, answers, failure: { code } });
    expect(endsHold(failed.failure)).toBe(false);
  }
});

test("nextFlow removes an issue when its field changes and keeps the others", () => {
  const failedState = after(
    { type: "held", hold },
    { type: "answered", answers },
    { type: "asksToBook" },
    {
      type: "refused",
      failure: { code: "INVALID_INPUT" },
      contactIssues: { email: "INVALID_EMAIL", lastName: "REQUIRED" },
    },
  );
  const better = nextFlow(failedState, {
    type: "answered",
    answers: { ...answers, email: "margit@example.org" },
  });
  expect(better.contactIssues).toEqual({ lastName: "REQUIRED" });
});

test("nextFlow ignores the end of the hold while booking and after the first end", () => {
  const booking = after({ type: "held", hold }, { type: "asksToBook" });
  expect(nextFlow(booking, { type: "holdEnded" })).toBe(booking);
  const ended = after({ type: "held", hold }, { type: "holdEnded" });
  expect(ended).toMatchObject({ hold: null, failure: { code: "HOLD_EXPIRED" } });
  expect(nextFlow(ended, { type: "holdEnded" })).toBe(ended);
});

test("nextFlow ignores a second press and a booking without a hold", () => {
  const holding = after({ type: "asksToHold" });
  expect(nextFlow(holding, { type: "asksToHold" })).toBe(holding);
  expect(nextFlow(holding, { type: "chose" })).toBe(holding);
  expect(nextFlow(initialFlow, { type: "asksToBook" })).toBe(initialFlow);
});

test("nextFlow clears the failure when another time is chosen", () => {
  const lost = after({ type: "asksToHold" }, { type: "refused", failure: { code: "STAFF_BUSY" } });
  expect(nextFlow(lost, { type: "chose" }).failure).toBe(null);
});

test("nextFlow keeps the hold when a change of guests fails, for every code", () => {
  const failedState = after(
    { type: "held", hold },
    { type: "asksToHold" },
    {
      type: "refused",
      failure: { code: "SEAT_SHORTAGE", count: 2, isHoldKept: true },
    },
  );
  expect(failedState).toMatchObject({ hold, busy: null });
  expect(endsHold(failedState.failure)).toBe(false);
});

test("nextFlow keeps the guests after a lost hold and clears their issues on input", () => {
  const guests = [{ name: "Ada", email: "ada@example.org" }];
  const lost = after({ type: "held", hold }, { type: "guestsAnswered", guests }, { type: "holdEnded" });
  expect(lost).toMatchObject({ guests, hold: null });
  const objected = after(
    { type: "held", hold },
    {
      type: "refused",
      failure: { code: "INVALID_INPUT" },
      guestIssues: { "guests.0.email": "INVALID_EMAIL" },
    },
  );
  expect(objected.guestIssues).toEqual({ "guests.0.email": "INVALID_EMAIL" });
  expect(nextFlow(objected, { type: "guestsAnswered", guests }).guestIssues).toEqual({});
});

test("hasDetails returns whether there are details to keep", () => {
  expect(hasDetails(initialFlow)).toBe(false);
  expect(hasDetails(after({ type: "held", hold }))).toBe(false);
  expect(hasDetails(after({ type: "answered", answers }))).toBe(true);
  expect(hasDetails(after({ type: "answered", answers: { ...EMPTY_ANSWERS, consent: true } }))).toBe(true);
});
