import { expect, it } from "vitest";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { getCurrentKind, stillApplies } from "./stillApplies.ts";
import type { NotificationKind } from "./types.ts";

const kinds: readonly NotificationKind[] = [
  "CONFIRMED",
  "REQUESTED",
  "APPROVED",
  "DECLINED",
  "RESCHEDULED",
  "CANCELLED",
  "REMINDER",
  "FOLLOW_UP",
];
const [BEFORE, DURING, AFTER] = [0, 15, 40];
const booking = { startsAt: 10, endsAt: 40 };
const applicableKinds = (status: BookingStatus, now: number, isTheirs = true) =>
  kinds.filter((kind) => stillApplies(kind, { ...booking, status, isRecipientInvolved: isTheirs }, now));

it.each<[BookingStatus, number, NotificationKind[]]>([
  ["CONFIRMED", BEFORE, ["CONFIRMED", "REQUESTED", "APPROVED", "RESCHEDULED", "REMINDER"]],
  ["CONFIRMED", DURING, ["CONFIRMED", "REQUESTED", "APPROVED", "RESCHEDULED"]],
  ["CONFIRMED", AFTER, ["FOLLOW_UP"]],
  ["COMPLETED", AFTER, ["FOLLOW_UP"]],
  ["NO_SHOW", AFTER, []],
  ["REQUESTED", BEFORE, ["REQUESTED", "RESCHEDULED"]],
  ["DECLINED", BEFORE, ["DECLINED"]],
  ["EXPIRED", AFTER, ["DECLINED"]],
  ["CANCELLED", BEFORE, ["CANCELLED"]],
  ["AWAITING_PAYMENT", BEFORE, ["APPROVED"]],
])("for %s at %i the answer is %s", (status, now, expected) => {
  expect(applicableKinds(status, now)).toEqual(expected);
});

it("sends former participants only the cancellation", () => {
  expect(applicableKinds("CONFIRMED", BEFORE, false)).toEqual(["CANCELLED"]);
});

it("sends a message in any status, and a delay until the confirmed booking ends", () => {
  const line = { ...booking, isRecipientInvolved: true };
  expect(stillApplies("MESSAGE", { ...line, status: "CANCELLED" }, AFTER)).toBe(true);
  expect(stillApplies("DELAY", { ...line, status: "CONFIRMED" }, DURING)).toBe(true);
  expect(stillApplies("DELAY", { ...line, status: "CONFIRMED" }, AFTER)).toBe(false);
  expect(stillApplies("DELAY", { ...line, status: "CANCELLED" }, BEFORE)).toBe(false);
});

it("turns a request that is booked by now into a confirmation", () => {
  expect(getCurrentKind("REQUESTED", ["CONFIRMED", "REQUESTED"])).toBe("REQUESTED");
  expect(getCurrentKind("REQUESTED", ["CONFIRMED"])).toBe("CONFIRMED");
  expect(getCurrentKind("CANCELLED", ["CANCELLED"])).toBe("CANCELLED");
});
